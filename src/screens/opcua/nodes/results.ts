import type { RefusalTexts } from '../../../api/client/refusal-types'
import type { NodeTreeRefusal } from '../../../api/opcua'

export const RESULTS: RefusalTexts<NodeTreeRefusal> = { invalid_tree: 'opcuaNodes.save.refused' }
