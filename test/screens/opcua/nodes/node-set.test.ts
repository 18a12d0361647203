import '../../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createTagImport } from '../../../../src/screens/opcua/nodes/import'
import { writeNodeSet } from '../../../../src/screens/opcua/nodes/node-set/write-node-set'
import { nodeTreeOf, treeOf } from '../../../../src/screens/opcua/nodes/tree/node-tree'
import { type PlacedNode, placeNodes } from '../../../../src/screens/opcua/nodes/tree/place-nodes'
import { EMPTY_TREE, pathOf, type Tree, tagOf } from '../../../../src/screens/opcua/nodes/tree/tree'
import { driverTable } from '../../../panel/communication/drivers'
import { createPanel } from '../../../panel/panel'
import { errorsIn } from '../../../setup/table-file'
import { foreignNodeSet } from './foreign-node-set'
import { everyKindOfNode } from './node-set-sample'
import { idAt, outline, SETTINGS, sampleTree } from './sample-tree'

const test = suite('NodeSet2 files')

const drivers = driverTable(createPanel().state)
const URI = 'urn:hmi-7f31:Line%202%20panel'
/** The addresses of the sample, whatever the project of the panel has. */
const anyDrivers = {
  drivers: [
    {
      plc: 'Line & "PLC" <1>',
      driver: 'Any',
      index_registers: { first: 0, last: 9 },
      addresses: [
        {
          type: 'D',
          format: 'D<%d>&"',
          first: 0,
          last: 99_999,
          data_types: [
            ...'BOOL INT8 UINT8 INT16 UINT16 INT32 UINT32 INT64 UINT64 FLOAT DOUBLE STRING'.split(' '),
            'BCD16'
          ]
        }
      ]
    }
  ]
}

function importer(tree: Tree, table: Parameters<typeof createTagImport>[1] = drivers) {
  const result = { tree }
  const model = createTagImport(
    () => result.tree,
    table,
    (nodes: readonly PlacedNode[]) => {
      const edited = placeNodes(result.tree, nodes)
      if ('refused' in edited) return edited
      result.tree = edited.tree
      return undefined
    }
  )
  const pick = async (text: string) => {
    await model.pick(new File([text], 'nodes.XML'))
    return model.$rows.get()
  }
  const reasonOf = async (text: string) => {
    await pick(text)
    const picked = model.$picked.get()
    return picked.status === 'read' && picked.table.status === 'unreadable' ? picked.table.reason : undefined
  }
  const warning = () => {
    const picked = model.$picked.get()
    return picked.status === 'read' && picked.table.status === 'readable' ? picked.table.warning : undefined
  }
  return { model, result, pick, reasonOf, warning }
}

const written = (tree: Tree) => writeNodeSet(tree, URI).join('\n')

test('what was exported is imported as the same folders and tags', async () => {
  // node-opcua has no NodeIds with this separator of lines.
  const stored = everyKindOfNode(['x\u2028y'])
  const { model, result, pick, warning } = importer(EMPTY_TREE, anyDrivers)
  const rows = await pick(written(treeOf(stored)))
  assert.ok(rows.length > 1000)
  assert.equal([errorsIn(rows), warning()], [[], undefined])
  assert.is(await model.apply(), undefined)
  assert.equal(nodeTreeOf(result.tree), stored)
})

test('what was exported changes nothing in the same tree, and brings back what was removed from it', async () => {
  const stored = everyKindOfNode()
  const tree = treeOf(stored)
  const same = importer(tree, anyDrivers)
  assert.equal([...new Set((await same.pick(written(tree))).map(({ outcome }) => outcome))], ['unchanged'])

  const less = importer(treeOf({ folders: stored.folders.slice(0, 1) }), anyDrivers)
  await less.pick(written(tree))
  await less.model.apply()
  assert.equal(nodeTreeOf(less.result.tree), stored)
})

