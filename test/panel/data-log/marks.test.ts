import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { deviceText } from '../device/device-text'
import { startPanel } from '../http/caller'
import type { PanelOptions } from '../panel'

const HOUR = { from: '2026.11.21-08:41:07', to: '2026.11.21-09:41:07' }

async function start(options: PanelOptions = {}) {
  const { panel, ...caller } = await startPanel('engineer', options)
  const marks = async (query: Record<string, string> = {}) =>
    (await caller.call(`GET /data/marks?${new URLSearchParams({ ...HOUR, ...query })}`)).body
  return { panel, ...caller, marks }
}

interface Mark {
  kind: string
  count: number
  first: string
  last: string
  number: number | null
  text: string
  username: string
  result: string | null
}

test('marks each event and operation of a range, oldest first, with its number in its log', async () => {
  const { marks, call } = await start()
  const { items, total, kinds } = await marks()
  const events = (await call('GET /data/events?from=2026.11.21-08:41:07&to=2026.11.21-09:41:07')).body
  const operations = (await call('GET /data/operations?from=2026.11.21-08:41:07&to=2026.11.21-09:41:07')).body
  assert.equal(kinds, ['event', 'clock', 'restart', 'update', 'operation', 'sign_in'])
  assert.is(total, events.total + operations.total)
  assert.is(items.length, total)
  assert.equal(
    items.map(({ first }: Mark) => first),
    items.map(({ first }: Mark) => first).sort()
  )
  const [newest] = events.items
  const mark = items.find(({ kind, number }: Mark) => kind === 'event' && number === newest.number)
  assert.equal([mark.text, mark.first, mark.last, mark.count], [newest.text, newest.triggered_at, mark.first, 1])
})

test('distinguishes changes of the clock, restarts, updates and logins from other entries', async () => {
  const { panel, marks, signIn } = await start()
  const { eventHistory } = panel.state
  eventHistory.events.push({ time: eventHistory.to, code: 'project_updated', params: { name: 'line-4' } })
  panel.clock.set(panel.clock.now() + 2000)
  panel.faults.reboot(20)
  await panel.clock.advance(60_000)
  await signIn('engineer', 'engineer-3152')
  const { items } = await marks({ from: '2026.11.21-09:41:07', to: '2026.11.21-09:42:09' })
  const described = items
    .filter(({ kind }: Mark) => kind !== 'event')
    .map(({ kind, text, username, result }: Mark) => [kind, text, username, result])
  assert.equal(described, [
    ['update', 'Project updated: line-4', '', null],
    ['sign_in', '', 'engineer', 'done'],
    ['clock', 'Clock set from 2026/11/21 09:41:07 to 2026/11/21 09:41:09', '', null],
    ['restart', 'Panel started', '', null],
    ['sign_in', '', 'engineer', 'done']
  ])
})

for (const { name, query, check } of [
  {
    name: 'a dense range has at most so many marks, which stand for all of its entries',
    query: { from: '2026.11.14-09:41:07', points: '50' },
    check: ({ items, total }: { items: Mark[]; total: number }) => {
      assert.ok(total > 500, String(total))
      assert.ok(items.length <= 50 && items.length > 20, String(items.length))
      assert.is(
        items.reduce((sum, { count }) => sum + count, 0),
        total
      )
      const cluster = items.find(({ count }) => count > 1)!
      assert.equal([cluster.number, cluster.text, cluster.first < cluster.last], [null, '', true])
    }
  },
  {
    name: 'only the kinds that are wanted count',
    query: { from: '2026.11.14-09:41:07', kinds: 'operation,sign_in', points: '500' },
    check: ({ items }: { items: Mark[] }) =>
      assert.equal([...new Set(items.map(({ kind }) => kind))].sort(), ['operation', 'sign_in'])
  },
  {
    name: 'a range without entries has no marks',
    query: { from: '2020.01.01-00:00:00', to: '2020.01.02-00:00:00' },
    check: ({ items, total }: { items: Mark[]; total: number }) => assert.equal([items, total], [[], 0])
  }
]) {
  test(name, async () => check(await (await start()).marks(query)))
}

for (const { lacks, kinds } of [
  { lacks: 'event-log', kinds: ['operation', 'sign_in'] },
  { lacks: 'operation-log', kinds: ['event', 'clock', 'restart', 'update'] }
]) {
  test(`an account without the permission ${lacks} sees no marks from there`, async () => {
    const { panel, marks } = await start()
    const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
    account.roles = account.roles.filter(role => role !== lacks)
    const reply = await marks()
    assert.equal(reply.kinds, kinds)
    assert.ok(reply.items.length > 0)
    assert.ok(reply.items.every(({ kind }: Mark) => kinds.includes(kind)))
  })
}

test('marks the restart and the update in the week of the plant, as up time and operation log have them', async () => {
  const { panel, marks, call } = await start()
  const { items } = await marks({ from: '2026.11.14-09:41:07', kinds: 'restart,update' })
  const at = (time: string) => items.map(({ kind, first }: Mark) => first === time && kind)
  const { up_time_seconds } = (await call('GET /system/identity')).body
  assert.equal(at(deviceText(panel.clock.now() - up_time_seconds * 1000)), [false, 'restart'])
  const { items: ended } = (await call('GET /data/operations?to=2026.11.17-00:00:00&limit=500')).body
  const update = ended.find((it: { function: string }) => it.function === 'Job project-update')
  assert.equal(at(update.time), ['update', false])
})

test('marks only what is new since a response, from both logs', async () => {
  const { panel, marks, signIn } = await start()
  const { newest_event, newest_operation } = await marks()
  const after = { to: '2026.11.21-10:41:07', after_event: newest_event, after_operation: newest_operation }
  assert.equal((await marks(after)).items, [])
  await panel.clock.advance(5000)
  await signIn('engineer', 'wrong')
  await signIn('engineer', 'engineer-3152')
  const { items, newest_event: event, newest_operation: operation } = await marks(after)
  assert.equal(
    items.map(({ kind, number, result }: Mark) => [kind, number, result]),
    [
      ['event', newest_event + 1, null],
      ['sign_in', newest_operation + 1, 'refused'],
      ['sign_in', newest_operation + 2, 'done']
    ]
  )
  assert.equal([event, operation], [newest_event + 1, newest_operation + 2])
})

test('refuses a reversed range', async () => {
  const { call } = await start()
  const { status, body } = await call('GET /data/marks?from=2026.11.21-09:00:00&to=2026.11.21-08:00:00')
  assert.equal([status, body.fields], [400, { to: 'before_from' }])
})

test('marks 100 000 events with at most 200 marks', async () => {
  const { marks } = await start({ seed: 'large-logs' })
  const { items, total } = await marks({ from: '2026.05.01-00:00:00' })
  assert.ok(total > 90_000 && items.length <= 200, `${total} in ${items.length}`)
})

test.run()
