import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TrendSide } from '../../../../src/chart/types'
import { sidesOf } from '../../../../src/screens/data-log/channels/scales'

test('moves a line that would be flat to the other scale', () => {
  const series = {
    channels: ['a', 'b', 'c', 'd'],
    times: [1, 2],
    columns: [
      [60, 90],
      [0.1, 0.2],
      [20, 40],
      [5, 5]
    ]
  }
  const channels = [
    { id: 'a', unit: '°C' },
    { id: 'b', unit: 'bar' },
    { id: 'c', unit: 'l' },
    { id: 'd', unit: 'A' }
  ]
  assert.equal(sidesOf(channels, series, {}), { a: 'left', b: 'right', c: 'left', d: 'left' })
})

test('groups channels by unit unless project or user decide', () => {
  const series = {
    channels: ['a', 'b', 'c'],
    times: [1, 2],
    columns: [
      [60, 90],
      [0.1, 0.2],
      [61, 91]
    ]
  }
  const channels: { id: string; unit: string; scale?: TrendSide }[] = [
    { id: 'a', unit: '°C', scale: 'right' },
    { id: 'b', unit: 'bar' },
    { id: 'c', unit: '°C' }
  ]
  assert.equal(sidesOf(channels, series, {}), { a: 'right', b: 'left', c: 'right' })
  assert.equal(sidesOf(channels, series, { a: 'left', b: 'right' }), { a: 'left', b: 'right', c: 'left' })
})

test.run()
