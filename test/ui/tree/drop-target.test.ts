import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { dropTargetAt } from '../../../src/ui/tree/drop-target'
import { siblingsOf } from '../../../src/ui/tree/tree-row'
import { rowsOf } from './rows'

const test = suite('drop target of a tree')

const ROWS = rowsOf('- Filler', '  + Tank 1', '  Speed', '+ Washer')
const at = (top: number) => {
  const target = dropTargetAt(ROWS, top, 40)
  return target && `${target.place} ${target.id}`
}

test('the upper part of a branch is before it, the rest is in it', () => {
  assert.is(at(5), 'before filler')
  assert.is(at(20), 'into filler')
  assert.is(at(45), 'before tank-1')
  assert.is(at(79), 'into tank-1')
})

test('a leaf takes no children, so a drop is before it', () => {
  assert.is(at(85), 'before speed')
  assert.is(at(119), 'before speed')
})

test('there is no target outside the rows', () => {
  assert.is(at(-1), undefined)
  assert.is(at(160), undefined)
})

test('siblings are the branches with the same parent', () => {
  assert.equal(siblingsOf(ROWS, 0), ['filler', 'washer'])
  assert.equal(siblingsOf(ROWS, 2), ['tank-1'])
  assert.equal(siblingsOf(ROWS, -1), [])
})

test.run()
