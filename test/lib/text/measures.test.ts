import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatNumber, formatPercent } from '../../../src/lib/text/format'
import { formatBytes } from '../../../src/lib/text/measures'
import { percentOf } from '../../../src/lib/text/percent-of'
import { upTimeParts } from '../../../src/lib/text/up-time'
import { selectLanguage } from '../../setup/screen'

const test = suite('measures')

test('formats bytes in steps of 1024', () => {
  const cases: [number, string][] = [
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [625 * 2 ** 20, '625 MB'],
    [99.94 * 2 ** 20, '99.9 MB'],
    [99.96 * 2 ** 20, '100 MB'],
    [2 ** 30, '1 GB'],
    [3.4 * 2 ** 30, '3.4 GB'],
    [4 * 2 ** 30, '4 GB'],
    [5000 * 2 ** 40, '5000 TB']
  ]
  for (const [bytes, text] of cases) assert.is(formatBytes(bytes), text)
})

test('writes units and percent as the language does', async () => {
  await selectLanguage('ja')
  assert.is(formatBytes(1536), '1.5KB')
  assert.is(formatPercent(86), '86%')
  await selectLanguage('de')
  assert.is(formatBytes(1536), '1,5\u00a0KB')
  assert.is(formatPercent(86.25, 1), '86,3\u00a0%')
  assert.is(formatNumber(-24310.5, 2), '-24\u00a0310,50')
  await selectLanguage('en')
  assert.is(formatBytes(1536), '1.5 KB')
})

test('shows a dash for what is not a number of bytes', () => {
  for (const value of [Number.NaN, Infinity, -Infinity, -1]) assert.is(formatBytes(value), '–')
})

test('shows 0 and 100 percent only for exactly empty and full', () => {
  const cases: [number, number, number | undefined][] = [
    [0, 100, 0],
    [1, 1000, 1],
    [61, 100, 61],
    [999, 1000, 99],
    [100, 100, 100],
    [101, 100, 100],
    [-1, 100, undefined],
    [1, 0, undefined]
  ]
  for (const [part, whole, percent] of cases) assert.is(percentOf(part, whole), percent)
})

test('splits an up time into days, hours and minutes', () => {
  assert.equal(upTimeParts(59), { days: 0, hours: 0, minutes: 0 })
  assert.equal(upTimeParts(86_399), { days: 0, hours: 23, minutes: 59 })
  assert.equal(upTimeParts(86_400), { days: 1, hours: 0, minutes: 0 })
  assert.equal(upTimeParts(12 * 86_400 + 4 * 3600 + 31 * 60 + 59), { days: 12, hours: 4, minutes: 31 })
  assert.equal(upTimeParts(-5), { days: 0, hours: 0, minutes: 0 })
  assert.equal(upTimeParts(Number.NaN), { days: 0, hours: 0, minutes: 0 })
})

test.run()
