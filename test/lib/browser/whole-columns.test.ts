import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { extraFor } from '../../../src/lib/browser/use-whole-columns'

const test = suite('columns in the first view of a table that scrolls to the side')

const ENDS = [424, 584, 744, 904]

test('the column of names gives a column that is nearly whole its room, or takes that of one that is cut', () => {
  assert.is(extraFor(716, { name: 256, ends: ENDS }), -28)
  assert.is(extraFor(640, { name: 256, ends: ENDS }), 56)
  assert.is(extraFor(744, { name: 256, ends: ENDS }), 0)
})

test('a narrow one only takes room', () => {
  assert.is(extraFor(716, { name: 192, ends: ENDS }), 132)
})

test('it keeps its width where all columns fit, and where it is cut itself', () => {
  assert.is(extraFor(1200, { name: 256, ends: ENDS }), 0)
  assert.is(extraFor(300, { name: 256, ends: ENDS }), 0)
})

test.run()
