import { screenPart } from '../../lib/browser/screen-part'
import type { MessageKey } from '../../lib/text/message'
import type { KeptModels, TabId } from './model'

export interface TabProps {
  kept: KeptModels
}

interface TabPart {
  id: TabId
  text: MessageKey
  usePart: ReturnType<typeof screenPart<TabProps>>
}

/** Each tab's code and texts are loaded when it is first opened. */
export const TABS: readonly [TabPart, ...TabPart[]] = [
  { id: 'nodes', text: 'opcua.tab.nodes', usePart: screenPart('opcua-nodes', () => import('./nodes/tab')) },
  {
    id: 'certificates',
    text: 'opcua.tab.certificates',
    usePart: screenPart('opcua-certificates', () => import('./certificates/tab'))
  }
]
