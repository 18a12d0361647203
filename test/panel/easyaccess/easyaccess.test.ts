import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { goOnline, HARDWARE_KEY, internetOf } from '../../setup/internet'
import { until } from '../../setup/until'
import { callerAs, startPanel } from '../http/caller'

const EA = '/features/easyaccess'
const test = suite('easyaccess')
const internet = internetOf(test)

async function start() {
  const { panel, call } = await startPanel()
  const report = async () => (await call(`GET ${EA}/status`)).body
  const reaches = (state: string) => until(`EasyAccess is ${state}`, async () => (await report()).state === state)
  return { panel, state: panel.state, call, report, reaches }
}

async function online() {
  const started = await start()
  await goOnline(started.panel, internet())
  return started
}

test('has one EasyAccess state in licence, status, health and on its own screen', async () => {
  const { panel, state, call, report } = await start()
  const states = async () => {
    const { body: identity } = await call('GET /system/identity')
    const { body: status } = await call('GET /system/status')
    const { body: health } = await call('GET /system/health')
    return [
      identity.licences.find(({ feature }: { feature: string }) => feature === 'EasyAccess 2.0').state,
      status.connections.easyaccess.state,
      health.subsystems.find(({ id }: { id: string }) => id === 'easyaccess').code,
      (await report()).state
    ]
  }
  assert.equal(await states(), ['active', 'Connected', 'connected', 'Connected'])
  panel.easyAccess.stop()
  assert.equal(await states(), ['active', 'Disconnected', 'disconnected', 'Disconnected'])
  state.hardware.licences[0]!.state = 'expired'
  assert.equal(await states(), ['expired', 'Not Activated', 'not_activated', 'Not Activated'])
})

test('logs in at the portal, which returns its domain', async () => {
  const { report } = await online()
  const { state, domain, idle_disconnect_minutes: minutes, pairing, error_code: code } = await report()
  assert.equal([state, domain, minutes, pairing, code], ['Connected', 'bottling-plant', 30, null, null])
})

test('is occupied while somebody uses the connection, and names who', async () => {
  const { report, reaches } = await online()
  internet().portal.occupy(HARDWARE_KEY, 'Mika Sato')
  await reaches('Occupied')
  const occupied = await report()
  assert.equal([occupied.occupied_by, occupied.occupied_since], ['Mika Sato', '2026/11/21 09:41:07'])
  internet().portal.occupy(HARDWARE_KEY, null)
  await reaches('Connected')
  assert.is((await report()).occupied_by, null)
})

test('shows session id and password until it is added to a domain with them', async () => {
  const { portal } = internet()
  portal.panels.set(HARDWARE_KEY, { licence: 'active', domain: null, idleMinutes: null })
  const { report } = await online()
  const { session_id: id, session_password: password } = (await report()).pairing
  assert.not(portal.addToDomain(id, 'wrong', 'line-2'))
  assert.ok(portal.addToDomain(id, password, 'line-2'))
  await until('the panel knows', async () => (await report()).domain === 'line-2')
  assert.is((await report()).pairing, null)
})

test('is disconnected with the code of the socket when the portal ends the session, and connects again later', async () => {
  const { panel, report, reaches } = await online()
  internet().portal.drop()
  await reaches('Disconnected')
  assert.is((await report()).error_code, 1005)
  await panel.clock.advance(30_000)
  await reaches('Connected')
  assert.is((await report()).error_code, null)
})

test('is disconnected when the gateway is lost, which Info shows as attention', async () => {
  const { panel, state, call, report } = await online()
  state.network.hosts = state.network.hosts.filter(({ name }) => name !== 'plant-router')
  await panel.clock.advance(5000)
  const { state: now, error_code: code } = await report()
  assert.equal([now, code], ['Disconnected', 201])
  const { subsystems } = (await call('GET /system/health')).body
  assert.is(subsystems.find(({ id }: { id: string }) => id === 'easyaccess').state, 'attention')
})

test('stays disconnected after a stop, and gives up after too many starts', async () => {
  const { panel, call, report, reaches } = await online()
  await call(`POST ${EA}/stop`)
  await panel.clock.advance(60_000)
  assert.is((await report()).state, 'Disconnected')
  assert.is((await call(`POST ${EA}/start`)).status, 204)
  await reaches('Connected')
  for (let count = 0; count < 5; count += 1) await call(`POST ${EA}/start`)
  await reaches('Disconnected')
  assert.is((await report()).error_code, 4)
  await panel.clock.advance(61_000)
  await reaches('Connected')
})

test('stays disconnected when it is stopped while it connects', async () => {
  const { panel } = await online()
  const { easyAccess } = panel
  easyAccess.stop()
  const connecting = easyAccess.start()
  assert.is(easyAccess.state(), 'Connecting')
  easyAccess.stop()
  await connecting
  assert.is(easyAccess.state(), 'Disconnected')
})

test('connects after a restart of the panel only where that is set', async () => {
  const { panel, state } = await online()
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  const { call } = await callerAs(panel)
  await until('connected again', async () => (await call(`GET ${EA}/status`)).body.state === 'Connected')
  state.easyaccess.settings.start_with_system = false
  panel.faults.reboot(20)
  await panel.clock.advance(60_000)
  assert.is(panel.easyAccess.state(), 'Disconnected')
})

