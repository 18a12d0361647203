import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { breaksIn, joined } from '../../src/chart/gaps'

test('finds missing records', () => {
  assert.equal(breaksIn([0, 1000, 5000, 6000, 9000], 0, 4, 2500), [1, 3])
  assert.equal(breaksIn([0, 1000, 5000, 6000, 9000], 2, 4, 2500), [3])
  assert.equal(breaksIn([0], 0, 0, 2500), [])
})

test('merges adjacent ranges', () => {
  assert.equal(
    joined([
      [30, 40],
      [0, 10],
      [5, 20],
      [40, 41]
    ]),
    [
      [0, 20],
      [30, 41]
    ]
  )
})

test.run()
