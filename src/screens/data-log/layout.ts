import { atom } from 'nanostores'
import { recall, remember } from '../../lib/browser/storage'

export const LAYOUTS = ['trend', 'table', 'both'] as const
export type Layout = (typeof LAYOUTS)[number]

const KEY = 'dataLogLayout'

/** Chart, table or both; this browser keeps the choice. */
export function createLayout() {
  const $layout = atom<Layout>(LAYOUTS.find(layout => layout === recall(KEY)) ?? 'both')

  return {
    $layout,
    pickLayout(layout: Layout): void {
      remember(KEY, layout)
      $layout.set(layout)
    }
  }
}
