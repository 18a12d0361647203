import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('callers')
const LAN = '192.168.10.42'
const WIFI = '192.168.25.87'
const HOTSPOT = '192.168.12.1'
const JOINED_MS = 10_000

/** Calls that arrive at an address of the panel. */
async function start(local: string, remote?: string) {
  const panel = createPanel()
  const { call, save, signIn } = createCaller({ fetch: (input, init) => panel.fetch(input, init, remote, local) })
  await panel.clock.advance(JOINED_MS)
  await signIn('engineer', 'engineer-3152')
  const read = async () => {
    const { caller } = (await call('GET /network/ethernet')).body
    const wifi = (await call('GET /network/wifi/connection')).body
    return [caller.port, caller.address, wifi.serves_caller]
  }
  return { panel, call, save, read }
}

test('the port is the one at whose address the call arrived', async () => {
  assert.equal(await (await start(LAN, '192.168.10.71')).read(), ['eth0', '192.168.10.71', false])
  assert.equal(await (await start(WIFI, '192.168.25.31')).read(), [null, '192.168.25.31', true])
  assert.equal(await (await start(LAN, '::ffff:192.168.10.71')).read(), ['eth0', '192.168.10.71', false])
})

test('the port of a call follows a new address', async () => {
  const { panel, read } = await start('192.168.10.43', '192.168.25.31')
  const [port] = panel.state.ethernet
  Object.assign(port!.settings, { address: '192.168.10.43' })
  panel.state.network.visitor = { port: 'wlan0', address: '192.168.25.31' }
  assert.equal(await read(), [null, '192.168.25.31', true])
  panel.network.enforce('eth0')
  assert.equal(await read(), ['eth0', '192.168.25.31', false])
})

test('a call over the loopback is one of the visitor, in the network of the port where it arrived', async () => {
  assert.equal(await (await start('127.0.0.1', '127.0.0.1')).read(), ['eth0', '192.168.10.77', false])
  assert.equal(await (await start(WIFI, '127.0.0.1')).read(), [null, '192.168.25.77', true])
})

test('a device that has joined the hotspot is served by it', async () => {
  const { panel, call } = await start(HOTSPOT, '192.168.12.10')
  const serves = async () => (await call('GET /network/hotspot/status')).body.serves_caller
  assert.is(await serves(), false)
  panel.state.radio.mode = 'hotspot'
  panel.faults.reboot(0)
  await panel.clock.advance(JOINED_MS)
  const { signIn, call: again } = createCaller({
    fetch: (input, init) => panel.fetch(input, init, '192.168.12.10', HOTSPOT)
  })
  await signIn('engineer', 'engineer-3152')
  assert.is((await again('GET /network/hotspot/status')).body.serves_caller, true)
})

test('settings that would cut the caller off are refused by the port and address of its call', async () => {
  for (const [local, remote, allowed, status] of [
    [LAN, '192.168.10.71', '192.168.25.0/24', 409],
    [WIFI, '192.168.25.31', '192.168.25.0/24', 204]
  ] as const) {
    const { save } = await start(local, remote)
    const saved = await save('/features/misc/web-server', { allowed_networks: [allowed] })
    assert.is(saved.status, status, remote)
  }
})

test('a login is recorded with the address of its caller', async () => {
  const { panel } = await start(WIFI, '192.168.25.31')
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')
  assert.is(account?.lastSignIn?.address, '192.168.25.31')
})

test.run()
