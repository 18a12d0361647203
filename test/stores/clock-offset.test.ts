import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ClockReading } from '../../src/stores/clock'
import { differingTime } from '../../src/stores/clock-offset'

const test = suite('clock offset')

const NOW = Date.UTC(2026, 10, 21, 0, 41, 7)
const reading = (text: string, zone?: string): ClockReading => ({ text, quality: 'live', ...(zone && { zone }) })

test("compares the two clocks in the panel's zone, and ignores up to five minutes", () => {
  assert.is(differingTime(reading('2026/11/21 09:41:07', 'Asia/Tokyo'), NOW), undefined)
  assert.is(differingTime(reading('2026/11/21 09:46:07', 'Asia/Tokyo'), NOW), undefined)
  assert.is(differingTime(reading('2026/11/21 09:46:08', 'Asia/Tokyo'), NOW), '2026/11/21 09:41')
  assert.is(differingTime(reading('2026/11/21 09:35:00', 'Asia/Tokyo'), NOW), '2026/11/21 09:41')
  assert.is(differingTime(reading('2026/11/21 09:41:07', 'Europe/Berlin'), NOW), '2026/11/21 01:41')
})

test('compares nothing without a zone, with one that the browser does not know, or with an estimated clock', () => {
  assert.is(differingTime(reading('2026/11/21 12:00:00'), NOW), undefined)
  assert.is(differingTime(reading('2026/11/21 12:00:00', 'Mars/Olympus'), NOW), undefined)
  assert.is(differingTime(reading('', 'Asia/Tokyo'), NOW), undefined)
  assert.is(differingTime({ ...reading('2026/11/21 12:00:00', 'Asia/Tokyo'), quality: 'estimated' }, NOW), undefined)
})

test.run()
