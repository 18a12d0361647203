import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, createCaller } from '../http/caller'
import { createIdleEngine } from '../opcua/idle-engine'
import { createPanel } from '../panel'

const test = suite('temporary accounts')
const SECURITY = '/project/enhanced-security'
const ADD = `POST ${SECURITY}/accounts`
const MINUTE = 60_000

const added = (name: string, minutes: number | null) => ({
  ...{ username: name, password: 'kim2026', classes: ['A' as const], valid_minutes: minutes },
  ...{ browse: true, read: true, write: false, hidden: false }
})

async function start() {
  const panel = createPanel()
  const caller = createCaller(panel)
  const signIn = () => caller.signIn('engineer', 'engineer-3152')
  await signIn()
  const { call } = caller
  /** Long enough for the session to end. */
  const pass = async (minutes: number) => {
    await panel.clock.advance(minutes * MINUTE)
    await signIn()
  }
  const find = (name: string) => panel.state.runtimeSecurity.accounts.find(({ username }) => username === name)
  const add = async (name: string, minutes: number | null): Promise<string> =>
    (await call(ADD, added(name, minutes))).body.id
  const save = (id: string, changes: Changes<`${typeof SECURITY}/accounts/${string}`>) =>
    caller.save(`${SECURITY}/accounts/${id}`, changes)
  const endOf = async (name: string) =>
    (await call(`GET ${SECURITY}`)).body.accounts.items.find(({ username }: { username: string }) => username === name)
      ?.expires_at
  return { panel, call, pass, find, add, save, endOf }
}

test('removes an account when its time is over, without being read, and records that', async () => {
  const { panel, call, pass, find, add } = await start()
  await add('Kim', 60)
  await panel.clock.advance(60 * MINUTE - 1)
  assert.ok(find('Kim'))
  await panel.clock.advance(1)
  assert.is(find('Kim'), undefined)
  await pass(0)
  const [record] = (await call('GET /data/operations?place=panel&limit=1')).body.items
  assert.equal([record.action, record.object, record.username], ['delete', 'Kim', ''])
})

test('removes an account after its time has passed, whatever the clock is set to', async () => {
  const { panel, pass, find, add, endOf } = await start()
  await add('Kim', 60)
  assert.is(await endOf('Kim'), '2026/11/21 10:41:07')
  panel.clock.set(panel.clock.now() + 600 * MINUTE)
  await pass(0)
  assert.is(await endOf('Kim'), '2026/11/21 20:41:07')
  await panel.clock.advance(59 * MINUTE)
  assert.ok(find('Kim'))
  await panel.clock.advance(MINUTE)
  assert.is(find('Kim'), undefined)
})

test('restarts the time only by another value', async () => {
  const { call, pass, find, add, save, endOf } = await start()
  const id = await add('Kim', 60)
  await pass(30)
  await save(id, { hidden: true })
  await call(`POST ${SECURITY}/imports`, { accounts: [{ ...added('Kim', 60), hidden: false }] })
  const { valid_minutes: _, ...withoutValidity } = added('Kim', 60)
  await call(`POST ${SECURITY}/imports`, { accounts: [withoutValidity] })
  assert.is(await endOf('Kim'), '2026/11/21 10:41:07')
  await save(id, { valid_minutes: 90 })
  assert.is(await endOf('Kim'), '2026/11/21 11:41:07')
  await pass(60)
  assert.ok(find('Kim'))
  await save(id, { valid_minutes: null })
  assert.is(await endOf('Kim'), null)
  await pass(600)
  assert.ok(find('Kim'))
})

test('removes with the power what lasts until then, and after the start what ended while it was off', async () => {
  const { panel, find, add } = await start()
  await add('Short', 1)
  await add('Today', 0)
  await add('Longer', 10)
  panel.faults.reboot(120)
  assert.equal([find('Today'), find('Short')?.username], [undefined, 'Short'])
  await panel.clock.advance(120_000)
  assert.equal([find('Short'), find('Longer')?.username], [undefined, 'Longer'])
})

test('disconnects the OPC UA clients of an account that ends', async () => {
  const { panel, add } = await start()
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  await panel.opcua.start()
  const session = (id: string, username: string) => ({
    ...{ id, username, client: 'Historian', client_uri: '', address: '192.168.1.40', since: '2026/11/21 09:41:07' },
    ...{ policy: 'None' as const, mode: 'None' as const, subscriptions: 0, monitored_items: 0 },
    ...{ reads_per_minute: 0, writes_per_minute: 0 }
  })
  engine.sessions = [session('session-1', 'Kim'), session('session-2', 'Scada')]
  await add('Kim', 1)
  await panel.clock.advance(MINUTE)
  assert.equal(
    panel.opcua.sessions().map(({ username }) => username),
    ['Scada']
  )
})

test('refuses more than a year, and a temporary administrator', async () => {
  const { call, save } = await start()
  assert.is((await call(ADD, added('Kim', 525_601))).status, 400)
  assert.is((await call(ADD, added('Kim', -1))).status, 400)
  assert.is((await call(ADD, added('Kim', 525_600))).status, 201)
  for (const minutes of [0, 60])
    assert.is((await save('user-1', { valid_minutes: minutes })).body.error_code, 'administrator_fixed')
})

test.run()
