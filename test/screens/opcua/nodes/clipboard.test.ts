import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { copy, countOf, cut, paste } from '../../../../src/screens/opcua/nodes/tree/clipboard'
import { remove } from '../../../../src/screens/opcua/nodes/tree/edits'
import { ROOT } from '../../../../src/screens/opcua/nodes/tree/tree'
import { changed, idAt, idsAt, outline, sampleTree } from './sample-tree'

const test = suite('clipboard of the node tree')

const PLANT = sampleTree({ Filler: { Tank: { Level: '1' }, Speed: '3' }, Washer: { Speed: '5', 'Speed (2)': '6' } })
const at = (path: string) => idAt(PLANT, path)

test('what was cut moves and keeps its ids', () => {
  const { tree } = changed(paste(PLANT, cut(idsAt(PLANT, 'Filler/Tank')), at('Washer')))
  assert.is(idAt(tree, 'Washer/Tank/Level'), at('Filler/Tank/Level'))
  assert.not(outline(tree).includes('Filler/Tank/'))
})

test('a copy has new ids, and another name where its own is taken', () => {
  const { tree } = changed(paste(PLANT, copy(PLANT, idsAt(PLANT, 'Filler/Speed', 'Filler/Tank')), at('Washer')))
  assert.equal(outline(tree).slice(4), [
    'Washer/',
    'Washer/Tank/',
    'Washer/Tank/Level',
    'Washer/Speed',
    'Washer/Speed (2)',
    'Washer/Speed (3)'
  ])
  assert.is.not(idAt(tree, 'Washer/Tank/Level'), at('Filler/Tank/Level'))
})

test('a folder can be copied into itself', () => {
  const { tree } = changed(paste(PLANT, copy(PLANT, idsAt(PLANT, 'Filler')), at('Filler')))
  assert.ok(outline(tree).includes('Filler/Filler/Tank/Level'))
})

test('what was copied is pasted as it was then, what was cut only as far as it still exists', () => {
  const ids = idsAt(PLANT, 'Filler/Speed', 'Filler/Tank')
  const [copied, moved] = [copy(PLANT, ids), cut(ids)]
  const { tree } = changed(remove(PLANT, idsAt(PLANT, 'Filler/Speed')))
  assert.equal([countOf(tree, copied), countOf(tree, moved), countOf(tree, undefined)], [2, 1, 0])
  assert.ok(outline(changed(paste(tree, copied, at('Washer'))).tree).includes('Washer/Speed (3)'))
  assert.ok(outline(changed(paste(tree, moved, ROOT)).tree).includes('Tank/'))
})

test.run()
