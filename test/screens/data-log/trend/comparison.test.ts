import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { onOneAxis } from '../../../../src/screens/data-log/trend/comparison'

test('draws two periods on one axis: each keeps its course, and its gaps', () => {
  const one = { times: [0, 10, 20, 90], columns: [[0, 100, null, 5]] }
  const other = { times: [5, 10, 25, 30], columns: [[1, 2, 4, 5]] }
  assert.equal(onOneAxis(one, other, 40), {
    times: [0, 5, 10, 20, 25, 30, 90],
    columns: [
      [0, 50, 100, null, null, null, 5],
      [null, 1, 2, 2 + (2 * 10) / 15, 4, 5, null]
    ]
  })
  assert.equal(onOneAxis({ times: [0, 90], columns: [[0, 9]] }, { times: [45], columns: [[1]] }, 40).columns, [
    [0, null, 9],
    [null, 1, null]
  ])
})

test('keeps several values of the same time', () => {
  const one = { times: [0, 0, 0, 10], columns: [[1, 2, 3, 4]] }
  const other = { times: [0, 0, 5], columns: [[6, 7, 8]] }
  assert.equal(onOneAxis(one, other, 40), {
    times: [0, 0, 0, 5, 10],
    columns: [
      [1, 2, 3, 3.5, 4],
      [6, 7, 7, 8, null]
    ]
  })
})

test.run()
