import '../../../setup/dom'
import * as assert from 'uvu/assert'
import { listEvents } from '../../../../src/api/event-log'
import { readActiveBefore } from '../../../../src/app/dialogs/incident/read-active'
import { provide } from '../../../../src/lib/environment'
import { parseDeviceTime } from '../../../../src/lib/text/time-text'
import { test } from '../../../setup/panel-test'

const { signal } = new AbortController()
const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)
const read = (from: number) => readActiveBefore({ from, to: NOW }, 'en', signal)

/** A moment in the middle of an alarm that has returned, and its number. */
async function returnedAlarm() {
  const { items } = await listEvents({ state: ['returned', 'returned_unacknowledged'], limit: 500 })
  const alarm = items.find(({ kind, duration_seconds }) => kind === 'alarm' && duration_seconds >= 10)!
  return { number: alarm.number, from: parseDeviceTime(alarm.triggered_at)! + 5000 }
}

test('has an alarm that returned only in the range, and those that are still active', async () => {
  const { number, from } = await returnedAlarm()
  const { items, isComplete } = await read(from)
  assert.ok(isComplete && items.some(alarm => alarm.number === number))
  for (const { triggered_at, returned_at } of items) {
    assert.ok(parseDeviceTime(triggered_at)! < from)
    assert.ok(returned_at === null || parseDeviceTime(returned_at)! >= from)
  }
})

test('has of older firmware those that are active now, and says that there may be more', async ({ panel }) => {
  provide({ transport: (url, init) => panel.fetch(url.replace(/&?active_at=[^&]*/, ''), init) })
  const { from } = await returnedAlarm()
  const { items, isComplete } = await read(from)
  assert.not.ok(isComplete)
  assert.ok(items.every(({ returned_at }) => returned_at === null))
})

test.run()
