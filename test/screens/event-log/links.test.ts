import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventsPath } from '../../../src/screens/event-log/links'

const rangeIn = (path: string) => new URL(path, 'http://panel').searchParams.get('range')

test('leads to the range of a flood, also when all its alarms came within one second', () => {
  const [from, to] = ['2026/11/21 08:00:00', '2026/11/21 08:03:10']
  assert.is(rangeIn(eventsPath({ from, to })), '2026-11-21T08:00:00~2026-11-21T08:03:10')
  assert.is(rangeIn(eventsPath({ from, to: from })), '2026-11-21T08:00:00~2026-11-21T08:00:01')
  assert.is(rangeIn(eventsPath({ from, to: 'soon' })), null)
})

test.run()
