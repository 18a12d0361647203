import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScreen } from '../../setup/webview'
import type { ManualClock } from '../device/device-clock'
import { callerAs, startPanel } from '../http/caller'
import { reservedOf } from '../operations/log-shares'
import type { Panel } from '../panel'

const test = suite('floods of the logs')
const ADDRESS = '192.168.10.99'

async function start() {
  const { panel, call } = await startPanel('administrator')
  const read = async () => {
    const { body: log } = await call('GET /data/operation-log')
    const { body: operations } = await call('GET /data/operations?limit=1')
    const { body: events } = await call('GET /data/events?limit=1')
    return { stored: log.records, newest: operations.newest, events: events.total }
  }
  return { panel, call, read }
}

test('a stranger who guesses passwords displaces no records and fills no event log', async () => {
  const { panel, read } = await start()
  const before = await read()
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'wrong' })
  for (let attempt = 0; attempt < 200; attempt += 1)
    await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body }, ADDRESS)
  const after = await read()
  assert.ok(after.stored - before.stored <= 15, `${after.stored - before.stored} records`)
  assert.ok(after.events - before.events <= 5, `${after.events - before.events} events`)
  // Each takes its number, so that the log shows how many are missing.
  assert.is(after.newest - before.newest, 200)
})

/** Without an account, from many addresses. */
async function guess(panel: Panel, count: number, addressOf: (attempt: number) => string) {
  for (let attempt = 0; attempt < count; attempt += 1) {
    const names = { username: `name${attempt % 13}`, password: 'wrong' }
    const body = new URLSearchParams({ grant_type: 'password', ...names })
    await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body }, addressOf(attempt))
  }
}

test('a stranger with many names and addresses displaces no records and fills no event log', async () => {
  const { panel, read } = await start()
  const before = await read()
  await guess(panel, 2000, attempt => `192.168.${attempt % 150}.7`)
  const after = await read()
  assert.is(after.stored - before.stored, 60)
  assert.ok(after.events - before.events <= 60, `${after.events - before.events} events`)
  assert.is(after.newest - before.newest, 2000)
})

test('a stranger with a network of IPv6 counts as one address', async () => {
  const { panel, read } = await start()
  const before = await read()
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'wrong' })
  const init = { method: 'POST', body }
  for (let host = 1; host <= 40; host += 1) await panel.fetch('/api/v1/auth/token/user', init, `fd00:1:2:3::${host}`)
  assert.ok((await read()).stored - before.stored <= 20)
})

/** For longer than a token lasts. */
async function guessForLong(panel: Panel<ManualClock>, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await guess(panel, 70, attempt => `10.${minute}.${attempt}.7`)
    await panel.clock.advance(60_000)
  }
  const { callAny } = await callerAs(panel, 'administrator')
  return async (path: string) => (await callAny(`GET ${path}`)).body
}

test('in full logs, a stranger who goes on for long displaces records of its own kind only', async () => {
  const { panel, read } = await start()
  const { operationLog } = panel.state
  operationLog.capacity = 600
  panel.state.eventCapacity = (await read()).events + 50
  const { number } = operationLog.records[0]!
  const get = await guessForLong(panel, 12)
  const refused = await get('/data/operations?text=invalid_grant&result=refused&limit=500')
  const records = refused.items.filter(({ kind }: { kind: string }) => kind === 'record')
  assert.is(records.length, 60)
  assert.is((await get(`/data/operations/${number}`)).function, 'POST /auth/token/user', 'by the administrator')
  const { items, stored } = await get('/data/events?limit=500')
  assert.is(stored, panel.state.eventCapacity)
  const logins = items.filter(({ code }: { code: string }) => code === 'sign_in_refused')
  assert.ok(logins.length <= stored / 10 + 1, `${logins.length} of ${stored}`)
})

test('in a log that stops when it is full, a stranger uses up only its share', async () => {
  const { panel, read } = await start()
  const { operationLog } = panel.state
  const before = (await read()).stored
  operationLog.settings.when_full = 'stop'
  operationLog.capacity = before + 400
  const get = await guessForLong(panel, 8)
  const { state, records } = await get('/data/operation-log')
  assert.is.not(state, 'stopped')
  assert.ok(records - before < operationLog.capacity / 10 + 20, `${records - before}`)
  assert.ok(records - before > 100, `${records - before}`)
})

