import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, callerAs } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('hotspot')
type HotspotChanges = Changes<'/network/hotspot'>

async function start() {
  const panel = createPanel()
  panel.state.radio.mode = 'off'
  const caller = await callerAs(panel)
  const propose = (changes: HotspotChanges) => caller.save('/network/hotspot', changes)
  const save = async (changes: HotspotChanges) => {
    const answer = await propose(changes)
    if (answer.status === 200) await caller.call(`POST /network/pending/${answer.body.code}/keep`)
    return answer
  }
  const status = async () => (await caller.call('GET /network/hotspot/status')).body
  return { panel, ...caller, propose, save, status }
}

const on = { use: 'always', password: 'bottles-2026' } as const

test('is named like the panel until it has a name', async () => {
  const { call } = await start()
  const { body } = await call('GET /network/hotspot')
  assert.equal([body.ssid, body.password_set, body.use], ['line2-hmi', false, 'never'])
})

test('starts, lets devices in, and disconnects one', async () => {
  const { panel, save, status, call } = await start()
  await save(on)
  assert.is((await status()).state, 'starting')
  await panel.clock.advance(3000)
  const empty = await status()
  assert.equal([empty.state, empty.auto_off_seconds], ['on', 3600])
  await panel.clock.advance(25_000)
  const { clients, auto_off_seconds } = await status()
  assert.equal([clients.length, auto_off_seconds], [2, null])
  assert.is((await call(`DELETE /network/hotspot/clients/${clients[0].mac}`)).status, 204)
  assert.is((await status()).clients.length, 1)
  assert.is((await call(`DELETE /network/hotspot/clients/${clients[0].mac}`)).status, 404)
})

test('lets no more devices in than it may', async () => {
  const { panel, save, status } = await start()
  await save({ ...on, max_clients: 1 })
  await panel.clock.advance(60_000)
  assert.is((await status()).clients.length, 1)
})

test('switches itself off when nobody has joined for so long', async () => {
  const { panel, save, status } = await start()
  panel.state.radio.hotspot.phones = []
  await save({ ...on, auto_off_minutes: 1 })
  await panel.clock.advance(62_000)
  assert.equal([(await status()).state, (await status()).auto_off_seconds], ['on', 1])
  await panel.clock.advance(1000)
  assert.equal([(await status()).state, panel.state.radio.mode], ['off', 'off'])
})

test('reports that the radio failed', async () => {
  const { panel, save, status } = await start()
  panel.state.radio.hotspot.broken = true
  await save(on)
  await panel.clock.advance(3000)
  assert.equal([(await status()).state, (await status()).failure], ['failed', 'radio_fault'])
})

test('refuses what breaks a rule, at its limit', async () => {
  const { call, wrong, versionOf, save } = await start()
  const cases: [HotspotChanges, number, object?][] = [
    [{ password: '1234567' }, 400],
    [{ password: '12345678' }, 200],
    [{ password: 'a'.repeat(63) }, 200],
    [{ password: 'a'.repeat(64) }, 400],
    [{ password: 'パスワードです。' }, 400],
    [{ ssid: '工'.repeat(11) }, 400, { ssid: 'too_long' }],
    [{ ssid: `${'工'.repeat(10)}ab` }, 200],
    [{ ssid: '' }, 400],
    [{ auto_off_minutes: 1440 }, 200],
    [{ auto_off_minutes: 1441 }, 400],
    [{ auto_off_minutes: 0 }, 200],
    [{ max_clients: 0 }, 400],
    [{ max_clients: 10 }, 200],
    [{ max_clients: 11 }, 400],
    [{ channel: 13 }, 200],
    [{ channel: 13, country: 'US' }, 400, { channel: 'channel_not_allowed' }],
    [{ channel: 0, country: 'XX' }, 400, { channel: 'channel_not_allowed' }],
    [{ dhcp_last: '192.168.12.9' }, 400, { dhcp_last: 'before_first' }],
    [{ dhcp_first: '192.168.12.1' }, 400, { dhcp_first: 'contains_panel' }],
    [{ dhcp_last: '192.168.13.50' }, 400, { dhcp_last: 'outside_subnet' }],
    [{ address: '192.168.12.0' }, 400, { address: 'not_a_host' }]
  ]
  for (const [more, status, fields] of cases) {
    const answer = await save(more)
    assert.is(answer.status, status, JSON.stringify(more))
    if (fields) assert.equal(answer.body.fields, fields, JSON.stringify(more))
  }
  const { password_set, ...settings } = (await call('GET /network/hotspot')).body
  const open = { ...settings, security: 'open' }
  assert.is((await wrong('PUT /network/hotspot', open, await versionOf('/network/hotspot'))).status, 400)
})

test('collides with the network of a LAN port', async () => {
  const { save } = await start()
  const lan = { address: '192.168.10.1', dhcp_first: '192.168.10.100', dhcp_last: '192.168.10.120' }
  const { status, body } = await save(lan)
  assert.equal([status, body.fields], [409, { address: 'subnet_overlaps' }])
})

test('does not open without a password', async () => {
  const { save } = await start()
  for (const use of ['always', 'wifi_lost'] as const)
    assert.equal((await save({ use })).body.fields, { password: 'required' })
})

test('switches the radio over from Wi-Fi, and back again unless it is kept', async () => {
  const { panel, propose } = await start()
  panel.state.radio.mode = 'client'
  await propose(on)
  await panel.clock.advance(5000)
  assert.equal([panel.state.radio.mode, panel.state.wifi.state], ['hotspot', 'DISABLED'])
  await panel.clock.advance(100_000)
  assert.equal([panel.state.radio.mode, panel.state.wifi.state], ['client', 'CONNECTED'])
})

test('never shows its password', async () => {
  const { panel, call, save } = await start()
  await save(on)
  const shown = JSON.stringify([(await call('GET /network/hotspot')).body, panel.log])
  assert.not(shown.includes('bottles-2026'))
})

test.run()
