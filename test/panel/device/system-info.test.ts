import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'
import { createIdleEngine } from '../misc/idle-engine'
import { beginUpdate } from '../project/begin-update'

const test = suite('system-info')

async function start(username = 'engineer') {
  const { panel, ...caller } = await startPanel(username)
  return { panel, ...caller }
}

const RESTART = 'POST /system/restart'
const bundleOf = async ({ panel, call }: Awaited<ReturnType<typeof start>>) => {
  const { body } = await call('POST /system/support-bundle')
  return (await panel.fetch(body.url)).text()
}

test('returns what it can when a source is silent', async () => {
  const { panel, call } = await start()
  panel.state.silentSources.add('hardware')
  panel.state.silentSources.add('ports')
  const { body } = await call('GET /system/identity')
  assert.equal([body.serial, body.bootloader, body.ports], [null, null, null])
  assert.equal([body.model, body.hmi_name, body.os_version], ['HMI-3152', 'line2-hmi', '20260930'])
})

test('says what the clock is set by, and when it last was', async () => {
  const { panel, call, save } = await startPanel()
  const source = async () => (await call('GET /system/identity')).body.clock_source
  assert.equal(await source(), { kind: 'manual', server: null, set_at: null })
  await call('PUT /system/datetime', { time: '2026.11.21-10:00:00' })
  assert.equal(await source(), { kind: 'manual', server: null, set_at: '2026/11/21 10:00:00' })
  const engine = createIdleEngine()
  engine.instant = () => panel.misc.time.instant()
  await panel.misc.attach(engine)
  const server = 'time.plant.example'
  await save('/features/misc/time', { synchronise: true })
  await panel.misc.time.settled()
  assert.equal(await source(), { kind: 'time_server', server: null, set_at: null })
  panel.state.serviceNetwork.hosts = { [server]: { 123: 10_123 } }
  await panel.misc.time.restart()
  await panel.misc.time.settled()
  assert.equal(await source(), { kind: 'time_server', server, set_at: '2026/11/21 10:00:00' })
})

test('names no more ports than the panel has', async () => {
  const { panel, call } = await start()
  panel.state.specification = { ...panel.state.specification, eth_count: 1, wifi_count: 0 }
  const { body } = await call('GET /system/identity')
  assert.equal(
    body.ports.map(({ id }: { id: string }) => id),
    ['eth0']
  )
})

test('puts identity, settings and operation log into the bundle, and no secret of the seed', async () => {
  const started = await start()
  const { panel, call } = started
  await call('PUT /uac/account/password', { current: 'engineer-3152', password: 'a new secret 1' })
  const bundle = await bundleOf(started)
  for (const part of ['"serial": "2609A0417F31"', 'Bottling Line 2', 'PUT /uac/account/password', '"engineer"'])
    assert.ok(bundle.includes(part), `${part} is missing`)
  const secrets = secretsIn(panel.state)
  assert.ok(secrets.length > 6)
  for (const secret of [...secrets, 'engineer-3152', 'a new secret 1']) assert.not.match(bundle, secret)
})

test('puts nothing else into the bundle: no data, no devices, no unknown user', async () => {
  const started = await start()
  const { panel, call, grant } = started
  await grant({ grant_type: 'password', username: 'my-pass-3152', password: 'x' })
  await call(`DELETE /network/hotspot/clients/${panel.state.radio.hotspot.phones[0]!.mac}`)
  await call('POST /email/contacts', { name: 'Kim Weber', mail: 'kim@plant.example', groups: [] })
  const bundle = await bundleOf(started)
  assert.ok(bundle.length < 50_000, `${bundle.length} characters`)
  assert.not.match(bundle, 'my-pass-3152')
  assert.match(bundle, 'POST /auth/token/user')
  for (const { mac, name } of panel.state.radio.hotspot.phones)
    for (const text of [mac, name]) assert.not.ok(bundle.includes(text), `${text} is in the bundle`)
  assert.is(panel.state.email.contacts.at(-1)!.name, 'Kim Weber')
  for (const { name, mail } of panel.state.email.contacts)
    for (const text of [name, mail]) assert.not.ok(bundle.includes(text), `${text} is in the bundle`)
})

test('masks nothing in the bundle, which would confirm a guessed password', async () => {
  const started = await start()
  await started.call('PUT /system/hmi/name', { name: 'admin-3152' })
  assert.match(await bundleOf(started), '"hmi_name": "admin-3152"')
})

