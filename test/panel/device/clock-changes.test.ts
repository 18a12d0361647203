import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startWithAlarm } from '../events/start-events'
import { startPanel } from '../http/caller'
import { createIdleEngine } from '../misc/idle-engine'

const HOUR = 3_600_000

async function start() {
  const { panel, ...caller } = await startPanel('engineer')
  const save = (more: object) => caller.save('/features/misc/time', more)
  const changes = async (query: Record<string, string> = {}) =>
    (await caller.call(`GET /system/time/changes?${new URLSearchParams(query)}`)).body
  return { panel, ...caller, save, changes }
}

test('lists how the clock was set, by whom and by what, the newest first, also after a restart', async () => {
  const { panel, call, save, changes, signIn } = await start()
  const engine = createIdleEngine()
  await panel.misc.attach(engine)
  panel.state.serviceNetwork.hosts = { 'time.plant.example': { 123: 10_123 } }
  await call('PUT /system/datetime', { time: '2026.11.21-09:00:00' })
  await save({ zone: 'Asia/Taipei' })
  engine.instant = () => panel.misc.time.instant() + 2 * HOUR
  await save({ zone: 'Asia/Taipei', synchronise: true, server1: 'time.plant.example' })
  await panel.misc.time.settled()
  panel.faults.reboot(20)
  await panel.clock.advance(60_000)
  await signIn('engineer', 'engineer-3152')
  const tokyo = 'Asia/Tokyo'
  const taipei = 'Asia/Taipei'
  const { items } = await changes()
  assert.equal(
    items.slice(-3).map((it: object) => Object.values(it)),
    [
      ['time_server', taipei, taipei, '2026/11/21 08:00:00', '2026/11/21 10:00:00', ''],
      ['zone', tokyo, taipei, '2026/11/21 09:00:00', '2026/11/21 08:00:00', 'engineer'],
      ['manual', tokyo, tokyo, '2026/11/21 09:41:07', '2026/11/21 09:00:00', 'engineer']
    ]
  )
})

test('lists a zone with the same offset, of which the event log has no event, and no step of less than a second', async () => {
  const { panel, call, save, changes } = await start()
  await save({ zone: 'Asia/Seoul' })
  panel.clock.set(panel.clock.now() + 900)
  const { items, total } = await changes()
  assert.equal([total, items[0].zone_after, items[0].before], [1, 'Asia/Seoul', items[0].after])
  const events = (await call('GET /data/events?from=2026.11.21-09:41:07')).body.items
  assert.is(events.filter(({ code }: { code: string }) => code === 'clock_set').length, 1)
})

test('lists only changes with times in the range, between the earlier and the later one', async () => {
  const { panel, changes } = await start()
  panel.clock.set(panel.clock.now() - 3 * HOUR)
  const total = async (from: string, to: string) =>
    (await changes({ from: `2026.11.21-${from}`, to: `2026.11.21-${to}` })).total
  assert.equal(
    [await total('05:00:00', '06:41:06'), await total('07:00:00', '07:30:00'), await total('09:41:08', '10:00:00')],
    [0, 1, 0]
  )
})

test('names no user to an account without the operation log', async () => {
  const { panel, call, signIn, changes } = await start()
  await call('PUT /system/datetime', { time: '2026.11.21-09:00:00' })
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
  account.roles = account.roles.filter(role => role !== 'operation-log')
  await signIn('engineer', 'engineer-3152')
  assert.is((await changes()).items[0].username, '')
})

for (const [begin, before, after] of [
  ['2026-10-25T09:30:00', '2026/10/25 03:00:00', '2026/10/25 02:00:00'],
  ['2026-03-29T09:30:00', '2026/03/29 02:00:00', '2026/03/29 03:00:00']
] as const)
  test(`moves the clock from ${before} to ${after} in a zone with summer time`, async () => {
    const { panel, save, signIn, changes } = await start()
    panel.clock.set(Date.parse(`${begin}Z`))
    await save({ zone: 'Europe/Berlin' })
    await panel.clock.advance(HOUR)
    await signIn('engineer', 'engineer-3152')
    const [newest] = (await changes()).items
    assert.equal([newest.cause, newest.before, newest.after], ['summer_time', before, after])
  })

test('sends the offset of each record in the hour that comes twice', async () => {
  const { panel, call, save, signIn } = await start()
  panel.clock.set(Date.parse('2026-10-25T09:30:00Z'))
  await save({ zone: 'Europe/Berlin' })
  const record = async () => {
    panel.events.record('link_down', { port: 'LAN 1' })
    await call('POST /data/events/silence')
  }
  await record()
  await panel.clock.advance(HOUR)
  await signIn('engineer', 'engineer-3152')
  await record()
  const range = 'from=2026.10.25-02:30:00&to=2026.10.25-02:30:00'
  const offsets = (all: { utc_offset: string }[]) => all.map(it => it.utc_offset)
  assert.equal(offsets((await call(`GET /data/events?text=LAN&${range}`)).body.items), ['+01:00', '+02:00'])
  assert.equal(offsets((await call(`GET /data/operations?object=silence&${range}`)).body.items), ['+01:00', '+02:00'])
  const { body } = await call(`GET /data/logs/filler-temperatures/records?${range}`)
  assert.equal([body.items.length, offsets(body.utc_offsets)], [2, ['+02:00', '+01:00']])
})

test('sends the offset of each later time of an alarm', async () => {
  const contact = { kind: 'flat', value: 1 } as const
  const change = { source: { signal: contact, unit: '' }, limit: 2 }
  const { panel, call, save, signIn, list } = await startWithAlarm(change)
  panel.clock.set(Date.parse('2026-10-25T09:30:00Z'))
  await save('/features/misc/time', { zone: 'Europe/Berlin' })
  await list()
  for (const alarm of panel.state.alarms) alarm.limit = 0.5
  await panel.clock.advance(1000)
  const find = async () => (await list('text=Door')).items[0]
  const { number } = await find()
  await panel.clock.advance(HOUR)
  await signIn('engineer', 'engineer-3152')
  await call('POST /data/events/acknowledgements', { numbers: [number], comment: 'Closed' })
  const event = await find()
  assert.equal([event.utc_offset, event.acknowledged_utc_offset, event.returned_utc_offset], ['+02:00', '+01:00', null])
  assert.is(event.comments[0].utc_offset, '+01:00')
})

test.run()
