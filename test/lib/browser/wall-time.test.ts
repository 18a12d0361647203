import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { instantIn } from '../../../src/lib/browser/wall-time'

const test = suite('wall time')

const iso = (zone: string, ...wall: [number, number, number, number]) => {
  const instant = instantIn(zone, Date.UTC(...wall))
  return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 16)
}

test('finds the instant of a wall clock, in winter and in summer, and around a change', () => {
  assert.is(iso('Asia/Tokyo', 2027, 0, 5, 9), '2027-01-05T00:00')
  assert.is(iso('Europe/Berlin', 2027, 0, 5, 9), '2027-01-05T08:00')
  assert.is(iso('Europe/Berlin', 2027, 6, 5, 9), '2027-07-05T07:00')
  assert.is(iso('Europe/Berlin', 2027, 2, 28, 1), '2027-03-28T00:00')
  assert.is(iso('Europe/Berlin', 2027, 2, 28, 3), '2027-03-28T01:00')
  assert.is(iso('America/New_York', 2027, 10, 7, 3), '2027-11-07T08:00')
})

test('finds none in a zone that the browser does not know', () => {
  assert.is(iso('Plant/Hall', 2027, 0, 5, 9), undefined)
})

test.run()