test('restarts with a reason that is in the operation log, and forgets all tokens', async () => {
  const { panel, call } = await start()
  assert.equal((await call(RESTART, { reason: 'New firmware' })).body, { seconds: panel.state.hardware.bootSeconds })
  assert.equal(
    panel.log.filter(({ operation }) => operation === RESTART).map(({ username, sent }) => [username, sent]),
    [['engineer', { reason: 'New firmware' }]]
  )
  await panel.clock.advance(1000)
  assert.not.ok(panel.isRunning())
  await panel.clock.advance(60_000)
  assert.ok(panel.isRunning())
  assert.is((await call('GET /system/identity')).status, 401)
})

test('refuses a restart without a reason, or while the project is updated', async () => {
  const { panel, call } = await start()
  for (const [reason, code] of [
    ['', 'minLength'],
    ['  ', 'pattern'],
    ['x'.repeat(201), 'maxLength']
  ] as const) {
    const refused = await call(RESTART, { reason })
    assert.equal([refused.status, Object.keys(refused.body.fields)], [400, ['reason']], code)
  }
  assert.ok(panel.isRunning())
  const refusedNow = async () => {
    const refused = await call(RESTART, { reason: 'now' })
    assert.equal([refused.status, refused.body.error_code], [409, 'busy'])
  }
  const job = await beginUpdate(call)
  assert.is(panel.state.project?.state, 'running')
  await refusedNow()
  await call(`DELETE /jobs/${job}`)
  if (panel.state.project) panel.state.project.state = 'updating'
  await refusedNow()
  await panel.clock.advance(1000)
  assert.ok(panel.isRunning())
})

test('blinks for 5 to 120 seconds where there is an LED, and shows its name on the screen otherwise until it is touched', async () => {
  const { panel, call } = await start()
  const statusFor = async (seconds: number) => (await call('POST /system/identify', { seconds })).status
  assert.equal([await statusFor(4), await statusFor(121)], [400, 400])
  assert.equal([await statusFor(120), await statusFor(5)], [204, 204])
  const identified = async () => {
    const { body } = await call('GET /system/identity')
    return [body.identify_by, body.identify_seconds_left]
  }
  assert.equal(await identified(), ['led', 5])
  await panel.clock.advance(5000)
  assert.equal(await identified(), ['led', 0])
  panel.state.specification = { ...panel.state.specification, led: false }
  assert.is(await statusFor(5), 204)
  assert.equal(await identified(), ['screen', 5])
  const shownName = () => JSON.parse(screen.at(-1) ?? '').name
  const screen: string[] = []
  const close = panel.webview.local.show({ send: text => void screen.push(text), close: () => {} })
  assert.is(shownName(), panel.state.hmiName)
  panel.webview.local.receive(JSON.stringify({ kind: 'touch' }))
  assert.is(shownName(), null)
  assert.equal(await identified(), ['screen', 0])
  close()
})

test('permits every signed-in user to set the HMI name and read the clock', async () => {
  const { call } = await start('operator')
  assert.is((await call('PUT /system/hmi/name', { name: 'line3' })).status, 204)
  assert.is((await call('GET /system/time')).status, 200)
})

test('leaves out of the bundle what the user may not open, and names it there', async () => {
  const started = await start()
  const { panel, call } = started
  await call('PUT /system/hmi/name', { name: 'line3' })
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = ['system-info', 'ethernet']
  const bundle = await bundleOf(started)
  for (const name of ['operator', 'newcomer', 'PUT /system/hmi/name']) assert.not.ok(bundle.includes(name), name)
  assert.match(bundle, /== Ethernet ==/)
  const [, leftOut = ''] = /== Left out for lack of permission ==\n(\[[^\]]*\])/.exec(bundle) ?? []
  const names = [
    'Account Management',
    'Enhanced Security',
    'Wi-Fi',
    'Hotspot',
    'Email',
    'Backup Recipe',
    'Operation Log'
  ]
  assert.equal(JSON.parse(leftOut), names)
})

test('refuses callers without the permission', async () => {
  const { call } = await start('operator')
  for (const name of [
    'GET /system/identity',
    'GET /system/open-source-notices',
    'POST /system/support-bundle'
  ] as const)
    assert.is((await call(name)).status, 403)
  assert.is((await call(RESTART, { reason: 'x' })).status, 403)
})

/** All texts in fields whose name suggests a secret. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && /pass|secret|private/i.test(name) && inner.length > 3 ? [inner] : secretsIn(inner)
  )
}

test.run()
