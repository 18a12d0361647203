import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { extraFor } from '../../../src/ui/table/use-whole-columns'

const test = suite('columns in the first view of a table that scrolls to the side')

test('the column of names gives a column that is nearly whole its room, or takes that of one that is cut', () => {
  const ends = [424, 584, 744, 904]
  assert.is(extraFor(716, ends), -28)
  assert.is(extraFor(640, ends), 56)
  assert.is(extraFor(744, ends), 0)
})

test('it keeps its width where all columns fit, and where it is cut itself', () => {
  assert.is(extraFor(1200, [424, 584]), 0)
  assert.is(extraFor(300, [424, 584]), 0)
})

test.run()
