import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, createCaller } from '../http/caller'
import { createPanel } from '../panel'
import { createIdleEngine } from './idle-engine'

const test = suite('misc')
const MINUTE = 60_000

async function start(username = 'engineer', password = 'engineer-3152') {
  const panel = createPanel()
  const engine = createIdleEngine()
  await panel.misc.attach(engine)
  panel.state.serviceNetwork.hosts = {
    'time.plant.example': { 123: 10_123 },
    'syslog.plant.example': { 514: 10_514 }
  }
  const caller = createCaller(panel)
  await caller.signIn(username, password)
  const { call } = caller
  const service = async (id: string) =>
    (await call('GET /features/misc/services')).body.items.find((it: { id: string }) => it.id === id)
  return { panel, engine, ...caller, service }
}

const CARDS = [
  'ftp',
  'time',
  'led',
  'buzzer',
  'display',
  'usb',
  'discovery',
  'web-server',
  'syslog',
  'snmp',
  'reboot',
  'shifts'
] as const

test('each card saves on its own, and refuses an older version', async () => {
  const { call, callAny, save } = await start()
  for (const card of CARDS) {
    const path = `/features/misc/${card}` as const
    const { body } = await call(`GET ${path}`)
    const values = Object.fromEntries(Object.entries(body).filter(([name]) => !name.endsWith('_set')))
    assert.is((await callAny(`PUT ${path}`, values)).status, 428, card)
    assert.is((await callAny(`PUT ${path}`, values, { 'If-Match': '"older"' })).status, 412, card)
    assert.is((await save(path, {})).status, 204, card)
  }
})

for (const [card, field, least, greatest] of [
  ['ftp', 'port', 1, 65_535],
  ['time', 'interval_minutes', 15, 1440],
  ['buzzer', 'volume_percent', 0, 100],
  ['display', 'brightness_percent', 5, 100],
  ['display', 'screen_saver_minutes', 0, 240],
  ['display', 'clean_lock_seconds', 10, 60],
  ['web-server', 'idle_minutes', 1, 480],
  ['syslog', 'port', 1, 65_535]
] as const)
  test(`takes ${field} of ${card} from ${least} to ${greatest}`, async () => {
    const { save } = await start()
    for (const value of [least, greatest])
      assert.is((await save(`/features/misc/${card}`, { [field]: value })).status, 204, String(value))
    for (const value of [least - 1, greatest + 1]) {
      const { status, body } = await save(`/features/misc/${card}`, { [field]: value })
      assert.equal([status, Object.keys(body.fields)], [400, [field]], String(value))
    }
  })

test('the settings as delivered can be saved', async () => {
  const { panel, call, versionOf } = await start()
  const { body: defaults } = await call('GET /features/misc/defaults')
  // A call over http keeps it on, and cannot turn it on.
  panel.state.misc.webServer.redirect = true
  for (const card of CARDS) {
    const path = `/features/misc/${card}` as const
    const values = defaults[card.replace('-', '_')]
    assert.is((await call(`PUT ${path}`, values, await versionOf(path))).status, 204, card)
  }
})

test('refuses a port that another service has, and says which', async () => {
  const { save, service } = await start()
  for (const [port, owner] of [
    [80, 'web_server'],
    [443, 'web_server'],
    [4840, 'opcua']
  ] as const) {
    const { status, body } = await save('/features/misc/ftp', { enabled: true, port })
    assert.equal([status, body.error_code, body.fields], [409, 'port_taken', { port: `taken_by_${owner}` }])
  }
  assert.is((await service('ftp')).state, 'warning')
  const snmp = { enabled: true, port: 5353, version: 'v2c', community: 'plant' } as const
  const refused = await (await start()).save('/features/misc/snmp', snmp)
  assert.equal([refused.status, refused.body.fields], [409, { port: 'taken_by_discovery' }])
})

test('a port that is taken later is a conflict, until one of the two moves away', async () => {
  const { panel, service, save } = await start()
  await save('/features/misc/ftp', { port: 4841 })
  panel.state.opcua.settings.port = 4841
  const { state, taken_by } = await service('ftp')
  assert.equal([state, taken_by], ['port_conflict', 'opcua'])
  await save('/features/misc/ftp', { port: 2121 })
  assert.is((await service('ftp')).taken_by, null)
})

