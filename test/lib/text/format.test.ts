import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatNumber } from '../../../src/lib/text/format'

const test = suite('format')

test('groups digits from five on with a non-breaking space', () => {
  const cases: [number, number, string][] = [
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1000'],
    [24310, 0, '24 310'],
    [1234567, 0, '1 234 567'],
    [1234.5678, 2, '1234.57'],
    [-1234.5, 1, '-1234.5'],
    [-0.04, 1, '0.0'],
    [0.05, 3, '0.050'],
    [999999.999, 2, '1 000 000.00']
  ]
  for (const [value, decimals, text] of cases) assert.is(formatNumber(value, decimals), text.replace(/ /g, '\u00a0'))
})

test('shows a dash for what is not a finite number', () => {
  for (const value of [Number.NaN, Infinity, -Infinity]) assert.is(formatNumber(value), '–')
})

test.run()
