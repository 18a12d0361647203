import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, startPanel } from '../http/caller'

const test = suite('wifi')
type Network = Omit<BodyFor<'POST /network/wifi/networks'>, 'hidden'>
const PEM = Buffer.from('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n').toString('base64')

async function start() {
  const { panel, ...caller } = await startPanel()
  await panel.clock.advance(6000)
  const add = (network: Network) => caller.call('POST /network/wifi/networks', { hidden: false, ...network })
  const propose = async (network: Network) => {
    const { body } = await add(network)
    return (await caller.call('PUT /network/wifi/connection', { network: body.id })).body
  }
  const join = async (network: Network) => {
    const { code } = await propose(network)
    await caller.call(`POST /network/pending/${code}/keep`)
  }
  const connection = async () => (await caller.call('GET /network/wifi/connection')).body
  return { panel, ...caller, add, propose, join, connection }
}

const office: Network = { ssid: 'office', security: 'personal', password: 'office-2026' }
const packing: Network = { ssid: 'packing-hall', security: 'personal', password: 'packing-2026' }
const secure = (more: Partial<Network['eap']> = {}): Network => ({
  ssid: 'plant-secure',
  security: 'enterprise',
  eap: {
    method: 'PEAP',
    inner: 'MSCHAPv2',
    identity: 'hmi-line2',
    password: 'radius-2026',
    validate_server: true,
    ca_certificate: { name: 'ca.pem', content: PEM },
    ...more
  }
})

test('joins in steps, and the status of the system agrees', async () => {
  const { panel, call, join, connection } = await start()
  await join(office)
  const status = async () => (await call('GET /system/status')).body.connections.wifi
  assert.equal(await status(), { state: 'CONNECTING', ssid: 'office' })
  await panel.clock.advance(6000)
  assert.equal(await status(), { state: 'CONNECTED', ssid: 'office' })
  const { address, last_good, failure } = await connection()
  assert.equal([address, last_good, failure], ['192.168.30.87', 'office', null])
})

const failures: [string, Network, string, string, number][] = [
  ['a wrong password', { ...office, password: 'office-2025' }, 'PASSWDERR', 'password', 4],
  ['a wrong identity', secure({ identity: 'nobody' }), 'PASSWDERR', 'password', 4],
  ['an unreadable file', secure({ ca_certificate: { name: 'ca.pem', content: 'AAAA' } }), 'FILEOPENERR', 'file', 2],
  ['another server name', secure({ server_name: 'radius.other.example' }), 'DISCONNECTED', 'name_mismatch', 4],
  ['a channel that the country forbids', packing, 'DISCONNECTED', 'country', 2],
  ['a login on a web page', { ssid: 'visitors', security: 'open' }, 'DISCONNECTED', 'captive_portal', 8],
  ['a name that nobody sends', { ...office, ssid: 'far-away' }, 'DISCONNECTED', 'out_of_range', 2],
  [
    'another kind of security',
    { ssid: 'visitors', security: 'personal', password: '12345678' },
    'DISCONNECTED',
    'security',
    2
  ]
]

for (const [what, network, state, reason, seconds] of failures) {
  test(`fails with ${what}, and returns to the last good network`, async () => {
    const { panel, join, connection } = await start()
    await join(network)
    await panel.clock.advance(seconds * 1000)
    const failed = await connection()
    assert.equal([failed.state, failed.failure.reason, failed.last_good], [state, reason, 'plant-floor'])
    await panel.clock.advance(14_000)
    const after = await connection()
    assert.equal([after.state, after.ssid, after.failure.reason], ['CONNECTED', 'plant-floor', reason])
  })
}