test('each node is on a line of its own, which a row of the review names', async () => {
  const text = written(sampleTree({ Filler: { Speed: '3' } }))
  const rows = await importer(EMPTY_TREE).pick(text)
  const lines = text.split('\n')
  assert.equal(
    rows.map(({ line }) => lines[line - 1]?.slice(0, 40)),
    ['<UAObject NodeId="ns=1;s=Filler" BrowseN', '<UAVariable NodeId="ns=1;s=Filler/Speed"']
  )
  assert.equal(
    (await importer(EMPTY_TREE).pick(lines.join(''))).map(({ line }) => line),
    [1, 2]
  )
})

test('a modeller changes the type, the length and the access of a tag, which keeps its address', async () => {
  const tree = sampleTree({ Filler: { Speed: '3' } })
  const { model, result, pick } = importer(tree)
  const text = written(tree)
    .replace('DataType="Int16"', 'DataType="i=10" ValueRank="1" ArrayDimensions="4"')
    .replace('AccessLevel="1"', 'AccessLevel="3"')
  assert.equal(errorsIn(await pick(text)), [])
  await model.apply()
  assert.equal(tagOf(result.tree, idAt(tree, 'Filler/Speed'))?.settings, {
    ...SETTINGS,
    address: '3',
    data_type: 'FLOAT',
    length: 4,
    access: 'writable'
  })
})

test('a modeller renames tags and folders, which its NodeIds identify', async () => {
  const tree = sampleTree({ Filler: { Tank: { Level: '1' }, Speed: '3', Rate: '4', Kept: '5' }, Washer: { Zone: '6' } })
  const text = written(tree)
    .replace('BrowseName="1:Speed"', 'BrowseName="1:Rate"')
    .replace('BrowseName="1:Rate" ParentNodeId="ns=1;s=Filler" DataType="Int16" AccessLevel="1"><DisplayName>Rate', m =>
      m.replace('1:Rate', '1:Pace')
    )
    .replace('BrowseName="1:Tank"', 'BrowseName="1:Vessel"')
  const { model, result, pick } = importer(tree)
  const rows = await pick(text)
  assert.equal(errorsIn(rows), [])
  assert.equal(
    rows.map(({ outcome, values }) => `${values.path} ${outcome}`),
    [
      'Filler/ unchanged',
      'Filler/Vessel/ changed',
      'Filler/Vessel/Level changed',
      'Filler/Rate changed',
      'Filler/Pace changed',
      'Filler/Kept unchanged',
      'Washer/ unchanged',
      'Washer/Zone unchanged'
    ]
  )
  assert.is(await model.apply(), undefined)
  const pathNow = (path: string) => pathOf(result.tree, idAt(tree, path)).join('/')
  assert.equal(['Filler/Tank', 'Filler/Tank/Level', 'Filler/Speed', 'Filler/Rate', 'Filler/Kept'].map(pathNow), [
    'Filler/Vessel',
    'Filler/Vessel/Level',
    'Filler/Rate',
    'Filler/Pace',
    'Filler/Kept'
  ])
  assert.is(result.tree.tags, tree.tags)
  assert.is(result.tree.folders, tree.folders)
  const level = idAt(tree, 'Filler/Tank/Level')
  assert.equal(tagOf(result.tree, level)?.settings, tagOf(tree, level)?.settings)
})

test('a tag cannot be renamed to the name of another one', async () => {
  const tree = sampleTree({ Filler: { Speed: '3', Rate: '4' } })
  const text = written(tree).replace('BrowseName="1:Speed"', 'BrowseName="1:Rate"')
  const withoutOther = text.replace(/<UAVariable NodeId="ns=1;s=Filler\/Rate".*\n/, '')
  assert.equal(errorsIn(await importer(tree).pick(withoutOther)), [
    [7, 'path', ['opcuaNodes.refused.duplicateName', { name: 'Rate' }]]
  ])
})

