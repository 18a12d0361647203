import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { extentOf, recordAt } from '../../../../src/screens/data-log/trend/extent'

test('covers the whole range, and records outside it', () => {
  const series = { channels: ['a'], times: [500, 800], columns: [[1, 2]] }
  assert.equal(extentOf(series, { from: 100, to: 900 }), { from: 100, to: 900 })
  assert.equal(extentOf(series, { from: 600, to: 700 }), { from: 500, to: 800 })
  assert.equal(extentOf({ channels: [], times: [500], columns: [] }, { from: 500, to: 500 }), {
    from: -29_500,
    to: 30_500
  })
})

test('finds the record nearest to a time', () => {
  const series = { channels: [], times: [10, 20, 40], columns: [] }
  assert.is(recordAt(series, 31), 2)
  assert.is(recordAt(series, 12), 0)
  assert.is(recordAt({ channels: [], times: [], columns: [] }, 12), undefined)
})

test.run()
