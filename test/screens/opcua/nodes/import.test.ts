import '../../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildCsv } from '../../../../src/lib/table-file/csv'
import { exportedTags } from '../../../../src/screens/opcua/nodes/columns'
import { createTagImport } from '../../../../src/screens/opcua/nodes/import'
import { type PlacedNode, placeNodes } from '../../../../src/screens/opcua/nodes/tree/place-nodes'
import { type Tree, tagOf } from '../../../../src/screens/opcua/nodes/tree/tree'
import { driverTable } from '../../../panel/communication/drivers'
import { createPanel } from '../../../panel/panel'
import { errorsIn, pickText, reasonOf } from '../../../setup/table-file'
import { idAt, outline, SETTINGS, sampleTree } from './sample-tree'

const test = suite('import of tags')

const drivers = driverTable(createPanel().state)
const PLANT = sampleTree({ Filler: { Tank: { Level: '1' }, Speed: '3' } })
const HEAD = 'Path,PLC,Address format,Address,Index register,Data type,Length,Access'

function importer(tree: Tree = PLANT) {
  const result = { tree }
  const model = createTagImport(
    () => result.tree,
    drivers,
    (tags: readonly PlacedNode[]) => {
      const edited = placeNodes(result.tree, tags)
      if ('refused' in edited) return edited
      result.tree = edited.tree
      return undefined
    }
  )
  return { model, result }
}

const file = (...rows: string[]) => [HEAD, ...rows].join('\n')

test('adds tags with the folders that are missing, changes those that exist, and keeps their ids', async () => {
  const { model, result } = importer()
  const rows = await pickText(
    model,
    file(
      'Filler/Speed,Line PLC,MW%d,77,,FLOAT,,write',
      'Filler/Tank/Level,Line PLC,MW%d,1,,INT16,1,read',
      'Line 2/Packer/State,Capper S7-1200,M%d,10.3,7,BOOL,1,'
    )
  )
  assert.equal(
    rows.map(({ outcome }) => outcome),
    ['changed', 'unchanged', 'added']
  )
  assert.is(await model.apply(), undefined)
  assert.equal(outline(result.tree).slice(-3), ['Line 2/', 'Line 2/Packer/', 'Line 2/Packer/State'])
  assert.equal(tagOf(result.tree, idAt(PLANT, 'Filler/Speed'))?.settings, {
    ...SETTINGS,
    address: '77',
    data_type: 'FLOAT',
    access: 'writable'
  })
  const state = tagOf(result.tree, idAt(result.tree, 'Line 2/Packer/State'))
  assert.equal([state?.settings.index_register, state?.settings.access], [7, 'readable'])
})

test('edits only what is new or changed: other tags of the file stay as they are saved, with their values', async () => {
  const { model, result } = importer()
  const level = 'Filler/Tank/Level,Line PLC,MW%d,1,,INT16,1,read'
  await pickText(model, file(level, 'Filler/Speed,Line PLC,MW%d,3,,INT16,1,read'))
  await model.apply()
  assert.is(result.tree, PLANT)
  await pickText(model, file(level, 'Filler/Speed,Line PLC,MW%d,77,,INT16,1,read'))
  await model.apply()
  const [before, after] = [PLANT, result.tree].map(tree => tagOf(tree, idAt(PLANT, 'Filler/Tank/Level')))
  assert.is(after, before)
  assert.is(tagOf(result.tree, idAt(PLANT, 'Filler/Speed'))?.settings.address, '77')
})

