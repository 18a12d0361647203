import { screenPart } from '../../lib/browser/screen-part'
import type { MessageKey } from '../../lib/text/message'
import type { TabId, TabProps } from './model'

interface TabPart {
  id: TabId
  text: MessageKey
  usePart: ReturnType<typeof screenPart<TabProps>>
}

/** Each tab's code and texts are loaded when it is first opened. */
export const TABS: readonly [TabPart, ...TabPart[]] = [
  { id: 'server', text: 'common.term.server', usePart: screenPart('opcua-server', () => import('./server/tab')) },
  { id: 'nodes', text: 'common.term.addressSpace', usePart: screenPart('opcua-nodes', () => import('./nodes/tab')) },
  {
    id: 'certificates',
    text: 'common.term.certificates',
    usePart: screenPart('opcua-certificates', () => import('./certificates/tab'))
  },
  {
    id: 'discovery',
    text: 'common.term.discovery',
    usePart: screenPart('opcua-discovery', () => import('./discovery/tab'))
  },
  { id: 'trace', text: 'common.term.traceLog', usePart: screenPart('opcua-trace', () => import('./trace/tab')) }
]
