import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { manualClock } from '../device/device-clock'
import { createPanel, SEED_TIME } from '../panel'
import { createOperations } from './operation-log'
import { LIST, plant } from './plant-log'

const test = suite('operation log')
const SETTINGS = '/data/operation-log/settings'

test('lists the newest first, page by page, and holds its place while records are added', async () => {
  const { call, list } = await plant()
  const { items, total, newest } = await list('limit=5')
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  const next = await list(`offset=5&limit=5&newest=${newest}`)
  assert.is(next.total, total)
  assert.is(next.newest, newest + 1)
  const numbers = [...items, ...next.items].map(({ number }) => number)
  assert.equal(
    numbers,
    numbers.map((_, index) => newest - index)
  )
})

test('filters by range, user, place, object, text and result', async () => {
  const { list } = await plant()
  const every = async (query: string, isMatch: (record: Record<string, string>) => boolean) => {
    const { items } = await list(`${query}&limit=500`)
    const records = items.filter(({ kind }: { kind: string }) => kind === 'record')
    assert.ok(records.length > 3, query)
    assert.ok(records.every(isMatch), query)
  }
  await every(
    'from=2026.11.21-06:00:00&to=2026.11.21-08:00:00',
    ({ time = '' }) => time >= '2026/11/21 06' && time <= '2026/11/21 08:00:00'
  )
  await every('username=Scada', ({ username }) => username === 'Scada')
  await every('place=vnc,webview', ({ place = '' }) => ['vnc', 'webview'].includes(place))
  await every('object=tank%201', ({ object = '' }) => object.includes('Tank 1'))
  await every('text=MW204', ({ target = '' }) => target.includes('MW204'))
  await every('result=refused,failed', ({ result }) => result !== 'done')
})

test('refuses a reversed range and a day that does not exist', async () => {
  const { call } = await plant()
  const reversed = await call(`${LIST}?from=2026.11.21-08:00:00&to=2026.11.21-07:00:00`)
  assert.equal(reversed.body.fields, { to: 'before_from' })
  assert.equal((await call(`${LIST}?from=2026.02.30-08:00:00`)).body.fields, { from: 'invalid_date' })
})

test('shows the numbers that are missing as entries between the records', async () => {
  const { list, call } = await plant()
  const { items, missing } = await list('limit=500')
  const at = items.findIndex(({ kind }: { kind: string }) => kind === 'gap')
  const { first, last, after, before } = items[at]
  assert.equal([last - first + 1, items[at - 1].number, items[at + 1].number], [3, last + 1, first - 1])
  assert.equal([before, after], [items[at - 1].time, items[at + 1].time])
  assert.is(missing, 4)
  assert.is((await call(`GET /data/operations/${first}`)).status, 404)
  const held = (await list(`newest=${first + 1}&limit=1`)).items
  assert.equal([held[0].first, held[0].last], [first, first + 1], 'up to the newest of the list')
})

test('reads one record with all its changes', async () => {
  const { save, call, newest } = await plant()
  const classes = ['A' as const, 'B' as const, 'C' as const, 'D' as const]
  const flags = { browse: true, read: true, write: true, hidden: true }
  await save('/project/enhanced-security/accounts/user-2', { ...flags, classes })
  const { number, changes, change_count } = await newest()
  assert.equal([changes.length, change_count], [3, 5])
  const full = (await call(`GET /data/operations/${number}`)).body
  assert.is(full.changes.length, 5)
})

test('adds what people do at the line while time passes, and continues its numbers over a restart', async () => {
  const { panel, list, newest, signIn } = await plant()
  const before = await newest()
  panel.faults.reboot(20)
  await panel.clock.advance(2 * 3_600_000)
  await signIn('administrator', 'admin-3152')
  const { items } = await list(`from=2026.11.21-09:41:08&limit=500`)
  assert.ok(items.length > 10)
  assert.is(items.at(-1).number, before.number + 1)
  assert.ok(items.some(({ place }: { place: string }) => place === 'panel'))
})

test('stops when it is full, and then shows as a gap what was not stored', async () => {
  const { panel, call, save, list } = await plant({ seed: 'factory-new' })
  panel.state.accounts[0]!.passwordMustChange = false
  panel.state.operationLog.capacity = 4
  await save(SETTINGS, { when_full: 'stop' })
  await call('PUT /system/hmi/name', { name: 'a' })
  assert.is((await call('GET /data/operation-log')).body.state, 'recording')
  for (const name of ['b', 'c', 'd']) await call('PUT /system/hmi/name', { name })
  assert.equal((await call('GET /data/operation-log')).body, {
    ...{
      state: 'stopped',
      when_full: 'stop',
      records: 4,
      capacity: 4,
      oldest: 1,
      newest: 4,
      unrecorded: 2
    }
  })
  const stopped = await list()
  assert.equal([stopped.items[0].first, stopped.items[0].last, stopped.newest], [5, 6, 6])

  await save(SETTINGS, { when_full: 'overwrite' })
  const { items } = await list()
  assert.equal(
    items.map(({ kind, number, first }: Record<string, unknown>) => number ?? [kind, first]),
    [7, ['gap', 5], 4, 3, 2]
  )
})

