import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startWithAlarm } from './start-events'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('triggers an alarm when its signal crosses the limit, and returns it to normal', async () => {
  const { until } = await startWithAlarm()
  const triggered = await until('triggered')
  assert.equal(
    [triggered.kind, triggered.text, triggered.category, triggered.priority, triggered.value, triggered.returned_at],
    ['alarm', 'Door open', 7, 'high', 1, null]
  )
  const returned = await until('returned_unacknowledged')
  assert.is(returned.number, triggered.number)
  const seconds = (text: string) => Date.parse(text) / 1000
  assert.is(seconds(returned.returned_at) - seconds(returned.triggered_at), returned.duration_seconds)
})

test('waits for the delay before it triggers an alarm', async () => {
  const immediate = await (await startWithAlarm()).until('triggered')
  const delayed = await (await startWithAlarm({ delaySeconds: 90 })).until('triggered')
  assert.is(Date.parse(delayed.triggered_at) - Date.parse(immediate.triggered_at), 90_000)
  const { panel, signIn, list } = await startWithAlarm({ delaySeconds: 3600 })
  await panel.clock.advance(4 * HOUR)
  await signIn('engineer', 'engineer-3152')
  assert.is((await list()).total, 0)
})

test('acknowledges with name and comment, once', async () => {
  const { until, call, list } = await startWithAlarm()
  const { number } = await until('triggered')
  const acknowledge = (comment: string) => call('POST /data/events/acknowledgements', { numbers: [number], comment })
  assert.equal((await acknowledge('Closed')).body, { acknowledged: 1, skipped: 0 })
  assert.equal((await acknowledge('Again')).body, { acknowledged: 0, skipped: 1 })
  const [event] = (await list()).items
  assert.equal([event.state, event.acknowledged_by, event.comment], ['acknowledged', 'engineer', 'Closed'])
  assert.is((await until('returned')).number, number)
})

test('does not acknowledge where the project permits it at the panel only', async () => {
  const { panel, until, call, list } = await startWithAlarm()
  const { number } = await until('triggered')
  panel.state.remoteAcknowledgement = false
  const { status, body } = await call('POST /data/events/acknowledgements', { numbers: [number], comment: '' })
  assert.equal([status, body.error_code], [409, 'acknowledged_at_panel_only'])
  assert.equal([(await list()).may_acknowledge, (await list()).unacknowledged], [false, 1])
})

test('sounds for a high alarm until it is silenced, acknowledged or returns, and again for the next', async () => {
  const { until, call, list } = await startWithAlarm()
  assert.is((await list()).buzzer, 'silent')
  await until('triggered')
  assert.is((await list()).buzzer, 'sounding')
  await call('POST /data/events/silence')
  assert.equal([(await list()).buzzer, (await list()).unacknowledged], ['silent', 1])
  await until('returned_unacknowledged')
  await until('triggered')
  assert.is((await list()).buzzer, 'sounding')
})

test('does not sound for what is acknowledged, nor for a lower priority', async () => {
  const { until, call, list } = await startWithAlarm()
  const { number } = await until('triggered')
  await call('POST /data/events/acknowledgements', { numbers: [number], comment: '' })
  assert.is((await list()).buzzer, 'silent')
  const lower = await startWithAlarm({ priority: 'middle' })
  await lower.until('triggered')
  assert.is((await lower.list()).buzzer, 'silent')
})

test('keeps counting and marks the seam when the clock is set back', async () => {
  const { panel, until, call, signIn, list } = await startWithAlarm()
  const { number, duration_seconds } = await until('triggered')
  await call('PUT /system/datetime', { time: '2026.11.21-01:00:00' })
  await signIn('engineer', 'engineer-3152')
  await panel.clock.advance(10_000)
  const { items, newest } = await list()
  assert.equal([items[0].code, items[0].clock_set_back, items[0].number], ['clock_set', true, number + 1])
  assert.is(newest, number + 1)
  assert.ok(items[0].triggered_at < items[1].triggered_at)
  assert.ok(items[1].duration_seconds - duration_seconds <= 10)
})

for (const [direction, time] of [
  ['back', '2026.11.21-06:00:00'],
  ['forward', '2027.11.21-06:00:00']
] as const)
  test(`a delay continues when the clock is set ${direction}`, async () => {
    const signal = { kind: 'flat', value: 1 } as const
    const { panel, call, signIn, list } = await startWithAlarm({ delaySeconds: 90, source: { signal, unit: '' } })
    await panel.clock.advance(30_000)
    await call('PUT /system/datetime', { time })
    await signIn('engineer', 'engineer-3152')
    await panel.clock.advance(50_000)
    assert.is((await list('state=triggered')).total, 0)
    await panel.clock.advance(20_000)
    const [alarm] = (await list('state=triggered')).items
    assert.ok(alarm && alarm.duration_seconds <= 10)
  })

test('watches nothing while the panel is off', async () => {
  const { panel, signIn, list } = await startWithAlarm()
  panel.faults.reboot(5 * 3600)
  await panel.clock.advance(5 * HOUR)
  await signIn('engineer', 'engineer-3152')
  assert.equal(
    (await list()).items.map(({ code }: { code: string }) => code),
    ['panel_restarted']
  )
})

test.run()
