import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { WATCH_MS } from '../device/watch'
import { startPanel } from '../http/caller'
import { matching } from './event-list'
import { createEventLog } from './event-log'
import { eventTable } from './event-rows'
import { start } from './start-events'

const HOUR = 3_600_000

test('acknowledges alarms only, and finds them by their comment', async () => {
  const { call, list } = await start()
  const { items } = await list('limit=500')
  const plain = items.find(({ kind }: { kind: string }) => kind === 'event')
  const [waiting] = (await list('state=triggered,returned_unacknowledged')).items
  const numbers = [plain.number, waiting.number]
  const { body } = await call('POST /data/events/acknowledgements', { numbers, comment: 'Nozzle 7 cleaned' })
  assert.equal(body, { acknowledged: 1, skipped: 1 })
  assert.equal(
    (await list('text=nozzle%207')).items.map(({ number }: { number: number }) => number),
    [waiting.number]
  )
})

test('has acknowledged nothing in the future, and no text with an empty value', async () => {
  const { list } = await start()
  const { items } = await list('limit=500')
  for (const { acknowledged_at, text } of items) {
    assert.ok(acknowledged_at === null || acknowledged_at <= '2026/11/21 09:41:07', acknowledged_at)
    assert.not.match(text, /: $/)
  }
})

test('records what happens: rejected logins, links, restarts and updates of the clock', async () => {
  const { panel, call, signIn, grant, list } = await start()
  panel.state.alarms = []
  await list()
  await grant({ grant_type: 'password', username: 'operator', password: 'wrong' })
  panel.state.ethernet[0]!.cable = undefined
  await panel.clock.advance(WATCH_MS)
  panel.faults.reboot(20)
  await panel.clock.advance(30_000)
  await signIn('engineer', 'engineer-3152')
  await call('PUT /system/datetime', { time: '2026.11.21-12:00:00' })
  await signIn('engineer', 'engineer-3152')
  const { items } = await list('limit=4')
  assert.equal(
    items.map(({ code, text }: { code: string; text: string }) => [code, text]),
    [
      ['clock_set', 'Clock set from 2026/11/21 09:41:42 to 2026/11/21 12:00:00'],
      ['panel_restarted', 'Panel started'],
      ['link_down', 'Link down: LAN 1'],
      ['sign_in_refused', 'Login rejected: operator']
    ]
  )
  assert.equal(items[0].state, 'returned')
})

test('pages the newest first, and keeps a list as it is while events arrive', async () => {
  const { panel, list, signIn } = await start()
  const first = await list('limit=3')
  const [{ number }] = first.items
  assert.equal([first.newest, first.items.length], [number, 3])
  const second = await list(`limit=3&offset=3&newest=${number}`)
  assert.equal(
    second.items.map((event: { number: number }) => event.number),
    [number - 3, number - 4, number - 5]
  )
  await panel.clock.advance(HOUR)
  await signIn('engineer', 'engineer-3152')
  const later = await list(`limit=3&offset=3&newest=${number}`)
  assert.equal([later.items, later.total], [second.items, second.total])
  assert.is((await list(`limit=1&after=${number}`)).total, (await list()).total - first.total)
})

test('filters by state, category, priority, text and range', async () => {
  const { list } = await start()
  interface Shown {
    state: string
    category: number
    priority: string
    text: string
    triggered_at: string
  }
  const all = async (query: string, holds: (event: Shown) => boolean) => {
    const { items, total } = await list(`limit=500&${query}`)
    assert.ok(total > 0, query)
    assert.ok(items.every(holds), query)
  }
  await all('state=triggered,acknowledged', ({ state }) => state === 'triggered' || state === 'acknowledged')
  await all('category=10,30', ({ category }) => category === 10 || category === 30)
  await all('priority=emergency', ({ priority }) => priority === 'emergency')
  await all('text=TANK%201', ({ text }) => text.startsWith('Tank 1'))
  await all('text=TANK%201&language=de', ({ text }) => text.startsWith('Tank 1'))
  await all('text=%E3%82%BF%E3%83%B3%E3%82%AF1&language=ja', ({ text }) => text === 'タンク1: 温度高')
  await all(
    'from=2026.11.21-08:00:00&to=2026.11.21-08:59:59',
    ({ triggered_at }) => triggered_at >= '2026/11/21 08:00:00' && triggered_at <= '2026/11/21 08:59:59'
  )
  assert.equal((await list('from=2026.11.21-08:00:00&to=2026.11.20-08:59:59')).fields, { to: 'before_from' })
  assert.is((await list('category=256')).error_code, 'validation_failed')
})