test('a user who saves the same again and again displaces no records', async () => {
  const { panel, read } = await start()
  const { call } = await callerAs(panel, 'operator')
  await call('PUT /system/hmi/name', { name: 'first' })
  const before = await read()
  for (let save = 0; save < 500; save += 1) await call('PUT /system/hmi/name', { name: `name-${save}` })
  const after = await read()
  assert.equal([after.stored - before.stored, after.newest - before.newest], [10, 500])
  const { merged, changes } = panel.state.operationLog.records.at(-1)!
  assert.is(merged, 491)
  assert.equal(changes, [{ field: 'name', previous: 'name-8', next: 'name-499' }])
  await panel.clock.advance(60_000)
  await call('PUT /system/hmi/name', { name: 'last' })
  assert.is((await read()).stored - after.stored, 1)
})

const ACCOUNT = {
  ...{ username: 'evidence', name: '', roles: ['info'], password: 'Passw0rd-x9' },
  ...{ password_must_change: false, valid_until: null, password_age_days: 0 }
}

/** By a user who finds ever new objects, so that nothing is merged. */
async function fill(panel: Panel, count: number) {
  const { call } = await callerAs(panel)
  for (let number = 0; number < count; number += 1) {
    const contact = { name: `Contact ${number}`, mail: `c${number}@plant.example`, groups: [] }
    const { status, body } = await call('POST /email/contacts', contact)
    assert.is(status, 201)
    await call(`DELETE /email/contacts/${body.id}`)
  }
}

test('what concerns accounts keeps its room in a full log', async () => {
  const { panel, call } = await start()
  panel.state.operationLog.capacity = 60
  assert.is((await call('POST /uac/accounts', ACCOUNT)).status, 201)
  const { number } = panel.state.operationLog.records.at(-1)!
  await fill(panel, 150)
  const { items } = (await call('GET /data/operations?limit=500')).body
  const numbers = items.map((item: { number?: number }) => item.number)
  assert.ok(numbers.includes(number), `${numbers}`)
})

test('a log that has stopped still records what concerns accounts', async () => {
  const { panel, call, read } = await start()
  const { operationLog } = panel.state
  operationLog.capacity = (await read()).stored + 200
  operationLog.settings.when_full = 'stop'
  await fill(panel, 300)
  const full = (await call('GET /data/operation-log')).body
  assert.equal([full.state, full.capacity - full.records], ['stopped', reservedOf(full.capacity)])
  await call('POST /uac/accounts', ACCOUNT)
  const { state, records, unrecorded } = (await call('GET /data/operation-log')).body
  assert.equal([state, records, unrecorded], ['stopped', full.records + 1, full.unrecorded])
  assert.is(operationLog.records.at(-1)!.function, 'POST /uac/accounts')
})

test('a user who probes many targets is recorded with them, up to a number a minute', async () => {
  const { panel, read } = await start()
  const { call } = await callerAs(panel, 'operator')
  const before = (await read()).stored
  for (let id = 1; id <= 100; id += 1) await call(`DELETE /uac/accounts/${id}`)
  assert.is((await read()).stored - before, 60)
  const targets = panel.state.operationLog.records.slice(-60).map(({ target }) => target)
  assert.is(new Set(targets).size, 60)
})

test('a viewer of WebView who presses what it may not displaces no records', async () => {
  const { panel, read } = await start()
  const { page } = await openScreen(panel)
  const before = await read()
  for (let press = 0; press < 500; press += 1) page.send({ kind: 'operate', object: 'pump', value: press % 2 })
  assert.ok((await read()).stored - before.stored <= 15)
})

test('refusals are stored again a minute later, and others at once', async () => {
  const { panel, read } = await start()
  const { callAny } = await callerAs(panel, 'operator')
  const refuse = (path: string) => callAny(`DELETE ${path}`)
  const first = (await read()).stored
  for (let attempt = 0; attempt < 12; attempt += 1) await refuse('/uac/accounts/1')
  assert.is((await read()).stored - first, 10)
  await refuse('/email/contacts/1')
  assert.is((await read()).stored - first, 11)
  await panel.clock.advance(60_000)
  const later = (await read()).stored
  await refuse('/uac/accounts/1')
  assert.is((await read()).stored - later, 1)
})

test.run()
