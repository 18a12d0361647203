import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linePath, timeTicks, valueTicks } from '../../../../src/app/dialogs/incident/scales'

const test = suite('scales of the report')
const at = (text: string) => Date.parse(`${text}Z`)
const same = (value: number) => value

test('names the day at the first time and after midnight', () => {
  const ticks = timeTicks({ from: at('2026-11-20T23:56:00'), to: at('2026-11-21T00:06:00') })
  assert.equal(
    ticks.filter(({ date }) => date).map(({ text, date }) => `${date} ${text}`),
    ['2026/11/20 23:56', '2026/11/21 00:00']
  )
})

test('has few times for each length of a range', () => {
  for (const seconds of [10, 600, 3600, 86_400, 7 * 86_400, 400 * 86_400, 4000 * 86_400]) {
    const { length } = timeTicks({ from: 0, to: seconds * 1000 })
    assert.ok(length >= 3 && length <= 12, `${seconds} s: ${length}`)
  }
})

test('has round values around those of a channel, also of a constant one and of none', () => {
  const values = (of: (number | null)[]) => valueTicks(of).ticks.map(({ value, decimals }) => value.toFixed(decimals))
  assert.equal(values([3, 17, null]), ['0', '5', '10', '15', '20'])
  assert.equal(values([0.12, 0.31]), ['0.10', '0.15', '0.20', '0.25', '0.30', '0.35'])
  for (const constant of [[5, 5], [0], [-2], [null], []]) {
    const { low, high } = valueTicks(constant)
    assert.ok(high > low, String(constant))
  }
})

test('interrupts the line where values or records are missing', () => {
  const course = { times: [0, 1, 2, 3, 9], values: [1, 2, null, 4, 5], widest: 2 }
  assert.is(linePath(course, same, same), 'M0 1h0L1 2M3 4h0M9 5h0')
})

test.run()
