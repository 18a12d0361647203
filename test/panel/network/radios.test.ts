import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('radios')
const JOINED_MS = 10_000
const SECOND = '?radio=wlan1'
const CLIENT: BodyFor<'PUT /network/wifi'> = {
  ...{ mode: 'client', method: 'dhcp' },
  ...{ address: '', mask: '', gateway: '', dns1: '', dns2: '' }
}
const STATIC = { ...CLIENT, method: 'static', address: '192.168.77.5', mask: '255.255.255.0' } as const

/** A panel with two radios, the first of which is in its network; calls arrive at `local`. */
async function start(local?: string) {
  const panel = createPanel()
  panel.state.specification.wifi_count = 2
  const caller = createCaller({ fetch: (input, init) => panel.fetch(input, init, undefined, local) })
  const { call } = caller
  await caller.signIn('engineer', 'engineer-3152')
  await panel.clock.advance(JOINED_MS)
  const keep = async (code: string) => {
    await call(`POST /network/pending/${code}/keep`)
    await panel.clock.advance(JOINED_MS)
  }
  const join = async (network: { ssid: string; password: string }) => {
    const personal = { hidden: false, security: 'personal', ...network } as const
    const saved = await call(`POST /network/wifi/networks${SECOND}`, personal)
    await keep((await call(`PUT /network/wifi/connection${SECOND}`, { network: saved.body.id })).body.code)
  }
  const connection = async (query: typeof SECOND | '' | '?radio=wlan0' = '') =>
    (await call(`GET /network/wifi/connection${query}`)).body
  return { panel, ...caller, keep, join, connection }
}

/** With the second radio in the network `office`. */
async function startJoined(local?: string) {
  const started = await start(local)
  await started.keep((await started.save(`/network/wifi${SECOND}`, CLIENT)).body.code)
  await started.join({ ssid: 'office', password: 'office-2026' })
  return started
}

test('each has its own settings, networks, scan and connection', async () => {
  const { call, connection } = await start()
  assert.is((await call(`GET /network/wifi${SECOND}`)).body.mode, 'off')
  assert.equal((await call(`GET /network/wifi/networks${SECOND}`)).body.items, [])
  assert.equal((await call(`GET /network/wifi/scan${SECOND}`)).body.items, [])
  assert.is((await call(`POST /network/wifi/scans${SECOND}`)).body.error_code, 'wifi_off')
  assert.is((await connection(SECOND)).state, 'DISABLED')
  for (const first of ['', '?radio=wlan0'] as const) {
    assert.is((await call(`GET /network/wifi${first}`)).body.mode, 'client')
    assert.is((await connection(first)).ssid, 'plant-floor')
  }
})

test('the second joins a network while the first stays in its own', async () => {
  const { call, connection } = await startJoined()
  const { state, ssid, address } = await connection(SECOND)
  assert.equal([state, ssid, address], ['CONNECTED', 'office', '192.168.30.88'])
  assert.equal([(await connection()).ssid, (await connection()).address], ['plant-floor', '192.168.25.87'])
  assert.is((await call('GET /network/wifi/networks')).body.total, 3)
  const { wifi, other_radios: others } = (await call('GET /system/status')).body.connections
  assert.equal([wifi.ssid, others], ['plant-floor', [{ state: 'CONNECTED', ssid: 'office' }]])
})

test('a network of one cannot be changed or forgotten through the other', async () => {
  const { call } = await startJoined()
  const path = `/network/wifi/networks/w2${SECOND}`
  assert.is((await call(`PATCH ${path}`, { autoconnect: false })).status, 404)
  assert.is((await call(`DELETE ${path}`)).status, 404)
  assert.is((await call(`DELETE /network/wifi/networks/w1${SECOND}`)).status, 204)
  assert.is((await call('GET /network/wifi/networks')).body.total, 3)
})

test('a save names the version of its own radio, and a refusal who changed that one', async () => {
  const { panel, call, signIn, versionOf, save, keep } = await start()
  const [first, second] = [await versionOf('/network/wifi'), await versionOf(`/network/wifi${SECOND}`)]
  assert.not.equal(first, second)
  await keep((await save(`/network/wifi${SECOND}`, CLIENT)).body.code)
  assert.equal(await versionOf('/network/wifi'), first)
  await signIn('administrator', 'admin-3152')
  await keep((await save('/network/wifi', STATIC)).body.code)
  const refused = await call(`PUT /network/wifi${SECOND}`, CLIENT, second)
  assert.equal([refused.status, refused.body.details.changed_by], [412, 'engineer'])
  const { target, sent } = panel.log.filter(({ operation }) => operation === 'PUT /network/wifi')[0]!
  assert.equal([target, sent], ['/api/v1/network/wifi?radio=wlan1', CLIENT])
})

test('the operation log compares the radio that was changed', async () => {
  const { call, save, keep } = await start()
  await keep((await save(`/network/wifi${SECOND}`, CLIENT)).body.code)
  const { items } = (await call('GET /data/operations?limit=10')).body
  const saved = items.find(({ function: name }: { function: string }) => name === 'PUT /network/wifi')
  assert.equal(
    saved.changes.map(({ field, previous, next }: Record<string, unknown>) => [field, previous, next]),
    [
      ['mode', 'off', 'client'],
      ['radio', null, 'wlan1']
    ]
  )
})

test('a radio that the model does not have is refused', async () => {
  const { panel, call } = await start()
  panel.state.specification.wifi_count = 1
  for (const name of ['GET /network/wifi', 'GET /network/wifi/connection', 'POST /network/wifi/scans'] as const) {
    const { status, body } = await call(`${name}${SECOND}`)
    assert.equal([status, body.error_code], [404, 'not_found'], name)
  }
  assert.is((await call('GET /network/wifi?radio=~')).status, 400)
  assert.is((await call('GET /system/status')).body.connections.other_radios, undefined)
})

