import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, callerAs } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('lost wifi')
type HotspotChanges = Changes<'/network/hotspot'>
const JOINED_MS = 10_000
/** The loss is noticed, then waited for, then the hotspot starts. */
const OPEN_MS = 5000 + 60_000 + 3000
const MINUTE = 60_000

/** A panel in its Wi-Fi network, whose hotspot opens when that is lost. */
async function start(more: HotspotChanges = {}) {
  const panel = createPanel()
  const { radio } = panel.state
  radio.hotspot.phones = []
  const { call, save: saveAt } = await callerAs(panel)
  await panel.clock.advance(JOINED_MS)
  const propose = async (changes: HotspotChanges) => (await saveAt('/network/hotspot', changes)).body.code
  const keep = (code: string) => call(`POST /network/pending/${code}/keep`)
  const save = async (changes: HotspotChanges) => keep(await propose(changes))
  const status = async () => (await call('GET /network/hotspot/status')).body
  const connection = async () => (await call('GET /network/wifi/connection')).body
  const setInRange = (inRange: boolean) => {
    for (const point of radio.points) point.inRange = inRange
  }
  const lose = async () => {
    setInRange(false)
    await panel.clock.advance(OPEN_MS)
  }
  await save({ use: 'wifi_lost', password: 'bottles-2026', auto_off_minutes: 2, ...more })
  return { panel, call, propose, keep, save, status, connection, setInRange, lose }
}

test('the hotspot waits while Wi-Fi is connected, which its setting does not interrupt', async () => {
  const { panel, call, status, connection } = await start()
  assert.is((await call('GET /network/hotspot')).body.use, 'wifi_lost')
  assert.is((await call('GET /network/wifi')).body.mode, 'client')
  assert.is((await connection()).state, 'CONNECTED')
  await panel.clock.advance(5 * MINUTE)
  const { use, state, mode, opens_in_seconds } = await status()
  assert.equal([use, state, mode, opens_in_seconds], ['wifi_lost', 'waiting', 'client', null])
})

test('the hotspot opens when Wi-Fi has not been connected for 60 seconds', async () => {
  const { panel, call, status, connection, setInRange } = await start()
  setInRange(false)
  await panel.clock.advance(5000)
  assert.equal([(await status()).state, (await connection()).state], ['waiting', 'DISCONNECTED'])
  const left = (await status()).opens_in_seconds
  assert.ok(left > 54 && left <= 60, String(left))
  await panel.clock.advance(left * 1000 - 1000)
  assert.is((await status()).state, 'waiting')
  await panel.clock.advance(4000)
  const open = await status()
  assert.equal([open.state, open.mode, open.auto_off_seconds], ['on', 'hotspot', 120])
  assert.equal([(await connection()).hotspot_open, (await connection()).state], [true, 'DISABLED'])
  assert.is((await call('GET /network/wifi')).body.mode, 'client')
  assert.is((await call('GET /system/status')).body.connections.wifi.hotspot, 'line2-hmi')
})

test('a short loss does not open the hotspot', async () => {
  const { panel, status, connection, setInRange } = await start()
  setInRange(false)
  await panel.clock.advance(50_000)
  setInRange(true)
  await panel.clock.advance(20_000)
  assert.equal([(await status()).state, (await status()).opens_in_seconds], ['waiting', null])
  assert.equal([(await connection()).state, (await connection()).hotspot_open], ['CONNECTED', false])
})

test('the radio tries Wi-Fi again when nobody has joined for the auto-off time, as often as it takes', async () => {
  const { panel, status, connection, setInRange, lose } = await start()
  await lose()
  await panel.clock.advance(2 * MINUTE)
  assert.is((await status()).state, 'waiting')
  await panel.clock.advance(OPEN_MS)
  assert.is((await status()).state, 'on')
  setInRange(true)
  await panel.clock.advance(2 * MINUTE + JOINED_MS)
  assert.equal([(await status()).state, (await connection()).ssid], ['waiting', 'plant-floor'])
  assert.is((await connection()).state, 'CONNECTED')
})

test('the hotspot stays open while a device is joined', async () => {
  const { panel, status, setInRange, lose } = await start()
  panel.state.radio.hotspot.phones = [{ name: 'Tablet', mac: '02:4f:11:20:00:0a', signal: -48, after: 8 }]
  await lose()
  setInRange(true)
  await panel.clock.advance(30 * MINUTE)
  const { state, auto_off_seconds, clients } = await status()
  assert.equal([state, auto_off_seconds, clients.length], ['on', null, 1])
})

test('without an auto-off time, the radio tries Wi-Fi again after 5 minutes', async () => {
  const { panel, status, lose } = await start({ auto_off_minutes: 0 })
  await lose()
  await panel.clock.advance(5 * MINUTE - 10_000)
  assert.is((await status()).state, 'on')
  await panel.clock.advance(10_000)
  assert.is((await status()).state, 'waiting')
})

test('a network that is joined while the hotspot is open closes it', async () => {
  const { panel, call, keep, status, connection, setInRange, lose } = await start()
  await lose()
  setInRange(true)
  assert.ok((await call('GET /network/wifi/scan')).body.total > 0)
  const office = { ssid: 'office', hidden: false, security: 'personal', password: 'office-2026' } as const
  const { body: network } = await call('POST /network/wifi/networks', office)
  await keep((await call('PUT /network/wifi/connection', { network: network.id })).body.code)
  await panel.clock.advance(JOINED_MS)
  assert.equal([(await status()).state, (await connection()).ssid], ['waiting', 'office'])
  assert.is((await connection()).state, 'CONNECTED')
})

test('a change of the open hotspot keeps it open, and its end returns to Wi-Fi', async () => {
  const { panel, status, connection, save, setInRange, lose } = await start()
  await lose()
  await save({ max_clients: 2 })
  await panel.clock.advance(5000)
  assert.is((await status()).state, 'on')
  setInRange(true)
  await save({ use: 'never' })
  await panel.clock.advance(JOINED_MS)
  assert.equal([(await status()).state, (await connection()).state], ['off', 'CONNECTED'])
})

test('a change that is not kept opens the hotspot again', async () => {
  const { panel, status, propose, lose } = await start()
  await lose()
  await propose({ use: 'never' })
  await panel.clock.advance(1000)
  assert.is((await status()).state, 'off')
  await panel.clock.advance(100_000)
  assert.is((await status()).state, 'on')
})

test('a restart tries Wi-Fi first', async () => {
  const { panel, setInRange, lose } = await start()
  await lose()
  setInRange(true)
  panel.faults.reboot(5)
  await panel.clock.advance(20_000)
  assert.equal([panel.state.wifi.state, panel.state.radio.fallback], ['CONNECTED', false])
})

test('a hotspot that cannot start returns to Wi-Fi too', async () => {
  const { panel, status, lose } = await start()
  panel.state.radio.hotspot.broken = true
  await lose()
  assert.equal([(await status()).state, (await status()).failure], ['failed', 'radio_fault'])
  await panel.clock.advance(2 * MINUTE)
  assert.is((await status()).state, 'waiting')
})

test('choosing it switches a radio over that was off or always the hotspot', async () => {
  const { panel, save } = await start()
  const modes: string[] = []
  for (const use of ['always', 'wifi_lost', 'always', 'never', 'wifi_lost', 'never'] as const) {
    await save({ use })
    modes.push(panel.state.radio.mode)
  }
  assert.equal(modes, ['hotspot', 'client', 'hotspot', 'off', 'client', 'client'])
})

test.run()
