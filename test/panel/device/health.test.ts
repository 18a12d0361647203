import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { installOwnCertificate } from '../../setup/own-certificate'
import { startPanel } from '../http/caller'
import type { PanelOptions } from '../panel'
import { WATCH_MS } from './watch'

const test = suite('health')
const CABLE = { speedMbit: 1000, duplex: 'full' } as const

async function start(options?: PanelOptions) {
  const { panel, ...caller } = await startPanel('engineer', options)
  const read = async (): Promise<Schemas['Health']> => (await caller.call('GET /system/health')).body
  const codes = async () => (await read()).findings.map(({ code }) => code)
  const subsystem = async (id: string) => (await read()).subsystems.find(it => it.id === id)
  const acknowledge = (id: string) => caller.call(`PUT /system/health/findings/${id}/acknowledgement`)
  return { panel, ...caller, read, codes, subsystem, acknowledge }
}

test('finds what waits for a hand, the gravest first', async () => {
  const { codes } = await start()
  assert.equal(await codes(), [
    'plc_disconnected',
    'opcua_not_started',
    'restart_needed',
    'factory_password',
    'account_locked',
    'factory_level_password',
    'certificate_expires',
    'codesys_demo',
    'disk_almost_full',
    'port_without_link',
    'clock_set_by_hand'
  ])
})

test('drops each finding with its cause', async () => {
  const { panel, codes } = await start()
  const { state } = panel
  const causes: [string, () => unknown][] = [
    ['plc_disconnected', () => state.plcDevices.map(({ settings }) => Object.assign(settings, { enabled: false }))],
    ['opcua_not_started', () => Object.assign(state.opcua.settings, { autostart: false })],
    ['restart_needed', () => state.ethernet.map(port => Object.assign(port, { mtuInUse: port.settings.mtu }))],
    ['factory_password', () => state.accounts.map(account => Object.assign(account, { passwordIsFactory: false }))],
    ['account_locked', () => state.accounts.map(account => Object.assign(account, { status: 'active' }))],
    [
      'factory_level_password',
      () => Object.values(state.systemPasswords).map(level => Object.assign(level, { password: 'changed-3152' }))
    ],
    ['certificate_expires', () => installOwnCertificate(panel, 1000)],
    ['codesys_demo', () => Object.assign(state.codesys.run, { state: 'stopped' })],
    ['disk_almost_full', () => Object.assign(state.disk, { usedBytes: 0 })],
    ['port_without_link', () => state.ethernet.map(port => Object.assign(port, { cable: CABLE }))],
    ['clock_set_by_hand', () => Object.assign(state, { timeIsSynchronised: true })]
  ]
  for (const [code, mend] of causes) {
    assert.ok(
      (await codes()).some(found => found === code),
      code
    )
    mend()
    assert.not.ok(
      (await codes()).some(found => found === code),
      code
    )
  }
  assert.equal(await codes(), [])
})

test('a restart of the panel is what a needed restart waits for', async () => {
  const { panel, call, signIn, codes, read } = await start()
  await call('POST /system/restart', { reason: 'Needed' })
  await panel.clock.advance(60_000)
  await signIn('engineer', 'engineer-3152')
  assert.not.ok((await codes()).includes('restart_needed'))
  assert.ok((await read()).events.some(({ code }) => code === 'panel_restarted'))
})

test('warns of the disk from 80 and 90 percent on', async () => {
  const { panel, subsystem, read } = await start()
  const { disk } = panel.state
  Object.assign(disk, { growthPerDay: 0 })
  for (const [percent, state, severity] of [
    [79, 'good', undefined],
    [80, 'attention', 'attention'],
    [89, 'attention', 'attention'],
    [90, 'fault', 'fault'],
    [100, 'fault', 'fault']
  ] as const) {
    disk.usedBytes = Math.ceil((disk.totalBytes * percent) / 100)
    const finding = (await read()).findings.find(({ code }) => code === 'disk_almost_full')
    assert.equal([(await subsystem('storage'))?.state, finding?.severity], [state, severity], String(percent))
  }
})

