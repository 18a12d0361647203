import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../setup/until'
import { viewVnc } from '../../setup/vnc-viewer'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import { startRfbServer } from './rfb/rfb-server'

const SETTINGS = {
  enabled: true,
  port: 5900,
  monitor_mode: false,
  shared: true,
  timeout_minutes: 10,
  allowed_networks: []
}
const test = suite('VNC')
const stops: (() => Promise<void>)[] = []
test.after.each(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start() {
  const panel = createPanel()
  stops.push(panel.vnc.listener.stop)
  const { call, signIn } = createCaller(panel)
  await signIn('engineer', 'engineer-3152')
  const save = async (change: object = {}) => {
    const { headers } = await call('GET /features/vnc/settings')
    const version = { 'If-Match': headers.get('ETag') ?? '' }
    return call('PUT /features/vnc/settings', { ...SETTINGS, ...change }, version)
  }
  const status = async () => (await call('GET /features/vnc/status')).body
  const port = () => {
    const live = panel.vnc.listener.live()
    return live.kind === 'running' ? live.server.port : 0
  }
  /** Listens for real, and has joined with a password. */
  const join = async (password: string) => {
    const viewer = await viewVnc(port(), password)
    viewer.socket.write(Buffer.from([1]))
    await viewer.reader.read(24 + panel.state.hmiName.length)
    return viewer
  }
  return { panel, call, save, status, port, join }
}

async function listening(change: object = {}) {
  const started = await start()
  await started.panel.vnc.attach(startRfbServer)
  await started.save({ control_password: 'ctrl-3152', ...change })
  return started
}

for (const [what, change, fields] of [
  ['five characters', { control_password: '12345' }, { control_password: 'too_short' }],
  ['six characters', { control_password: '123456' }, undefined],
  ['more than eight', { control_password: '123456789' }, undefined],
  ['two that are equal', { control_password: 'same-315', view_password: 'same-315' }, 'same'],
  ['two that differ after the eighth', { control_password: 'same-315a', view_password: 'same-315b' }, 'same'],
  ['no password at all', { view_password: '' }, { view_password: 'required' }],
  ['none while it is off', { view_password: '', enabled: false }, undefined],
  ['no network', { allowed_networks: ['192.168.10.0/33'] }, { allowed_networks: 'network' }]
] as const) {
  test(`takes or refuses ${what}`, async () => {
    const { save } = await start()
    const { status, body } = await save(change)
    assert.is(status, fields ? 400 : 204)
    if (fields) assert.equal(body.fields, fields === 'same' ? { view_password: 'same_as_control' } : fields)
  })
}

for (const [port, status] of [
  [1023, 400],
  [1024, 204],
  [65535, 204],
  [65536, 400],
  [4840, 409]
] as const) {
  test(`listens on port ${port}: ${status}`, async () => {
    const { save } = await start()
    assert.is((await save({ port })).status, status)
  })
}

test('stores the first eight characters, and never sends a password', async () => {
  const { panel, call, save } = await start()
  await save({ control_password: 'ctrl-3152' })
  assert.is(panel.state.vnc.passwords.control, 'ctrl-315')
  const { body } = await call('GET /features/vnc/settings')
  assert.equal([body.control_password_set, body.view_password_set], [true, true])
  assert.not.match(JSON.stringify(body), '3152')
})

test('counts viewers and refused attempts', async () => {
  const { panel, status, port, join } = await listening()
  await join('view-315')
  await join('ctrl-315')
  await viewVnc(port(), 'wrong-31')
  const { state, viewers, refused, last_refusal } = await status()
  assert.equal([state, refused, last_refusal], ['listening', 1, 'wrong_password'])
  assert.equal(
    viewers.map(({ role, address }: { role: string; address: string }) => [role, address]),
    [
      ['view', '127.0.0.1'],
      ['control', '127.0.0.1']
    ]
  )
  assert.is(panel.vnc.viewers().length, 2)
})

test('the control password operates the machine, not in monitor mode, and each press is in the operation log', async () => {
  const { panel, save, join } = await listening()
  const pump = () => panel.webview.line.settingOf('pump')
  const presses = () => panel.state.operationLog.records.filter(({ place }) => place === 'vnc')
  const press = Buffer.from([5, 1, 0, 110, 0, 60])
  const before = pump()
  ;(await join('ctrl-315')).socket.write(press)
  await until('the press is recorded', () => presses().length === 1)
  assert.is.not(pump(), before)
  await save({ monitor_mode: true })
  ;(await join('ctrl-315')).socket.write(press)
  await until('the press is recorded', () => presses().length === 2)
  assert.equal([presses()[1]!.code, pump() === before], ['no_control', false])
})

test('admits one viewer at a time where it is not shared', async () => {
  const { port, join, status } = await listening({ shared: false })
  const first = await join('view-315')
  assert.is((await viewVnc(port(), 'view-315')).reason, 'too_many')
  first.socket.destroy()
  await until('nobody is there', async () => (await status()).viewers.length === 0)
  await join('view-315')
})

test('admits allowed networks only', async () => {
  const { port } = await listening({ allowed_networks: ['192.168.10.0/24'] })
  assert.is((await viewVnc(port(), 'view-315')).reason, 'address_barred')
})

test('disconnects a viewer without input after its time, and all at each change', async () => {
  const { panel, save, join } = await listening({ timeout_minutes: 1 })
  const idle = await join('view-315')
  await panel.clock.advance(60_000)
  await idle.closed
  const other = await join('view-315')
  await save({ timeout_minutes: 5 })
  await other.closed
  assert.equal(panel.vnc.viewers(), [])
})

test('is off after a restart of the panel', async () => {
  const { panel, join } = await listening()
  const viewer = await join('view-315')
  panel.faults.reboot(20)
  await viewer.closed
  await panel.clock.advance(20_000)
  assert.equal([panel.state.vnc.settings.enabled, panel.vnc.listener.live().kind], [false, 'off'])
})

test.run()
