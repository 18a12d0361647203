import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { summarise } from '../../../../src/screens/data-log/records/statistics'

test('computes minimum and maximum with their times, and the mean of a window, ends included', () => {
  const data = {
    times: [1, 2, 3, 4],
    columns: [
      [10, 20, null, 40],
      [null, null, null, null],
      [1e308, 1e308, 1e308, 1e308]
    ]
  }
  const [first, second, third] = summarise(data, { from: 2, to: 4 })
  assert.equal(first, {
    minimum: { value: 20, time: 2 },
    maximum: { value: 40, time: 4 },
    mean: 30,
    values: 2
  })
  assert.is(second, undefined)
  assert.is(third!.mean, 1e308)
  assert.equal(summarise(data, { from: 5, to: 9 }), [undefined, undefined, undefined])
  assert.equal(summarise(data, { from: 2.2, to: 2.8 }), [undefined, undefined, undefined])
})

test.run()
