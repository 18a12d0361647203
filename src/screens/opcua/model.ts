import { choiceFilter, createUrlFilters } from '../../lib/browser/url-filters'
import type { NodeEditor } from './nodes/model'

/** In the order of the tabs. */
const TAB_IDS = ['server', 'nodes', 'certificates', 'discovery', 'trace'] as const

export type TabId = (typeof TAB_IDS)[number]

/** Models of tabs that keep their input while another tab is open. */
export interface KeptModels {
  nodes?: NodeEditor
}

export function createOpcUa() {
  const kept: KeptModels = {}
  return {
    ...createUrlFilters<{ tab: TabId }>({ tab: choiceFilter(TAB_IDS) }),
    kept,
    leave: () => kept.nodes?.discard()
  }
}
