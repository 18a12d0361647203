import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { driverTable } from '../communication/drivers'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import { createIdleEngine } from './idle-engine'
import { treeProblems } from './node-tree-rules'
import { largeNodeTree } from './opcua-seed'

type Tree = Schemas['NodeTree']
type Tag = Schemas['NodeTag']

const test = suite('node tree')

const TREE = '/opcua/node-tree'
const SPEED: Tag = {
  name: 'Speed',
  plc: 'Line PLC',
  address: '10',
  format: 'MW%d',
  index_register: null,
  data_type: 'INT16',
  length: 1,
  access: 'readable'
}
const BIT = { plc: 'Capper S7-1200', format: 'M%d', data_type: 'BOOL', address: '10.3' }
const STATUS = { plc: 'Capper S7-1200', format: 'STATUS', data_type: 'UINT16', address: '' }

const treeOf = (...tags: Partial<Tag>[]): Tree => ({
  folders: [{ name: 'Filler', folders: [], tags: tags.map(tag => ({ ...SPEED, ...tag })) }]
})

async function start(username = 'engineer', password = 'engineer-3152') {
  const panel = createPanel()
  const caller = createCaller(panel)
  await caller.signIn(username, password)
  const { call } = caller
  const save = async (tree: Tree) => call(`PUT ${TREE}`, tree, await caller.versionOf(TREE))
  return { panel, ...caller, save }
}

const drivers = driverTable(createPanel().state)
const codesOf = (tree: Tree) => treeProblems(tree, drivers).map(({ path, code }) => `${path} ${code}`)

/** What a tag is refused with, if it is. */
const FAULTS: [why: string, tag: Partial<Tag>, code?: string][] = [
  ['a name of one character', { name: 'a' }],
  ['a name of 64 characters outside the basic plane', { name: '😀'.repeat(64) }],
  ['a name that an object has', { name: '__proto__' }],
  ['a name of 65 characters', { name: 'x'.repeat(65) }, 'name'],
  ['an empty name', { name: '' }, 'name'],
  ['a blank at the end', { name: 'Speed ' }, 'name'],
  ['a blank at the beginning', { name: '　Speed' }, 'name'],
  ['a slash', { name: 'a/b' }, 'name'],
  ['a control character', { name: 'a\tb' }, 'name'],
  ['the last address', { address: '65535' }],
  ['an address of 16 characters', { address: '0000000000065535' }],
  ['an address beyond the last', { address: '65536' }, 'address'],
  ['a value that ends at the last word', { address: '65534', data_type: 'FLOAT' }],
  ['a value that ends beyond the last word', { address: '65535', data_type: 'FLOAT' }, 'address'],
  ['an array that ends beyond the last word', { address: '65526', length: 11 }, 'address'],
  ['a text that ends at the last word', { address: '65531', data_type: 'STRING', length: 10 }],
  ['an address of 17 characters', { address: '00000000000065535' }, 'address'],
  ['no address', { address: '' }, 'address'],
  ['no number', { address: 'x1' }, 'address'],
  ['a negative address', { address: '-1' }, 'address'],
  ['a bit that the type lacks', { address: '10.3' }, 'address'],
  ['a bit', BIT],
  ['the bit after the last', { ...BIT, address: '10.8' }, 'address'],
  ['no bit', { ...BIT, address: '10' }, 'address'],
  ['an address type without a number', STATUS],
  ['a number that the type lacks', { ...STATUS, address: '1' }, 'address'],
  ['a PLC that is not in the project', { plc: 'PLC 9' }, 'plc'],
  ['a format that the PLC lacks', { format: 'DB%d' }, 'format'],
  ['an index register of a driver without them', { index_register: 0 }, 'index_register'],
  ['the last index register', { ...BIT, index_register: 15 }],
  ['an index register after the last', { ...BIT, index_register: 16 }, 'index_register'],
  ['a data type of another address type', { data_type: 'BOOL' }, 'data_type'],
  ['the longest array', { length: 120 }],
  ['an array that is too long', { length: 121 }, 'length'],
  ['the longest text', { data_type: 'STRING', length: 255 }]
]
for (const [why, tag, code] of FAULTS)
  test(`${code ? 'refuses' : 'accepts'} ${why}`, () => {
    assert.equal(codesOf(treeOf(tag)), code ? [`/folders/0/tags/0 ${code}`] : [])
  })