test('takes what the panel has from a file of another tool, and names what it does not have', async () => {
  const tree = sampleTree({ Line: { Filler: { Speed: '3' } } })
  const { model, result, pick, warning } = importer(tree)
  const rows = await pick(foreignNodeSet)
  assert.equal(
    rows.map(({ cells, outcome, errors }) => [cells[0], outcome, ...errors.map(({ message }) => message)]),
    [
      ['FillerType', 'rejected', ['opcuaNodes.import.unsupported', { path: 'FillerType' }]],
      ['FillerType/Speed', 'rejected', ['opcuaNodes.import.unsupported', { path: 'FillerType/Speed' }]],
      ['Line/', 'unchanged'],
      ['Line/Filler/', 'unchanged'],
      ['Line/Filler/Speed', 'changed'],
      [
        'Line/Filler/Speed/EURange',
        'rejected',
        ['opcuaNodes.import.unsupported', { path: 'Line/Filler/Speed/EURange' }]
      ],
      ['Line/Filler/Start', 'rejected', ['opcuaNodes.import.unsupported', { path: 'Line/Filler/Start' }]],
      ['Line/Filler/Level', 'rejected', ['opcuaNodes.import.noAddress', { path: 'Line/Filler/Level' }]],
      [
        'Line/Filler/Matrix',
        'rejected',
        'errors.integer',
        ['opcuaNodes.import.noAddress', { path: 'Line/Filler/Matrix' }]
      ],
      [
        'Line/Filler/Secret',
        'rejected',
        'opcuaNodes.import.access',
        ['opcuaNodes.import.noAddress', { path: 'Line/Filler/Secret' }]
      ],
      [
        'Line/Filler/A/B',
        'rejected',
        ['opcuaNodes.refused.name', { most: 64 }],
        ['opcuaNodes.import.noAddress', { path: 'Line/Filler/A/B' }]
      ],
      ['Line/Spare/', 'added']
    ]
  )
  assert.equal(warning(), [
    'opcuaNodes.import.left',
    { names: 'Description, DisplayName, HasTypeDefinition, Historizing, Value' }
  ])
  await model.apply()
  assert.equal(outline(result.tree), ['Line/', 'Line/Filler/', 'Line/Filler/Speed', 'Line/Spare/'])
  const { data_type, access, address } = tagOf(result.tree, idAt(tree, 'Line/Filler/Speed'))!.settings
  assert.equal([data_type, access, address], ['FLOAT', 'writable', '3'])
})

test('nodes that contain each other end no import', async () => {
  const node = (id: number, parent: number) =>
    `<UAObject NodeId="ns=1;i=${id}" BrowseName="1:N${id}" ParentNodeId="ns=1;i=${parent}"/>`
  const rows = await importer(EMPTY_TREE).pick(nodeSet(node(1, 2) + node(2, 1)))
  assert.equal(
    errorsIn(rows).map(([, field, message]) => [field, message]),
    [
      ['path', ['opcuaNodes.refused.tooDeep', { most: 16 }]],
      ['path', ['opcuaNodes.refused.tooDeep', { most: 16 }]]
    ]
  )
})

const nodeSet = (nodes: string) =>
  `<UANodeSet xmlns="http://opcfoundation.org/UA/2011/03/UANodeSet.xsd">${nodes}</UANodeSet>`

const UNREADABLE: [what: string, text: string, reason: string][] = [
  ['no XML', 'Path,PLC\nFiller,Line PLC', 'notXml'],
  ['XML that breaks off', nodeSet('<UAObject NodeId="i=1">'), 'notXml'],
  ['an entity of its own', nodeSet('<UAObject NodeId="&a;"/>'), 'notXml'],
  ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'notNodeSet'],
  ['an element of the same name', '<UANodeSet/>', 'notNodeSet'],
  ['no nodes', nodeSet('<NamespaceUris/>'), 'noNodes'],
  ['a DTD', `<!DOCTYPE UANodeSet [<!ENTITY a "b">]>${nodeSet('&a;')}`, 'dtd']
]
for (const [what, text, reason] of UNREADABLE)
  test(`refuses a file with ${what}`, async () => {
    assert.is(await importer(EMPTY_TREE).reasonOf(text), `opcuaNodes.import.${reason}`)
  })

test('refuses a file that is too large before it is read', async () => {
  const { model } = importer(EMPTY_TREE)
  await model.pick({
    name: 'nodes.xml',
    size: 200 * 1024 * 1024,
    arrayBuffer: () => Promise.reject(new Error('it is read'))
  })
  const picked = model.$picked.get()
  assert.equal(picked.status === 'refused' && picked.reason, ['errors.file.tooLarge', { most: '96 MB' }])
})

test.run()