test('shows a gap in the hours that the clock was set back by', async () => {
  const { panel, call, save, list, signIn } = await plant()
  panel.state.operationLog.capacity = 1000
  await save(SETTINGS, { when_full: 'stop' })
  await call('PUT /system/hmi/name', { name: 'a' })
  panel.clock.set(panel.clock.now() - 3 * 3_600_000)
  await signIn('administrator', 'admin-3152')
  await save(SETTINGS, { when_full: 'overwrite' })
  const { items } = await list('from=2026.11.21-08:00:00&to=2026.11.21-08:05:00')
  assert.ok(items.some(({ kind, after, before }: Record<string, string>) => kind === 'gap' && after! > before!))
})

test('lists what happened in the last second of a range, whatever the millisecond', async () => {
  const { panel, call, list, newest } = await plant()
  await panel.clock.advance(700)
  await call('PUT /system/hmi/name', { name: 'a' })
  const { number } = await newest()
  assert.is((await list('to=2026.11.21-09:41:07')).items[0].number, number)
})

test('is never nearly full where it overwrites, and counts the missing numbers of all gaps', async () => {
  const { panel, call, list } = await plant()
  const { operationLog } = panel.state
  operationLog.capacity = 300
  const [record] = operationLog.records
  const { lastNumber } = operationLog
  operationLog.records = Array.from({ length: 300 }, (_, index) => ({ ...record!, number: lastNumber + index * 2 }))
  operationLog.lastNumber = lastNumber + 600
  assert.is((await call('GET /data/operation-log')).body.state, 'recording')
  const { missing, total } = await list()
  assert.equal([missing, total], [301, 600])
})

test('deletes up to a number, and counts only what it still had', async () => {
  const clock = manualClock(SEED_TIME)
  const { state } = createPanel({ clock })
  const operations = createOperations(clock, state)
  state.operationLog.capacity = 100
  const last = operations.lastNumber()
  assert.is(operations.deleteUpTo(last - 20), 80)
  assert.equal([operations.stored().length, operations.lastNumber()], [20, last])
})

test('lets only those who manage accounts choose what happens when it is full, by version', async () => {
  const { panel, call, save, signIn, versionOf } = await plant()
  panel.state.accounts.find(({ username }) => username === 'operator')!.roles.push('operation-log')
  const version = await versionOf(SETTINGS)
  assert.is((await save(SETTINGS, { when_full: 'stop' })).status, 204)
  const late = await call(`PUT ${SETTINGS}`, { when_full: 'stop' }, version)
  assert.equal([late.status, late.body.details.changed_by], [412, 'administrator'])
  await signIn('operator', 'operator-3152')
  assert.is((await call(`PUT ${SETTINGS}`, { when_full: 'overwrite' }, version)).status, 403)
})

test('exports what matches with a row for each change and each gap', async () => {
  const { call, save, panel } = await plant()
  await save('/email/groups/1', { name: '=A1;B', members: [] })
  const wanted = { from: '2026.11.21-00:00:00', separator: ';', decimal: ',', time_format: 'iso' } as const
  const { body } = await call('POST /data/operations/exports', wanted)
  const text = await (await panel.fetch(body.url)).text()
  const lines = text.split('\r\n')
  assert.match(lines[0]!, /^No\.;Time;Time zone;User/)
  assert.match(text, /;\d+,5;\d+,5;done/)
  assert.match(text, /missing;;/)
  await save('/email/smtp', { password: 'secret 7' })
  const again = await call('POST /data/operations/exports', wanted)
  assert.match(await (await panel.fetch(again.body.url)).text(), /;password;\*\*\*;\*\*\*;done/)
  const wrong = await call('POST /data/operations/exports', { ...wanted, separator: ',' })
  assert.equal(wrong.body.fields, { decimal: 'same_as_separator' })
})

test('holds 20 000 operations', async () => {
  const { list } = await plant({ seed: 'large-logs' })
  const { total, items } = await list('limit=100')
  assert.ok(total > 19_990)
  assert.is(items.length, 100)
})

test.run()