test('names are unique in their folder, folders and tags together, by case', () => {
  assert.equal(codesOf(treeOf({}, { name: 'speed' })), [])
  assert.equal(codesOf(treeOf({}, {})), ['/folders/0/tags/1 duplicate_name'])
  const [filler] = treeOf({}).folders
  const folder = { name: 'Speed', folders: [], tags: [] }
  assert.equal(codesOf({ folders: [{ ...filler!, folders: [folder] }] }), ['/folders/0/tags/0 duplicate_name'])
})

test('a tree has at most 16 levels', () => {
  const nested = (levels: number): Tree['folders'] =>
    levels === 0 ? [] : [{ name: 'Level', folders: nested(levels - 1), tags: [] }]
  assert.equal(codesOf({ folders: nested(16) }), [])
  assert.equal(codesOf({ folders: nested(17) }), [`${'/folders/0'.repeat(16)} too_deep`])
})

test('a tree has at most 100 000 tags', () => {
  const tree = largeNodeTree(100_000)
  assert.equal(codesOf(tree), [])
  tree.folders[0]!.folders.push({ name: 'More', folders: [], tags: [SPEED] })
  assert.equal(codesOf(tree), [' too_many'])
})

test('saves a tree, and refuses an invalid one as a whole with its first 100 problems', async () => {
  const { panel, save } = await start()
  assert.is((await save(treeOf({}))).status, 204)
  assert.equal(panel.state.nodeTree, treeOf({}))
  const invalid = Array.from({ length: 101 }, (_, index) => ({ name: `Tag ${index}`, address: 'x' }))
  const { status, body } = await save(treeOf(...invalid))
  assert.equal([status, body.error_code, body.details.total], [400, 'invalid_tree', 101])
  assert.equal(body.details.problems.length, 100)
  assert.equal(body.details.problems[7], { path: '/folders/0/tags/7', code: 'address' })
  assert.equal(panel.state.nodeTree, treeOf({}))
})

test('refuses a save that does not name the newest tree, and says who saved it', async () => {
  const { call, versionOf, save } = await start()
  const known = await versionOf(TREE)
  await save(treeOf({}))
  const { status, body } = await call(`PUT ${TREE}`, treeOf(), known)
  assert.equal([status, body.error_code, body.details.changed_by], [412, 'changed_meanwhile', 'engineer'])
  assert.is((await call(`PUT ${TREE}`, treeOf())).status, 428)
})

test('a running server starts again with the saved nodes', async () => {
  const { panel, save } = await start()
  await panel.opcua.attach(createIdleEngine())
  await save(treeOf({}))
  assert.is(panel.opcua.server().restarting, true)
})

test('the operation log says how many nodes were added, changed and removed, and which', async () => {
  const { panel, save } = await start()
  const [filler, washer] = structuredClone(panel.state.nodeTree.folders)
  filler!.tags[0]!.address = '12'
  filler!.tags.push({ ...SPEED, name: 'State', format: 'M%d', data_type: 'BOOL' })
  filler!.folders.pop()
  await save({ folders: [filler!, washer!] })
  const changes = panel.state.operationLog.records.at(-1)!.changes
  assert.equal(
    changes.map(({ field, previous, next }) => [field, previous, next]),
    [
      ['added', null, 1],
      ['changed', null, 1],
      ['removed', null, 3],
      ['Filler/Tank 2', 'folder', null],
      ['Filler/Tank 2/Temperature', 'Line PLC MW200 FLOAT', null],
      ['Filler/Tank 2/Setpoint', 'Line PLC MW204 FLOAT', null],
      ['Filler/Speed.address', '10', '12'],
      ['Filler/State', null, 'Line PLC M10 BOOL']
    ]
  )
})

test('100 000 tags can be saved', async () => {
  const { panel, save } = await start()
  const tree = largeNodeTree(100_000)
  assert.is((await save(tree)).status, 204)
  assert.is(panel.opcua.server().nodes, 100_000)
})

test.run()
