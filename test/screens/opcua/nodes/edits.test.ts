import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addFolder,
  addTag,
  addTags,
  type Edited,
  editTag,
  move,
  remove,
  rename
} from '../../../../src/screens/opcua/nodes/tree/edits'
import { nodeIdOf, nodeOf, parentOf, ROOT, tagOf } from '../../../../src/screens/opcua/nodes/tree/tree'
import { changed, idAt, idsAt, outline, SETTINGS, sampleTree, selectedPaths } from './sample-tree'

const test = suite('edits of the node tree')

const PLANT = sampleTree({
  Filler: { Tank: { Level: '1', Temperature: '2' }, Speed: '3', Batch: '4' },
  Washer: { Speed: '5' }
})
const at = (path: string) => idAt(PLANT, path)
const tag = (name: string) => ({ name, settings: SETTINGS })

test('a folder is added behind the folders, a tag behind the tags', () => {
  const { tree } = changed(addFolder(PLANT, at('Filler'), 'Valves'))
  const added = changed(addTag(tree, at('Filler'), tag('State')))
  assert.equal(outline(added.tree).slice(3, 9), [
    'Filler/Tank/Temperature',
    'Filler/Valves/',
    'Filler/Speed',
    'Filler/Batch',
    'Filler/State',
    'Washer/'
  ])
  assert.equal(selectedPaths(added), ['Filler/State'])
})

test('a folder or tag keeps its id when it is renamed, and what is below gets another NodeId', () => {
  const { tree, selected } = changed(rename(PLANT, at('Filler/Tank'), 'Tank 1'))
  assert.equal(selected, [at('Filler/Tank')])
  assert.is(nodeIdOf(tree, at('Filler/Tank/Level')), 'ns=1;s=Filler/Tank 1/Level')
  assert.is(nodeIdOf(PLANT, at('Filler/Tank/Level')), 'ns=1;s=Filler/Tank/Level')
})

test('an edited tag has its new settings', () => {
  const settings = { ...SETTINGS, address: '77' }
  const { tree } = changed(editTag(PLANT, at('Filler/Speed'), { name: 'Rate', settings }))
  assert.equal(tagOf(tree, at('Filler/Speed')), { id: at('Filler/Speed'), kind: 'tag', name: 'Rate', settings })
})

test('after a removal the next node is selected, else the previous one, else the folder', () => {
  const cases: [removed: string[], selected: string[]][] = [
    [['Filler/Speed'], ['Filler/Batch']],
    [['Filler/Batch'], ['Filler/Speed']],
    [['Filler/Speed', 'Filler/Batch'], ['Filler/Tank']],
    [['Washer/Speed'], ['Washer']],
    [['Washer'], ['Filler']],
    [['Filler', 'Washer'], []],
    [['Filler/Tank', 'Filler/Tank/Level'], ['Filler/Speed']]
  ]
  for (const [removed, selected] of cases) {
    assert.equal(selectedPaths(changed(remove(PLANT, idsAt(PLANT, ...removed)))), selected, removed.join())
  }
})

test('what is below a removed folder is gone too', () => {
  const { tree } = changed(remove(PLANT, idsAt(PLANT, 'Filler')))
  assert.equal(outline(tree), ['Washer/', 'Washer/Speed'])
  assert.equal([tree.folders, tree.tags], [1, 1])
  assert.is(nodeOf(tree, at('Filler/Tank/Level')), undefined)
})

test('nodes move together, in the order of the tree, with what is below them', () => {
  const { tree } = changed(move(PLANT, idsAt(PLANT, 'Filler/Batch', 'Filler/Tank', 'Filler/Tank/Level'), at('Washer')))
  assert.equal(outline(tree), [
    'Filler/',
    'Filler/Speed',
    'Washer/',
    'Washer/Tank/',
    'Washer/Tank/Level',
    'Washer/Tank/Temperature',
    'Washer/Speed',
    'Washer/Batch'
  ])
  assert.is(parentOf(tree, at('Filler/Tank')), at('Washer'))
})

test('nodes move before another one, also in their own folder', () => {
  const before = (moved: string, other: string) =>
    outline(changed(move(PLANT, idsAt(PLANT, moved), at('Filler'), at(other))).tree)
  assert.equal(before('Filler/Batch', 'Filler/Speed').slice(4, 6), ['Filler/Batch', 'Filler/Speed'])
  assert.equal(before('Filler/Speed', 'Filler/Speed'), outline(PLANT))
  assert.equal(before('Filler/Batch', 'Filler/Tank').slice(4, 6), ['Filler/Batch', 'Filler/Speed'])
})

const deep = sampleTree({
  a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { k: { l: { m: { n: { o: {} } } } } } } } } } } } } } }
})
const fifteen = idAt(deep, 'a/b/c/d/e/f/g/h/i/j/k/l/m/n/o')
const sixteen = changed(addFolder(deep, fifteen, 'p'))

const REFUSED: [why: string, edited: Edited, refused: string, name?: string][] = [
  ['a name of the folder', addTag(PLANT, at('Filler'), tag('Tank')), 'duplicate_name', 'Tank'],
  ['a name twice', addTags(PLANT, at('Washer'), [tag('A'), tag('A')]), 'duplicate_name', 'A'],
  ['the name of a sibling', rename(PLANT, at('Filler/Tank'), 'Speed'), 'duplicate_name', 'Speed'],
  ['the name of a node there', move(PLANT, idsAt(PLANT, 'Filler/Speed'), at('Washer')), 'duplicate_name', 'Speed'],
  ['an empty name', addFolder(PLANT, ROOT, ''), 'name', ''],
  ['a name with a slash', rename(PLANT, at('Filler'), 'A/B'), 'name', 'A/B'],
  ['a tag at the top', addTag(PLANT, ROOT, tag('State')), 'tag_at_top', 'State'],
  ['a tag that moves to the top', move(PLANT, idsAt(PLANT, 'Filler/Batch'), ROOT), 'tag_at_top', 'Batch'],
  ['a folder into itself', move(PLANT, idsAt(PLANT, 'Filler'), at('Filler')), 'into_itself', 'Filler'],
  ['a folder into one of its folders', move(PLANT, idsAt(PLANT, 'Filler'), at('Filler/Tank')), 'into_itself', 'Filler'],
  ['a 17th level', addFolder(sixteen.tree, sixteen.selected[0] ?? '', 'q'), 'too_deep', 'q'],
  ['a folder that is gone', addFolder(PLANT, 'gone', 'A'), 'not_found'],
  ['a node that is gone', rename(PLANT, 'gone', 'A'), 'not_found'],
  ['nothing to remove', remove(PLANT, new Set()), 'not_found'],
  ['nothing to move', move(PLANT, new Set(['gone']), ROOT), 'not_found']
]
for (const [why, edited, refused, name] of REFUSED)
  test(`refuses ${why}`, () => {
    assert.equal(edited, { refused, ...(name !== undefined && { name }) })
  })

test('case and position distinguish names', () => {
  assert.ok('tree' in rename(PLANT, at('Filler/Speed'), 'batch'))
  assert.ok('tree' in addTag(PLANT, at('Filler/Tank'), tag('Speed')))
})

test.run()