test('warns of trial licences from 30 days on', async () => {
  const { panel, read } = await start()
  panel.state.hardware.licences = [{ feature: 'CODESYS', state: 'trial', date: '2026/12/21' }]
  assert.equal((await read()).findings.find(({ code }) => code === 'licence_ends')?.params.days, '30')
  panel.state.hardware.licences = [{ feature: 'CODESYS', state: 'trial', date: '2026/12/22' }]
  assert.not.ok((await read()).findings.some(({ code }) => code === 'licence_ends'))
})

test('finds licences that have ended, since the end of their last day', async () => {
  const { panel, read } = await start()
  const [feature, date] = ['CODESYS', '2026/11/20']
  const ended = async () => (await read()).findings.find(({ code }) => code === 'licence_ended')
  panel.state.hardware.licences = [{ feature, state: 'trial', date }]
  assert.is((await ended())?.since, '2026/11/21 00:00:00')
  panel.state.hardware.licences = [{ feature, state: 'expired', date: null }]
  assert.equal((await ended())?.params, { feature })
  panel.state.hardware.licences = [{ feature, state: 'trial', date: '2026/11/21' }]
  assert.is(await ended(), undefined)
})

test('does not call a silent subsystem good, and shows since when it is silent', async () => {
  const { panel, subsystem } = await start()
  assert.is((await subsystem('codesys'))?.code, 'demo')
  panel.state.silentSources.add('codesys')
  await panel.clock.advance(90_000)
  assert.equal(await subsystem('codesys'), {
    id: 'codesys',
    state: 'unknown',
    code: 'no_answer',
    params: {},
    age_seconds: 90
  })
})

test('reports links that change and logins that are refused, never a name nobody has', async () => {
  const { panel, read, grant } = await start()
  await read()
  panel.state.ethernet[1]!.cable = CABLE
  await grant({ grant_type: 'password', username: 'operator', password: 'wrong' })
  await grant({ grant_type: 'password', username: 'my-secret', password: 'wrong' })
  await panel.clock.advance(WATCH_MS)
  const { events } = await read()
  assert.is(events.length, 5)
  assert.equal(
    events.slice(0, 3).map(({ code, params }) => [code, params]),
    [
      ['link_up', { port: 'LAN 2' }],
      ['sign_in_refused', {}],
      ['sign_in_refused', { username: 'operator' }]
    ]
  )
})

test('gives nobody events or findings of parts that they may not see', async () => {
  const { panel, read, signIn } = await start()
  const operator = panel.state.accounts.find(({ username }) => username === 'operator')!
  await signIn('operator', 'operator-3152')
  const seen = await read()
  assert.is(seen.events.length, 5)
  assert.equal(
    seen.findings.map(({ code }) => code),
    ['plc_disconnected', 'disk_almost_full', 'port_without_link', 'clock_set_by_hand']
  )
  operator.roles = ['info']
  assert.equal((await read()).events, [])
})

test('acknowledges only hints, until they occur again', async () => {
  const { panel, acknowledge, read } = await start()
  const hint = 'port_without_link-eth1'
  const known = async () => (await read()).findings.find(({ id }) => id === hint)?.acknowledged
  assert.is(await known(), false)
  assert.is((await acknowledge(hint)).status, 204)
  assert.is(await known(), true)
  panel.state.ethernet[1]!.cable = CABLE
  assert.is(await known(), undefined)
  await panel.clock.advance(WATCH_MS)
  panel.state.ethernet[1]!.cable = undefined
  assert.is(await known(), false)
  assert.is((await acknowledge('restart_needed')).body.error_code, 'not_a_hint')
  assert.is((await acknowledge('nothing')).status, 404)
})

test('a new panel has no more than hints and its factory passwords', async () => {
  const { call } = await startPanel('administrator', { seed: 'factory-new' })
  await call('PUT /uac/account/password', { current: 'admin-3152', password: 'a new one 1' })
  const { body } = await call('GET /system/health')
  const findings: Schemas['HealthFinding'][] = body.findings
  const [first, ...others] = findings
  assert.equal([first?.code, first?.params], ['factory_level_password', { count: '4' }])
  assert.equal(
    others.map(({ severity }) => severity),
    others.map(() => 'hint')
  )
})

test.run()
