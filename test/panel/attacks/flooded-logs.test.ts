import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScreen } from '../../setup/webview'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('floods of the logs')
const ADDRESS = '192.168.10.99'

async function start() {
  const panel = createPanel()
  const { signIn, call } = createCaller(panel)
  await signIn('administrator', 'admin-3152')
  const read = async () => {
    const { body: log } = await call('GET /data/operation-log')
    const { body: operations } = await call('GET /data/operations?limit=1')
    const { body: events } = await call('GET /data/events?limit=1')
    return { stored: log.records, newest: operations.newest, events: events.total }
  }
  return { panel, read }
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

test('a viewer of WebView who presses what it may not displaces no records', async () => {
  const { panel, read } = await start()
  const { page } = await openScreen(panel)
  const before = await read()
  for (let press = 0; press < 500; press += 1) page.send({ kind: 'operate', object: 'pump', value: press % 2 })
  assert.ok((await read()).stored - before.stored <= 15)
})

test('refusals are stored again a minute later, and others at once', async () => {
  const { panel, read } = await start()
  const { signIn, call } = createCaller(panel)
  await signIn('operator', 'operator-3152')
  const refuse = (name: string) => call(`DELETE ${name}`)
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