test('warns of the factory password of the History level until it is changed', async () => {
  const { service, call, save } = await start()
  assert.equal([(await service('ftp')).state, (await service('ftp')).reason], ['warning', 'factory_password'])
  await call('PUT /system/passwords/history', { current: '111111', password: 'history-3152' })
  assert.is((await service('ftp')).state, 'running')
  await save('/features/misc/ftp', { tls_required: false })
  assert.is((await service('ftp')).reason, 'not_encrypted')
})

test('a service that has crashed shows its last lines, and runs again after a restart', async () => {
  const { panel, service, call } = await start()
  await panel.misc.ftp.crash(['Segmentation fault'])
  const { state, reason, lines } = await service('ftp')
  assert.equal([state, reason, lines], ['failed', 'crashed', ['Segmentation fault']])
  assert.is((await call('POST /features/misc/services/ftp/restart')).status, 204)
  assert.is((await service('ftp')).state, 'warning')
  const refused = await call('POST /features/misc/services/snmp/restart')
  assert.equal([refused.status, refused.body.error_code], [409, 'not_running'])
})

test('sets the clock by the first time server that replies, and records it as an event', async () => {
  const { panel, engine, call, service, save } = await start()
  engine.instant = () => Date.UTC(2026, 10, 21, 0, 45, 7)
  await save('/features/misc/time', {
    synchronise: true,
    server1: 'nowhere.plant.example',
    server2: 'time.plant.example'
  })
  await panel.misc.time.settled()
  assert.is((await call('GET /system/time')).body.time, '2026/11/21 09:45:07')
  assert.is((await service('time')).state, 'running')
  const { body } = await call('GET /data/events')
  assert.ok(body.items.some(({ code }: { code: string }) => code === 'clock_set'))
  const refused = await call('PUT /system/datetime', { time: '2026.11.21-10:00:00' })
  assert.is(refused.body.error_code, 'time_is_synchronised')
})

test('repeats the query in the interval, and says why the last one failed', async () => {
  const { panel, engine, call, service, save } = await start()
  engine.instant = () => panel.misc.time.instant()
  await save('/features/misc/time', { synchronise: true, interval_minutes: 15 })
  await panel.misc.time.settled()
  engine.instant = () => panel.misc.time.instant() + 5000
  await panel.clock.advance(15 * MINUTE)
  await panel.misc.time.settled()
  assert.is((await call('GET /system/time')).body.time, '2026/11/21 09:56:12')
  engine.instant = undefined
  await panel.clock.advance(15 * MINUTE)
  await panel.misc.time.settled()
  assert.equal([(await service('time')).state, (await service('time')).reason], ['warning', 'no_reply'])
})

test('a new zone moves the wall clock by the difference of the two', async () => {
  const { call, save } = await start()
  await save('/features/misc/time', { zone: 'Europe/Berlin' })
  assert.equal((await call('GET /system/time')).body, { time: '2026/11/21 01:41:07', zone: 'Europe/Berlin' })
  const zones = (await call('GET /features/misc/zones')).body.items
  const berlin = zones.find(({ name }: { name: string }) => name === 'Europe/Berlin')
  assert.is(berlin.offset_minutes, 60)
})

test('refuses a server that is no host, no server at all, and an unknown zone', async () => {
  const { save, call } = await start()
  for (const [more, fields] of [
    [{ server2: '10.0.0' }, { server2: 'host' }],
    [{ synchronise: true, server1: '' }, { server1: 'required' }],
    [{ zone: 'Mars/Olympus' }, { zone: 'unknown' }]
  ] as const) {
    const { status, body } = await save('/features/misc/time', more)
    assert.equal([status, body.fields], [400, fields])
  }
  assert.is((await call('POST /features/misc/time/tests', { server: '10.0.0' })).body.fields.server, 'host')
})