test('only the first can be the hotspot, which the second leaves alone', async () => {
  const { panel, call, save, keep, connection } = await startJoined()
  const refused = await save(`/network/wifi${SECOND}`, { ...CLIENT, mode: 'hotspot' })
  assert.equal([refused.status, refused.body.fields], [400, { mode: 'not_allowed' }])
  panel.state.radio.hotspot.phones = [{ name: 'Tablet', mac: '02:4f:11:20:00:0a', signal: -48, after: 1 }]
  await keep((await save('/network/wifi', { ...CLIENT, mode: 'hotspot', hotspot_password: 'bottles-2026' })).body.code)
  await keep((await save(`/network/wifi${SECOND}`, STATIC)).body.code)
  const { state, clients } = (await call('GET /network/hotspot/status')).body
  assert.equal([state, clients.length, (await connection(SECOND)).address], ['on', 1, '192.168.77.5'])
})

test('their subnets and that of the hotspot must not overlap', async () => {
  const { call, save, keep } = await startJoined()
  const refused = await save('/network/wifi', { ...STATIC, address: '192.168.30.5' })
  assert.equal([refused.status, refused.body.fields], [409, { address: 'subnet_overlaps' }])
  const own = await save(`/network/wifi${SECOND}`, { ...STATIC, address: '192.168.30.5' })
  assert.is(own.status, 200, 'its own subnet')
  await keep(own.body.code)
  const { password_set, ...hotspot } = (await call('GET /network/hotspot')).body
  const opened = await save('/network/hotspot', {
    ...{ ...hotspot, use: 'always', password: 'bottles-2026' },
    ...{ address: '192.168.30.1', dhcp_first: '192.168.30.10', dhcp_last: '192.168.30.50' }
  })
  assert.equal(opened.body.fields, { address: 'subnet_overlaps' })
})

test('a radio that is off and a hotspot that never opens leave their subnets free', async () => {
  const { panel, save, keep } = await start()
  await keep((await save(`/network/wifi${SECOND}`, STATIC)).body.code)
  await keep((await save(`/network/wifi${SECOND}`, { ...STATIC, mode: 'off' })).body.code)
  const first = await save('/network/wifi', { ...STATIC, address: '192.168.77.6' })
  assert.is(first.status, 200)
  await keep(first.body.code)
  const inHotspot = { ...STATIC, address: '192.168.12.5' }
  const second = await save(`/network/wifi${SECOND}`, inHotspot)
  assert.is(second.status, 200)
  await keep(second.body.code)
  panel.state.radio.hotspot.opensWhenLost = true
  const refused = await save(`/network/wifi${SECOND}`, inHotspot)
  assert.equal([refused.status, refused.body.fields], [409, { address: 'subnet_overlaps' }])
})

test('the second scans what it receives itself', async () => {
  const { panel, call } = await startJoined()
  const [second] = panel.state.otherRadios
  for (const point of second!.radio.points) point.inRange = point.ssid === 'office'
  const { items } = (await call(`POST /network/wifi/scans${SECOND}`)).body
  assert.equal(
    items.map(({ ssid }: { ssid: string }) => ssid),
    ['office']
  )
})

test('the second leaves a network out of range, and joins the first of its own after a restart', async () => {
  const { panel, join } = await startJoined()
  const second = panel.state.otherRadios[0]!
  await join({ ssid: 'plant-floor', password: 'bottling-2026' })
  assert.equal(second.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
  panel.faults.reboot(5)
  await panel.clock.advance(12_000)
  assert.equal(second.wifi, { state: 'CONNECTED', ssid: 'office' })
  for (const point of second.radio.points) point.inRange = false
  await panel.clock.advance(JOINED_MS)
  assert.equal([second.wifi.state, panel.state.wifi.state], ['DISCONNECTED', 'CONNECTED'])
})

test('the network works while only the second is connected, and a silent source hides both', async () => {
  const { panel, call } = await startJoined()
  const network = async () =>
    (await call('GET /system/health')).body.subsystems.find(({ id }: { id: string }) => id === 'network').code
  for (const port of panel.state.ethernet) port.cable = undefined
  panel.state.wifi = { state: 'DISCONNECTED', ssid: null }
  assert.is(await network(), 'ports')
  panel.state.otherRadios[0]!.wifi = { state: 'DISCONNECTED', ssid: null }
  assert.is(await network(), 'no_link')
  panel.state.silentSources.add('wifi')
  const { wifi, other_radios: others } = (await call('GET /system/status')).body.connections
  assert.equal([wifi, others], [null, undefined])
})

test('a call over the second is served by it, not by the first', async () => {
  const { call, connection } = await startJoined('192.168.30.88')
  assert.equal([(await connection()).serves_caller, (await connection(SECOND)).serves_caller], [false, true])
  assert.is((await call('GET /network/ethernet')).body.caller.port, null)
})

test('a wrong password of the second is a finding of its own', async () => {
  const { panel, call } = await startJoined()
  panel.state.otherRadios[0]!.wifi = { state: 'PASSWDERR', ssid: 'plant-floor' }
  const { findings } = (await call('GET /system/health')).body
  const failed = findings.filter(({ code }: { code: string }) => code === 'wifi_failed')
  assert.equal(
    failed.map(({ id, params }: Record<string, unknown>) => [id, params]),
    [['wifi_failed-wlan1', { ssid: 'plant-floor', radio: 'wlan1' }]]
  )
})

test.run()