test('names the log and channel of a watched value while they were sampled', async () => {
  const { list } = await start()
  const { items } = await list('text=Filler.Pressure&limit=500')
  assert.equal(items[0].logged, { log: 'filler-temperatures', channel: 'pressure' })
  assert.is(items.at(-1).logged, null)
  assert.is(items[0].unit, 'bar')
})

test('deletes what has come to its end, by request and when it is kept no longer', async () => {
  const { panel, call, versionOf, list } = await start()
  const before = await list()
  const plan = (await call('GET /data/events/deletion-plan?before=2026.11.20-00:00:00')).body
  const deletion = { before: '2026.11.20-00:00:00', total: plan.total, reason: 'Commissioning' }
  const { body } = await call('POST /data/events/deletions', deletion)
  assert.is(body.deleted, plan.total)
  const after = await list()
  assert.is(after.total, before.total - body.deleted)
  const old = await list('to=2026.11.19-23:59:59&limit=500')
  assert.ok(old.items.every(({ state }: { state: string }) => state !== 'returned'))
  assert.equal(
    [after.newest, after.unacknowledged, after.active],
    [before.newest, before.unacknowledged, before.active]
  )
  const refused = async (time: string) =>
    (await call('POST /data/events/deletions', { ...deletion, before: time })).body.fields.before
  assert.is(await refused('2026.02.29-00:00:00'), 'invalid_date')
  assert.is(await refused('2026.11.21-09:41:08'), 'in_the_future')

  const version = await versionOf('/data/events/settings')
  const { total } = (await call('GET /data/events/deletion-plan?retention_days=1')).body
  const shorter = { retention_days: 1, total, reason: 'Audit done' }
  assert.is((await call('PUT /data/events/settings', shorter, version)).status, 204)
  const kept = await list()
  assert.is(kept.stored, after.stored - total)
  assert.is(kept.unacknowledged, before.unacknowledged)
  assert.is((await call('PUT /data/events/settings', { retention_days: 2 }, version)).status, 412)
  panel.state.eventSettings.retention_days = 30
})

test('a full log loses ended events first, then unacknowledged ones, and never an active one', async () => {
  const { panel, list } = await start()
  const { stored, active, unacknowledged } = await list()
  assert.ok(active > 1 && unacknowledged > active)
  panel.state.eventCapacity = unacknowledged + 100
  const full = await list('limit=500')
  assert.equal([full.stored, full.unacknowledged], [unacknowledged + 100, unacknowledged])
  assert.ok(stored > full.stored)
  panel.state.eventCapacity = active + 1
  const fuller = await list('state=triggered,acknowledged')
  assert.equal([fuller.stored, fuller.total], [active + 1, active])
})

test('a clock that is set to a wrong year deletes nothing', async () => {
  const { call, signIn, list } = await start()
  const before = await list()
  await call('PUT /system/datetime', { time: '2036.11.21-12:00:00' })
  await signIn('administrator', 'admin-3152')
  assert.ok((await list()).stored >= before.stored)
})

test('holds 100 000 events, the same each time', async () => {
  const { list } = await start({ seed: 'large-logs' })
  const { stored, items } = await list('limit=500&offset=99000')
  assert.is(stored, 100_000)
  const again = await start({ seed: 'large-logs' })
  assert.equal((await again.list('limit=500&offset=99000')).items, items)
})

test('yields a row for each event with a cell for each column', async () => {
  const { panel, list } = await start()
  const { state, clock } = panel
  const events = createEventLog(clock, state)
  const found = matching(events.events(), { from: -Infinity, to: Infinity, language: 'en', text: 'tank 1' })
  const table = eventTable({ state, clock, events }, found, 'en')
  const rows = [...table.rows(text => [text?.replace(/\//g, '-') ?? null])]
  const { items, total } = await list('text=tank%201&limit=1')
  assert.equal([rows.length, rows[0]?.length], [total, table.columns.length])
  assert.equal(
    [rows[0]?.[0], rows[0]?.[2], rows[0]?.[8]],
    [items[0].number, items[0].triggered_at.replace(/\//g, '-'), 'Tank 1: temperature high']
  )
})

test('has no alarms without a project', async () => {
  const { call } = await startPanel('administrator', { seed: 'factory-new' })
  await call('PUT /uac/account/password', { current: 'admin-3152', password: 'a new one 1' })
  assert.equal((await call('GET /data/events')).body.items, [])
})

test.run()
