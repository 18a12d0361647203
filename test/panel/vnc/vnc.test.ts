import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../setup/until'
import { viewVnc } from '../../setup/vnc-viewer'
import { type Changes, callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { startRfbServer } from './rfb/rfb-server'

const SETTINGS = {
  enabled: true,
  port: 5900,
  monitor_mode: false,
  control_minutes: 0,
  shared: true,
  timeout_minutes: 10,
  allowed_networks: []
}
const test = suite('VNC')
const stops: (() => Promise<void>)[] = []
test.after.each(async () => {
  for (const stop of stops.splice(0)) await stop()
})

type VncChanges = Changes<'/features/vnc/settings'>

async function start() {
  const panel = createPanel()
  stops.push(panel.vnc.listener.stop)
  const { call, save: saveAt } = await callerAs(panel)
  const save = (changes: VncChanges = {}) => saveAt('/features/vnc/settings', { ...SETTINGS, ...changes })
  const status = async () => (await call('GET /features/vnc/status')).body
  const service = async () =>
    (await call('GET /features/misc/services')).body.items.find(({ id }: { id: string }) => id === 'vnc')
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
  return { panel, call, save, status, service, port, join }
}

async function listening(change: VncChanges = {}) {
  const started = await start()
  await started.panel.vnc.attach(startRfbServer)
  await started.save({ control_password: 'ctrl-315', ...change })
  return started
}

const SAME_VIEW = { view_password: 'same_as_control' }
const CASES: [what: string, change: VncChanges, fields: object | undefined][] = [
  ['five characters', { control_password: '12345' }, { control_password: 'too_short' }],
  ['six characters', { control_password: '123456' }, undefined],
  ['eight characters', { control_password: '12345678' }, undefined],
  ['nine characters', { control_password: '123456789' }, { control_password: 'too_long' }],
  ['two that are equal', { control_password: 'same-315', view_password: 'same-315' }, SAME_VIEW],
  ['one that equals the stored other', { control_password: 'view-315' }, { control_password: 'same_as_view' }],
  ['one that VNC cannot encode', { control_password: 'パスワードです' }, { control_password: 'pattern' }],
  ['no password at all', { view_password: '' }, { view_password: 'required' }],
  ['none while it is off', { view_password: '', enabled: false }, undefined],
  ['no network', { allowed_networks: ['192.168.10.0/33'] }, { allowed_networks: 'network' }]
]
for (const [what, change, fields] of CASES) {
  test(`${fields ? 'refuses' : 'accepts'} ${what}`, async () => {
    const { save } = await start()
    const { status, body } = await save(change)
    assert.is(status, fields ? 400 : 204)
    if (fields) assert.equal(body.fields, fields)
  })
}

for (const [port, status] of [
  [1023, 400],
  [1024, 204],
  [65535, 204],
  [65536, 400],
  [4840, 409]
] as const) {
  test(`${status === 204 ? 'accepts' : 'refuses'} port ${port}`, async () => {
    const { save } = await start()
    assert.is((await save({ port })).status, status)
  })
}

test('stores a password, and never sends it', async () => {
  const { panel, call, save } = await start()
  await save({ control_password: 'ctrl-315' })
  assert.is(panel.state.vnc.passwords.control, 'ctrl-315')
  const { body } = await call('GET /features/vnc/settings')
  assert.equal([body.control_password_set, body.view_password_set], [true, true])
  assert.not.match(JSON.stringify(body), 'ctrl-315')
})

test('counts viewers and refused attempts', async () => {
  const { call, status, port, join } = await listening()
  await join('view-315')
  await join('ctrl-315')
  await viewVnc(port(), 'wrong-31')
  const { viewers, refused, last_refusal } = await status()
  assert.equal([refused, last_refusal], [1, 'wrong_password'])
  assert.equal(
    viewers.map(({ role, address }: { role: string; address: string }) => [role, address]),
    [
      ['view', '127.0.0.1'],
      ['control', '127.0.0.1']
    ]
  )
  assert.equal((await call('GET /system/status')).body.connections.viewers, { webview: 0, vnc: 2 })
})

test('is a service that can be restarted, and names who has its port', async () => {
  const { panel, call, service, join } = await listening()
  assert.equal([(await service()).state, (await service()).port], ['running', 5900])
  const viewer = await join('view-315')
  assert.is((await call('POST /features/misc/services/vnc/restart')).status, 204)
  await viewer.closed
  await panel.vnc.listener.crash(['Segmentation fault'])
  assert.equal([(await service()).state, (await service()).lines], ['failed', ['Segmentation fault']])
  panel.state.opcua.settings.port = 5900
  await call('POST /features/misc/services/vnc/restart')
  assert.equal([(await service()).state, (await service()).taken_by], ['port_conflict', 'opcua'])
})

test('cannot be restarted while it is off', async () => {
  const { call, service } = await start()
  const { status, body } = await call('POST /features/misc/services/vnc/restart')
  assert.equal([status, body.error_code, (await service()).state], [409, 'not_running', 'off'])
})

test('the settings as delivered can be saved, and leave the passwords', async () => {
  const { panel, call, save } = await start()
  const { vnc } = (await call('GET /features/misc/defaults')).body
  assert.is((await save({ ...vnc })).status, 204)
  assert.equal([panel.state.vnc.settings.enabled, panel.state.vnc.passwords.view], [false, 'view-315'])
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

test('returns to monitor mode after its time, also for those who are connected', async () => {
  const { panel, join, status } = await listening({ control_minutes: 10, timeout_minutes: 0 })
  await join('ctrl-315')
  assert.equal([(await status()).control_until, (await status()).viewers[0].role], ['2026/11/21 09:51:07', 'control'])
  await panel.clock.advance(600_000)
  assert.equal([panel.vnc.controlUntil(), panel.vnc.viewers()[0]?.role], [null, 'view'])
  assert.is(panel.state.vnc.settings.monitor_mode, true)
})

test('a new save begins the time of control again', async () => {
  const { panel, save } = await listening({ control_minutes: 10 })
  await panel.clock.advance(300_000)
  await save({ control_minutes: 10 })
  await panel.clock.advance(300_000)
  assert.is(panel.state.vnc.settings.monitor_mode, false)
  await panel.clock.advance(300_000)
  assert.is(panel.state.vnc.settings.monitor_mode, true)
})

test('admits one viewer at a time where it is not shared', async () => {
  const { port, join, status } = await listening({ shared: false })
  const first = await join('view-315')
  assert.is((await viewVnc(port(), 'view-315')).reason, 'too_many')
  first.socket.destroy()
  await until('the viewer has left', async () => (await status()).viewers.length === 0)
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
