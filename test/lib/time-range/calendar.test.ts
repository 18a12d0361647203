import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addMonths, dayAfterKey, weeksOf } from '../../../src/lib/time-range/calendar'

const at = (text: string) => Date.parse(`${text}T00:00:00Z`)

test('shows the weeks of a month from Sunday, without the days of other months', () => {
  const weeks = weeksOf(at('2026-11-21')).map(week => week.map(day => day && new Date(day).getUTCDate()))
  assert.equal(weeks[0], [1, 2, 3, 4, 5, 6, 7])
  assert.equal(weeks[4], [29, 30, undefined, undefined, undefined, undefined, undefined])
  assert.is(weeks.length, 5)
  assert.is(weeksOf(at('2026-02-01')).length, 4)
})

test('stays in a shorter month', () => {
  assert.is(addMonths(at('2026-03-31'), -1), at('2026-02-28'))
  assert.is(addMonths(at('2026-12-31'), 1), at('2027-01-31'))
})

for (const [key, shift, day] of [
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowRight', false, '2026-11-22'],
  ['ArrowUp', false, '2026-11-14'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', true, '2025-11-21'],
  ['PageDown', true, '2027-11-21']
] as const)
  test(`goes from 2026-11-21 to ${day} by ${shift ? 'Shift+' : ''}${key}`, () =>
    assert.is(dayAfterKey(at('2026-11-21'), key, shift), at(day)))

test('leaves other keys alone', () => assert.is(dayAfterKey(at('2026-11-21'), 'Enter', false), undefined))

test.run()
