import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { placesFor } from '../../src/chart/picture'

test('wraps the legend into rows', () => {
  assert.equal(placesFor([40, 50, 30, 200, 10], 100), [
    { left: 0, row: 0 },
    { left: 40, row: 0 },
    { left: 0, row: 1 },
    { left: 0, row: 2 },
    { left: 0, row: 3 }
  ])
})

test.run()
