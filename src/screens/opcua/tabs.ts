import type { LoadPart } from '../../lib/browser/part'
import type { MessageKey } from '../../lib/text/message'
import type { TabId, TabProps } from './model'

interface TabPart {
  id: TabId
  text: MessageKey
  load: LoadPart<TabProps>
}

/** Each tab's code and texts are loaded when it is first opened. */
export const TABS: readonly [TabPart, ...TabPart[]] = [
  { id: 'server', text: 'common.term.server', load: () => import('./server/tab') },
  { id: 'nodes', text: 'common.term.addressSpace', load: () => import('./nodes/tab') },
  {
    id: 'certificates',
    text: 'common.term.certificates',
    load: () => import('./certificates/tab')
  },
  {
    id: 'discovery',
    text: 'common.term.discovery',
    load: () => import('./discovery/tab')
  },
  { id: 'trace', text: 'common.term.traceLog', load: () => import('./trace/tab') }
]
