import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { writeNodeSet } from '../../../../src/screens/opcua/nodes/node-set/write-node-set'
import { treeOf } from '../../../../src/screens/opcua/nodes/tree/node-tree'
import { nodeIdAt, pathOf, walk } from '../../../../src/screens/opcua/nodes/tree/tree'
import { loadPackage } from '../../../panel/opcua/server/node-opcua'
import { everyKindOfNode } from './node-set-sample'

/** Of node-opcua just what the test uses. */
interface LoadedSpace {
  getNamespaceIndex(uri: string): number
  findNode(nodeId: string | object): LoadedNode | null
  shutdown(): Promise<void>
  dispose(): void
}

interface LoadedNode {
  browseName: { name: string }
  displayName: readonly { text: string }[]
  dataType: object
  valueRank: number
  arrayDimensions: ArrayLike<number> | null
  accessLevel: number
  getFolderElements(): readonly LoadedNode[]
  typeDefinitionObj: { browseName: { name: string } }
}

const { AddressSpace } = loadPackage('node-opcua-address-space') as { AddressSpace: { create(): LoadedSpace } }
const { generateAddressSpace } = loadPackage('node-opcua-address-space/nodeJS.js') as {
  generateAddressSpace(space: LoadedSpace, files: readonly string[]): Promise<void>
}
const { nodesets } = loadPackage('node-opcua-nodesets') as { nodesets: { standard: string } }

const URI = 'urn:hmi-7f31:Line%202%20panel'

const test = suite('an exported NodeSet2 file in node-opcua')

let folder: string
let space: LoadedSpace
const stored = everyKindOfNode()
const tree = treeOf(stored)

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'node-set-'))
  const file = join(folder, 'nodes.xml')
  await writeFile(file, writeNodeSet(tree, URI).join('\n'))
  space = AddressSpace.create()
  await generateAddressSpace(space, [nodesets.standard, file])
})
test.after(async () => {
  await space.shutdown()
  space.dispose()
  await rm(folder, { recursive: true })
})

/** At the index that the namespace has there. */
const found = (...path: string[]) => {
  const id = nodeIdAt(path).replace('ns=1', `ns=${space.getNamespaceIndex(URI)}`)
  const node = space.findNode(id)
  assert.ok(node, id)
  return node
}

test('loads all nodes, in their folders', () => {
  for (const child of tree.root.children)
    walk(child, '', node => {
      const loaded = found(...pathOf(tree, node.id))
      assert.equal([loaded.browseName.name, loaded.displayName[0]?.text], [node.name, node.name])
      if (node.kind === 'folder')
        assert.equal(
          loaded.getFolderElements().map(({ browseName }) => browseName.name),
          node.children.map(({ name }) => name)
        )
    })
})

const TYPES: [name: string, dataType: string][] = [
  ['BOOL', 'ns=0;i=1'],
  ['INT8', 'ns=0;i=2'],
  ['UINT8', 'ns=0;i=3'],
  ['INT16', 'ns=0;i=4'],
  ['UINT16', 'ns=0;i=5'],
  ['INT32', 'ns=0;i=6'],
  ['UINT32', 'ns=0;i=7'],
  ['INT64', 'ns=0;i=8'],
  ['UINT64', 'ns=0;i=9'],
  ['FLOAT', 'ns=0;i=10'],
  ['DOUBLE', 'ns=0;i=11'],
  ['STRING', 'ns=0;i=12'],
  ['BCD16', 'ns=0;i=24']
]

test('tags have their data types, arrays and access', () => {
  for (const [name, dataType] of TYPES) {
    const scalar = found('Types', name)
    assert.equal(
      [String(scalar.dataType), scalar.valueRank, scalar.accessLevel, scalar.typeDefinitionObj.browseName.name],
      [dataType, -1, 1, 'BaseDataVariableType']
    )
    const more = found('Types', `${name} × 20`)
    const shape = name === 'STRING' ? [-1, []] : [1, [20]]
    assert.equal([more.valueRank, [...(more.arrayDimensions ? Array.from(more.arrayDimensions) : [])]], shape, name)
    assert.is(more.accessLevel, 3)
  }
  assert.is(found('Types').typeDefinitionObj.browseName.name, 'FolderType')
})

test.run()