for (const [what, code, prepare] of [
  ['an unknown hardware key', 1, () => void internet().portal.panels.clear()],
  ['no reply to the login', 2, () => internet().portal.setFaults({ silent: true })],
  ['an expired licence', 3, () => internet().portal.setFaults({ code: 3 })],
  ['a client that is too old', 5, () => internet().portal.setFaults({ code: 5 })],
  ['a blocked server', 204, () => internet().block('all')],
  ['a certificate that has expired', 205, () => internet().portal.setFaults({ certificate: 'expired' })],
  ['a certificate of another name', 205, () => internet().portal.setFaults({ certificate: 'other_name' })],
  ['a tunnel that cannot be opened', 1003, () => internet().portal.setFaults({ code: 1003 })]
] as const) {
  test(`is disconnected with code ${code} for ${what}`, async () => {
    prepare()
    const { report } = await online()
    const { state, error_code, error_time } = await report()
    assert.equal([state, error_code, error_time], ['Disconnected', code, '2026/11/21 09:41:07'])
  })
}

test('activates by account, once, and then connects', async () => {
  const { panel, state, call, report, reaches } = await start()
  state.hardware.licences[0]!.state = 'missing'
  internet().portal.panels.set(HARDWARE_KEY, { licence: 'none', domain: null, idleMinutes: null })
  await goOnline(panel, internet())
  assert.is((await report()).state, 'Not Activated')
  assert.is((await call(`POST ${EA}/start`)).body.error_code, 'not_activated')
  const activate = (account: string, password: string) =>
    call(`POST ${EA}/activation`, { partner_account: account, password })
  assert.equal((await activate('oem_plant', 'wrong-1')).body.error_code, 'partner_login_failed')
  internet().block('all')
  const failed = await activate('oem_plant', 'partner-3152')
  assert.equal([failed.body.error_code, failed.body.details.code], ['connect_failed', 204])
  internet().block('nothing')
  assert.is((await activate('oem_plant', 'partner-3152')).status, 204)
  await reaches('Connected')
  assert.equal(state.hardware.licences[0], { feature: 'EasyAccess 2.0', state: 'active', date: '2026/11/21' })
  assert.is((await activate('oem_plant', 'partner-3152')).body.error_code, 'already_activated')
})

test('finds the licence that a dealer has booked in the portal, also a trial', async () => {
  const { panel, state, call, report, reaches } = await start()
  const { portal } = internet()
  state.hardware.licences[0] = { feature: 'EasyAccess 2.0', state: 'missing', date: null }
  portal.panels.set(HARDWARE_KEY, { licence: 'none', domain: null, idleMinutes: null })
  const refused = async () => {
    const { status, body } = await call(`POST ${EA}/start`)
    return [status, body.error_code, body.details.code]
  }
  assert.equal(await refused(), [409, 'not_activated', 202])
  await goOnline(panel, internet())
  assert.equal(await refused(), [409, 'not_activated', 1])
  assert.is((await report()).state, 'Not Activated')
  portal.panels.get(HARDWARE_KEY)!.licence = { trialUntil: '2026/12/21' }
  assert.is((await call(`POST ${EA}/start`)).status, 204)
  await reaches('Connected')
  assert.equal((await report()).licence, { feature: 'EasyAccess 2.0', state: 'trial', date: '2026/12/21' })
  portal.panels.get(HARDWARE_KEY)!.licence = 'active'
  await call(`POST ${EA}/stop`)
  await call(`POST ${EA}/start`)
  await reaches('Connected')
  assert.equal((await report()).licence, { feature: 'EasyAccess 2.0', state: 'active', date: '2026/11/21' })
})

test('reports what a firewall must allow, and the devices that pass-through reaches', async () => {
  const { state, report } = await start()
  assert.equal((await report()).servers, [
    { location: 'global', host: 'global.easyaccess.example', tcp_port: 443 },
    { location: 'china', host: 'china.easyaccess.example', tcp_port: 443 }
  ])
  const names = async () => (await report()).pass_through_devices.map(({ name }: { name: string }) => name)
  assert.equal(await names(), ['Line PLC', 'Filler S7-1500', 'Capper S7-1200', 'Labeller S7-1200'])
  assert.equal((await report()).pass_through_devices[0], { name: 'Line PLC', address: '192.168.10.23', tcp_port: 502 })
  state.plcDevices[0]!.settings.enabled = false
  assert.equal((await names())[0], 'Filler S7-1500')
})

for (const [account, password, status] of [
  ['abc', '123456', 400],
  ['abcd', '12345', 400],
  ['a'.repeat(31), '123456', 400],
  ['ab-cd', '123456', 400],
  ['abcd', '1'.repeat(17), 400],
  ['abcd', '123456', 409],
  [`A_9${'a'.repeat(27)}`, '1'.repeat(16), 409]
] as const) {
  test(`takes account '${account}' with ${password.length} characters of password: ${status}`, async () => {
    const { state, call } = await start()
    state.hardware.licences[0]!.state = 'missing'
    assert.is((await call(`POST ${EA}/activation`, { partner_account: account, password })).status, status)
  })
}

test.run()
