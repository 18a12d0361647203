import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { relativeDayText, relativeText } from '../../../src/lib/text/relative-time'
import { selectLanguage } from '../../setup/screen'

const test = suite('relative time')

const HOUR = 3_600_000
const DAY = 24 * HOUR

test.after(() => selectLanguage('en'))

test('counts whole minutes, hours, days and, from two on, years', () => {
  const cases = [
    [40 * 60_000 + 59_000, 'in 40 minutes'],
    [2 * HOUR, 'in 2 hours'],
    [DAY - 1, 'in 23 hours'],
    [12 * DAY + HOUR, 'in 12 days'],
    [729 * DAY, 'in 729 days'],
    [730 * DAY, 'in 2 years'],
    [-3 * DAY - HOUR, '3 days ago']
  ] as const
  for (const [milliseconds, text] of cases) assert.is(relativeText(milliseconds), text)
})

test('calls the last day today', () => {
  assert.is(relativeDayText(0), 'today')
  assert.is(relativeDayText(DAY), 'in 1 day')
  assert.is(relativeDayText(-DAY), '1 day ago')
})

test('writes no space between a number and a Japanese unit', async () => {
  await selectLanguage('ja')
  assert.is(relativeText(12 * DAY), '12日後')
  await selectLanguage('ko')
  assert.is(relativeText(-12 * DAY), '12일 전')
})

test.run()