test('does not trust a certificate that is not valid yet by a wrong clock', async () => {
  const { panel, join, connection } = await start()
  panel.clock.set(Date.UTC(2020, 0, 1))
  await join(secure({ server_name: 'radius.plant.example' }))
  await panel.clock.advance(4000)
  assert.is((await connection()).failure.reason, 'clock_wrong')
  panel.clock.set(Date.UTC(2026, 10, 21))
  await join(secure({ server_name: 'radius.plant.example' }))
  await panel.clock.advance(6000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-secure' })
})

test('has no address where nobody gives one', async () => {
  const { panel, join, connection } = await start()
  await join({ ssid: 'maintenance-laptop', security: 'personal', password: 'new-password' })
  await panel.clock.advance(10_000)
  assert.is((await connection()).failure.reason, 'no_address')
})

test('joins on the channels of the country that is set, and on no others', async () => {
  const { panel, call, save, join, connection } = await start()
  await join(packing)
  await panel.clock.advance(2000)
  assert.is((await connection()).failure.reason, 'country')
  const change = await save('/network/hotspot', { country: 'US' })
  await call(`POST /network/pending/${change.body.code}/keep`)
  await join(packing)
  await panel.clock.advance(6000)
  const joined = await connection()
  assert.equal([joined.state, joined.channel, joined.failure], ['CONNECTED', 149, null])
  await join({ ssid: 'maintenance-laptop', security: 'personal', password: 'new-password' })
  await panel.clock.advance(2000)
  assert.is((await connection()).failure.reason, 'country')
})

test('joins an allowed channel of a network whose strongest channel is forbidden', async () => {
  const { panel, join, connection } = await start()
  const { points } = panel.state.radio
  const point = points.find(({ ssid }) => ssid === 'packing-hall')!
  points.push({ ...point, channel: 44, signal: point.signal - 5 })
  await join(packing)
  await panel.clock.advance(6000)
  assert.is((await connection()).channel, 44)
})

test('stays in a network without a login page, and takes an address before it reaches one', async () => {
  const { panel, join, connection } = await start()
  const visitors = panel.state.radio.points.find(({ ssid }) => ssid === 'visitors')!
  const joinVisitors = async () => {
    await join({ ssid: 'visitors', security: 'open' })
    await panel.clock.advance(10_000)
    return connection()
  }
  const { lease } = visitors
  delete visitors.lease
  assert.is((await joinVisitors()).failure.reason, 'no_address')
  Object.assign(visitors, { lease, captive: false })
  assert.equal([(await joinVisitors()).state, panel.state.wifi.ssid], ['CONNECTED', 'visitors'])
})

test('only saves a network until it is joined', async () => {
  const { panel, add } = await start()
  await add(office)
  await panel.clock.advance(12_000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
})

test('leaves a joined network again unless the change is kept', async () => {
  const { panel, call, propose } = await start()
  const { code } = await propose(office)
  const change = async () => (await call(`GET /network/pending/${code}`)).body
  assert.equal([(await change()).in_force, (await change()).addresses], [false, []])
  await panel.clock.advance(8000)
  assert.equal([(await change()).in_force, (await change()).addresses], [true, ['192.168.30.87']])
  const another = await call('PUT /network/wifi/connection', { network: 'w1' })
  assert.equal([another.status, another.body.error_code], [409, 'change_pending'])
  await panel.clock.advance(90_000)
  assert.is((await change()).state, 'reverted')
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
})

test('reverts a failed join at once, and still shows why it failed', async () => {
  const { panel, call, propose, connection } = await start()
  const { code } = await propose({ ...office, password: 'office-2025' })
  await panel.clock.advance(5000)
  assert.is((await call(`GET /network/pending/${code}`)).body.state, 'reverted')
  await panel.clock.advance(14_000)
  const { ssid, failure } = await connection()
  assert.equal([ssid, failure.reason], ['plant-floor', 'password'])
})

test('refuses what breaks a rule, at its limit', async () => {
  const { add, wrong } = await start()
  const cases: [Partial<Network>, number][] = [
    [{ password: '1234567' }, 400],
    [{ password: '12345678' }, 201],
    [{ password: 'g'.repeat(64) }, 400],
    [{ password: 'a'.repeat(64) }, 201],
    [{ ssid: '工'.repeat(11) }, 400],
    [{ ssid: `${'工'.repeat(10)}ab` }, 201],
    [{ security: 'open' }, 400]
  ]
  for (const [more, status] of cases)
    assert.is((await add({ ...office, ...more })).status, status, JSON.stringify(more))
  for (const [more, status] of [
    [{ method: 'TLS' }, 400],
    [{ method: 'FAST', inner: 'PAP' }, 400],
    [{ method: 'TTLS', inner: 'PAP' }, 201]
  ] as const)
    assert.is((await add(secure(more))).status, status, JSON.stringify(more))
  const wep = { ...office, hidden: false, security: 'wep' }
  assert.is((await wrong('POST /network/wifi/networks', wep)).status, 400)
})

test('shows no secret, neither in responses nor in the operation log', async () => {
  const { panel, call, join } = await start()
  await join(office)
  await join(secure())
  const shown = JSON.stringify([(await call('GET /network/wifi/networks')).body, panel.log])
  for (const secret of ['office-2026', 'radius-2026', PEM]) assert.not(shown.includes(secret))
  assert.ok(shown.includes('"password":"set"'))
})

test('changes the radio until nobody keeps it', async () => {
  const { panel, save } = await start()
  assert.is((await save('/network/wifi', { mode: 'off' })).status, 200)
  await panel.clock.advance(1000)
  assert.is(panel.state.wifi.state, 'DISABLED')
  await panel.clock.advance(90_000)
  assert.is(panel.state.radio.mode, 'client')
  await panel.clock.advance(6000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
})

test('switches the radio over to the hotspot, whose first password comes with the change', async () => {
  const { panel, call, save } = await start()
  assert.is((await call('GET /network/wifi')).body.hotspot_password_set, false)
  const refused = await save('/network/wifi', { mode: 'hotspot' })
  assert.equal(refused.body.fields, { hotspot_password: 'required' })
  const { body: change } = await save('/network/wifi', { mode: 'hotspot', hotspot_password: 'bottles-2026' })
  await call(`POST /network/pending/${change.code}/keep`)
  assert.equal([panel.state.radio.mode, panel.state.radio.hotspot.password], ['hotspot', 'bottles-2026'])
  assert.is((await call('GET /network/wifi')).body.hotspot_password_set, true)
  assert.not(JSON.stringify(panel.log).includes('bottles-2026'))
})

test('is back in its network after a restart', async () => {
  const { panel } = await start()
  panel.faults.reboot(5)
  await panel.clock.advance(12_000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
})

test('shows the same scan at the same time, and another later', async () => {
  const { panel, call } = await start()
  const scan = async () => JSON.stringify((await call('GET /network/wifi/scan')).body.items)
  const first = await scan()
  assert.is(await scan(), first)
  await panel.clock.advance(30_000)
  assert.is.not(await scan(), first)
})

test.run()
