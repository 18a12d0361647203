import { atom } from 'nanostores'
import { recall, remember } from '../../lib/browser/storage'

export const LAYOUTS = ['trend', 'table', 'both'] as const
export type Layout = (typeof LAYOUTS)[number]

const STORAGE_KEY = 'dataLogLayout'

/** Chart, table or both, stored in this browser. */
export function createLayout() {
  const $layout = atom<Layout>(LAYOUTS.find(layout => layout === recall(STORAGE_KEY)) ?? 'both')

  return {
    $layout,
    pick(layout: Layout): void {
      remember(STORAGE_KEY, layout)
      $layout.set(layout)
    }
  }
}
