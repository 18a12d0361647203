import { computed } from 'nanostores'
import { readOpcUaServer } from '../../api/opcua/server'
import { choiceFilter } from '../../lib/browser/url-filters'
import { polled } from '../../lib/remote/polled'
import { createPageFilters } from '../../stores/address/page-filters'
import type { NodeEditor } from './nodes/model'

/** In the order of the tabs. */
const TAB_IDS = ['server', 'nodes', 'certificates', 'discovery', 'trace'] as const

const POLL_SECONDS = 5

export type TabId = (typeof TAB_IDS)[number]

/** Models of tabs that keep their input while another tab is open. */
export interface KeptModels {
  nodes?: NodeEditor
}

export function createOpcUa() {
  const kept: KeptModels = {}
  const filters = createPageFilters<{ tab: TabId }>({ tab: choiceFilter(TAB_IDS, 'opcua.tabs') })
  // The other tabs only need to know whether there is a server.
  const $while = computed(filters.$filters, ({ tab }) => tab === 'server')
  return {
    ...filters,
    $server: polled(readOpcUaServer, { everySeconds: POLL_SECONDS, $while }),
    kept,
    leave: () => kept.nodes?.leave()
  }
}

export type OpcUaModel = ReturnType<typeof createOpcUa>

export type TabProps = Pick<OpcUaModel, 'kept' | '$server'>
