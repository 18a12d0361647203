import { choiceFilter, createUrlFilters } from '../../lib/browser/url-filters'

/** In the order of the tabs. */
const TAB_IDS = ['server', 'nodes', 'certificates', 'discovery', 'trace'] as const

export type TabId = (typeof TAB_IDS)[number]

export function createOpcUa() {
  return createUrlFilters<{ tab: TabId }>({ tab: choiceFilter(TAB_IDS) })
}