const FAULTS: [row: string, field: string, message: unknown][] = [
  ['Speed,Line PLC,MW%d,1,,INT16,1,read', 'path', 'opcuaNodes.import.path'],
  ['Filler/Tank,Line PLC,MW%d,1,,INT16,1,read', 'path', 'opcuaNodes.import.taken'],
  ['Filler/Speed/Rate,Line PLC,MW%d,1,,INT16,1,read', 'path', 'opcuaNodes.import.taken'],
  ['Filler//Rate,Line PLC,MW%d,1,,INT16,1,read', 'path', ['opcuaNodes.refused.name', { most: 64 }]],
  [`${'a/'.repeat(16)}b,Line PLC,MW%d,1,,INT16,1,read`, 'path', ['opcuaNodes.refused.tooDeep', { most: 16 }]],
  [',Line PLC,MW%d,1,,INT16,1,read', 'path', 'errors.required'],
  ['Filler/A,PLC 9,MW%d,1,,INT16,1,read', 'plc', 'opcuaNodes.fault.plc'],
  ['Filler/A,Line PLC,DB%d,1,,INT16,1,read', 'format', 'opcuaNodes.fault.format'],
  ['Filler/A,Line PLC,MW%d,65536,,INT16,1,read', 'address', ['opcuaNodes.fault.address', { first: 0, last: 65_535 }]],
  ['Filler/A,Line PLC,MW%d,1,1,INT16,1,read', 'index_register', 'opcuaNodes.fault.noIndexRegister'],
  [
    'Filler/A,Line PLC,MW%d,1,,BOOL,1,read',
    'data_type',
    ['opcuaNodes.fault.dataType', { types: 'INT16, UINT16, INT32, FLOAT, STRING' }]
  ],
  ['Filler/A,Line PLC,MW%d,1,,INT16,121,read', 'length', ['errors.range', { min: 1, max: 120 }]],
  ['Filler/A,Line PLC,MW%d,1,,INT16,1,maybe', 'access', 'opcuaNodes.import.access']
]
for (const [row, field, message] of FAULTS)
  test(`rejects ${row.slice(-60)} for its ${field}`, async () => {
    const [first] = errorsIn(await pickText(importer().model, file(row)))
    assert.equal(first, [2, field, message])
  })

test('paths are compared by case, and one that is in the file twice is rejected', async () => {
  const tag = 'Line PLC,MW%d,1,,INT16,1,read'
  const rows = await pickText(importer().model, file(`Filler/a,${tag}`, `Filler/A,${tag}`, `Filler/a,${tag}`))
  assert.equal(errorsIn(rows), [[4, 'path', ['common.import.repeated', { line: 2 }]]])
})

test('a name cannot be both of a tag and of a folder', async () => {
  const { model, result } = importer()
  const tag = 'Line PLC,MW%d,1,,INT16,1,read'
  await pickText(model, file(`Filler/A,${tag}`, `Filler/A/B,${tag}`))
  assert.equal(await model.apply(), { refused: 'duplicate_name', name: 'A' })
  assert.is(result.tree, PLANT)
})

test('reads the title of the address format as earlier versions write it', async () => {
  const rows = await pickText(
    importer().model,
    `${HEAD.replace('Address f', 'F')}\nFiller/Speed,Line PLC,MW%d,3,,INT16,1,read`
  )
  assert.is(rows[0]?.values.format, 'MW%d')
})

test('a file without the columns is refused as a whole', async () => {
  assert.equal((await reasonOf(importer().model, 'Path,PLC\nFiller/A,Line PLC'))?.[0], 'common.import.columns')
})

test('what was exported is imported as the same tags', async () => {
  const hostile = sampleTree({ '=1+1': { '@a,"b"': '1', '__proto__ ': '2' }, Filler: { Speed: '3' } })
  const { model, result } = importer(sampleTree({}))
  await pickText(model, buildCsv(exportedTags(hostile)).replace('__proto__ ', '__proto__'))
  assert.is(await model.apply(), undefined)
  assert.equal(outline(result.tree), ['=1+1/', '=1+1/@a,"b"', '=1+1/__proto__', 'Filler/', 'Filler/Speed'])
})

test('what was exported for people is imported in any language', async () => {
  for (const language of ['en', 'ja', 'ko'] as const) {
    const text = buildCsv(exportedTags(sampleTree({ Filler: { Speed: '3' } }), language))
    assert.not.match(text, /,(read|write)\r/)
    const rows = await pickText(importer(sampleTree({})).model, text)
    assert.equal([errorsIn(rows), rows.length], [[], 1], language)
  }
})

test.run()
