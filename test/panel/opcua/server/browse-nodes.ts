import type { ClientSession } from './test-client'

/** A folder or tag as a client finds it. */
export type BrowsedNode = { nodeId: string; name: string } & (
  | { kind: 'folder' }
  | { kind: 'tag'; dataType: string; length: number | null; access: number }
)

const OBJECTS = 'i=85'
/** Folders of the server itself are in other namespaces. */
const OWN = 1
const VARIABLE = 2
/** Attributes of a variable (OPC 10000-6, A.1). */
const DATA_TYPE = 14
const ARRAY_DIMENSIONS = 16
const ACCESS_LEVEL = 17

/** All folders and tags below `Objects`, each folder followed by what it contains. */
export async function browseNodes(session: ClientSession, from: object | string = OBJECTS): Promise<BrowsedNode[]> {
  const { references } = await session.browse(from)
  const below = references?.filter(({ isForward, nodeId }) => isForward && nodeId.namespace === OWN) ?? []
  const nodes: BrowsedNode[] = []
  for (const { nodeId, browseName, nodeClass } of below) {
    const named = { nodeId: String(nodeId), name: browseName.name }
    if (nodeClass !== VARIABLE) nodes.push({ ...named, kind: 'folder' }, ...(await browseNodes(session, nodeId)))
    else {
      const attributes = [DATA_TYPE, ARRAY_DIMENSIONS, ACCESS_LEVEL]
      const [dataType, dimensions, access] = await session.read(
        attributes.map(attributeId => ({ nodeId, attributeId }))
      )
      const [length = null] = Array.from((dimensions?.value.value as ArrayLike<number> | null) ?? [])
      nodes.push({
        ...named,
        kind: 'tag',
        dataType: String(dataType?.value.value),
        length,
        access: Number(access?.value.value)
      })
    }
  }
  return nodes
}