test('a test of a time server names the step that failed and changes nothing', async () => {
  const { engine, call } = await start()
  const tested = async (server: string) => (await call('POST /features/misc/time/tests', { server })).body
  const unknown = await tested('nowhere.plant.example')
  assert.equal(
    [unknown.error_code, unknown.steps[0].state, unknown.steps[1].state],
    ['unresolved', 'failed', 'waiting']
  )
  assert.is((await tested('time.plant.example')).error_code, 'no_reply')
  engine.instant = () => Date.UTC(2026, 10, 21, 0, 41, 10)
  const { error_code, offset_milliseconds } = await tested('time.plant.example')
  assert.equal([error_code, offset_milliseconds], [null, 3000])
  assert.is((await call('GET /system/time')).body.time, '2026/11/21 09:41:07')
})

test('sends events of the chosen severity to the syslog server, with the time and its offset', async () => {
  const { panel, engine, save, service, grant } = await start()
  await save('/features/misc/syslog', { enabled: true, host: 'syslog.plant.example' })
  await grant({ grant_type: 'password', username: 'operator', password: 'wrong' })
  panel.state.zone = 'Asia/Kolkata'
  panel.clock.set(panel.clock.now())
  await panel.misc.syslog.settled()
  assert.equal(
    engine.sent.map(({ text }) => text),
    ['<132>1 2026-11-21T09:41:07+09:00 hmi-7f31 panel - - - \uFEFFLogin rejected: operator']
  )
  await save('/features/misc/syslog', { host: 'nowhere.plant.example' })
  await grant({ grant_type: 'password', username: 'operator', password: 'wrong' })
  await panel.misc.syslog.settled()
  assert.equal([(await service('syslog')).state, (await service('syslog')).reason], ['warning', 'unresolved'])
})

test('never returns the secrets of SNMP, keeps those that are left out, and requires those of the version', async () => {
  const { panel, call, save: saveAt } = await start()
  const save = (values: Changes<'/features/misc/snmp'>) => saveAt('/features/misc/snmp', { enabled: true, ...values })
  assert.equal((await save({ version: 'v2c', username: '' })).body.fields, { community: 'required' })
  assert.equal((await save({ version: 'v3', username: '' })).body.fields, {
    username: 'required',
    auth_password: 'required',
    privacy_password: 'required'
  })
  const secrets = { auth_password: 'auth-3152', privacy_password: 'priv-3152' }
  assert.is((await save({ version: 'v3', username: 'plant', ...secrets })).status, 204)
  assert.is((await save({ version: 'v3', username: 'plant2' })).status, 204)
  assert.is(panel.state.misc.snmp.authPassword, 'auth-3152')
  const { body } = await call('GET /features/misc/snmp')
  assert.equal([body.auth_password_set, body.community_set], [true, false])
  assert.not.match(JSON.stringify(body), '3152')
  assert.not.match(JSON.stringify(panel.log), 'auth-3152')
})

test('beeps, locks the touch panel for cleaning, and refuses the LED where there is none', async () => {
  const { panel, call, save } = await start()
  await call('POST /features/misc/buzzer/beep', { volume_percent: 70 })
  assert.equal(panel.state.beeps, [{ at: 0, volumePercent: 70 }])
  await call('POST /features/misc/display/clean-lock')
  assert.is(panel.state.touchLockedUntil, 30_000)
  assert.is((await save('/features/misc/led', { mode: 'off' })).status, 204)
  panel.state.specification = { ...panel.state.specification, led: false }
  assert.is((await save('/features/misc/led', { mode: 'errors' })).body.error_code, 'no_led')
})

test('without USB storage no screen sees a USB drive', async () => {
  const { call, save } = await start()
  const kinds = async () =>
    (await call('GET /project/management/media')).body.items.map(({ kind }: { kind: string }) => kind)
  assert.equal(await kinds(), ['usb', 'sd'])
  await save('/features/misc/usb', { storage: false })
  assert.equal(await kinds(), ['sd'])
})

test('refuses callers without the permission', async () => {
  const { call } = await start('operator', 'operator-3152')
  for (const name of [
    'GET /features/misc/services',
    'GET /features/misc/ftp',
    'GET /features/misc/web-server/certificate'
  ] as const)
    assert.is((await call(name)).status, 403, name)
})

test.run()
