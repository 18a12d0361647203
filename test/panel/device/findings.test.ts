import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { startWithAlarm } from '../events/start-events'
import { startPanel } from '../http/caller'
import { createIdleEngine } from '../opcua/idle-engine'

const test = suite('findings')

type Findings = Schemas['Findings']

async function start(user = 'engineer') {
  const { panel, ...caller } = await startPanel(user)
  const read = async (): Promise<Findings> => (await caller.call('GET /system/findings')).body
  const find = async (code: Schemas['HealthFinding']['code']) =>
    (await read()).findings.find(finding => finding.code === code)
  return { panel, ...caller, read, find }
}

test('counts the active alarms by priority, and names the most important one with its age', async () => {
  const { until, call, panel } = await startWithAlarm()
  const alarms = async (language = 'en') =>
    ((await call(`GET /system/findings?language=${language}`)).body as Findings).alarms
  assert.equal(await alarms(), {
    emergency: { active: 0, unacknowledged: 0 },
    high: { active: 0, unacknowledged: 0 },
    middle: { active: 0, unacknowledged: 0 },
    low: { active: 0, unacknowledged: 0 },
    newest: 0,
    buzzer: 'silent',
    first: null
  })
  const { number, triggered_at } = await until('triggered')
  const before = await alarms('ja')
  assert.equal([before?.high, before?.newest, before?.buzzer], [{ active: 1, unacknowledged: 1 }, number, 'sounding'])
  assert.equal(
    { ...before?.first, age_seconds: 0 },
    {
      ...{ number, triggered_at, text: '扉開', priority: 'high', acknowledged: false, age_seconds: 0 }
    }
  )
  await panel.clock.advance(10_000)
  assert.is((await alarms())?.first?.age_seconds, (before?.first?.age_seconds ?? 0) + 10)
  await call('POST /data/events/acknowledgements', { numbers: [number], comment: '' })
  const after = await alarms()
  assert.equal([after?.high, after?.first?.acknowledged], [{ active: 1, unacknowledged: 0 }, true])
  await until('returned')
  assert.equal((await alarms())?.first, null)
})

test('gives each user the parts that they may see, and says which these are', async () => {
  const open = ['project', 'plcs', 'network', 'storage', 'memory', 'clock']
  const operator = await (await start('operator')).read()
  assert.equal(operator.checked, ['alarms', ...open])
  assert.ok(operator.alarms)
  const nobody = await (await start('nobody')).read()
  assert.equal([nobody.checked, nobody.alarms], [open, null])
  assert.not.ok(nobody.findings.some(({ code }) => code === 'factory_password' || code === 'certificate_expires'))
  const engineer = await (await start()).read()
  assert.is(engineer.checked.length, 19)
  assert.ok(engineer.findings.some(({ code }) => code === 'factory_password'))
})

test('gives whoever must change the password what everybody sees', async () => {
  const { panel, read } = await start('operator')
  Object.assign(panel.state.accounts.find(({ username }) => username === 'operator') ?? {}, {
    passwordMustChange: true
  })
  assert.equal([(await read()).alarms, (await read()).checked.includes('alarms')], [null, false])
})

test('names a part that does not respond, and finds nothing in it', async () => {
  const { panel, read, find } = await start()
  panel.state.disk.usedBytes = panel.state.disk.totalBytes
  assert.is((await find('disk_almost_full'))?.severity, 'fault')
  panel.state.silentSources.add('disk')
  const { checked, silent } = await read()
  assert.equal([checked.includes('storage'), silent, await find('disk_almost_full')], [false, ['storage'], undefined])
})

test('says of each finding since when it is known: since the start of the panel, anew once its cause returns', async () => {
  const { panel, read, find } = await start()
  const { disk } = panel.state
  const usedBytes = disk.usedBytes
  assert.ok((await read()).findings.every(({ since }) => since))
  await panel.clock.advance(60_000)
  assert.is((await find('disk_almost_full'))?.since, '2026/11/17 05:09:45')
  disk.usedBytes = 0
  assert.is(await find('disk_almost_full'), undefined)
  disk.usedBytes = usedBytes
  assert.is((await find('disk_almost_full'))?.since, '2026/11/21 09:42:07')
})

test('finds a stopped project, with the time since when', async () => {
  const { panel, find } = await start()
  Object.assign(panel.state.project ?? {}, { state: 'stopped', since: panel.clock.now() })
  assert.equal(await find('project_stopped'), {
    id: 'project_stopped',
    code: 'project_stopped',
    severity: 'fault',
    params: { name: 'Bottling Line 2' },
    acknowledged: false,
    since: '2026/11/21 09:41:07'
  })
})

test('finds a PLC that does not respond while the project runs, not one that is switched off', async () => {
  const { panel, find } = await start()
  const { plcDevices, network } = panel.state
  for (const { id, settings } of plcDevices) settings.enabled = id === 'line-plc'
  panel.links.look()
  assert.is(await find('plc_disconnected'), undefined)
  for (const host of network.hosts) host.openPorts = []
  panel.links.look()
  const { params, since } = (await find('plc_disconnected'))!
  assert.equal([params, since], [{ name: 'Line PLC', link: 'line-plc' }, '2026/11/21 09:41:07'])
  Object.assign(panel.state.project ?? {}, { state: 'stopped' })
  assert.is(await find('plc_disconnected'), undefined)
})

test('finds an OPC UA server that should run and does not, not one that has been stopped', async () => {
  const { panel, find, call } = await start()
  const state = async () =>
    ((await call('GET /system/health')).body as Schemas['Health']).subsystems.find(({ id }) => id === 'opcua')?.state
  assert.equal((await find('opcua_not_started'))?.params, { cause: 'service_unavailable' })
  assert.is(await state(), 'fault')
  await panel.opcua.attach(createIdleEngine())
  assert.equal([await find('opcua_not_started'), await state()], [undefined, 'good'])
  await call('POST /opcua/server/stop')
  assert.equal([await find('opcua_not_started'), await state()], [undefined, 'off'])
})

test('finds a memory that is almost full', async () => {
  const { panel, find } = await start()
  assert.is(await find('memory_almost_full'), undefined)
  panel.state.memory.usedShare = 0.9
  assert.is((await find('memory_almost_full'))?.severity, 'attention')
})

test("finds the web server's certificate that expires soon, and one that has expired, since then", async () => {
  const { panel, find, signIn } = await start()
  const { valid_to, days_left } = panel.misc.web.view()
  const goOn = (days: number) => {
    panel.clock.set(panel.clock.now() + days * 86_400_000)
    return signIn('engineer', 'engineer-3152')
  }
  assert.is(await find('web_certificate_expires'), undefined)
  await goOn(days_left - 29)
  assert.equal((await find('web_certificate_expires'))?.params, { days: '29' })
  await goOn(30)
  assert.is((await find('web_certificate_expired'))?.since, valid_to)
  assert.is(await find('web_certificate_expires'), undefined)
})

test('finds a service that has crashed, one whose port is taken, and one whose server does not respond', async () => {
  const { panel, find } = await start()
  const { state, misc } = panel
  assert.is(await find('service_crashed'), undefined)
  await misc.ftp.crash(['Segmentation fault'])
  const { severity, params } = (await find('service_crashed'))!
  assert.equal([severity, params], ['fault', { service: 'ftp' }])
  await misc.ftp.restart()
  assert.is(await find('service_crashed'), undefined)
  state.opcua.settings.port = state.misc.ftp.port
  assert.equal((await find('service_port_taken'))?.params, { service: 'ftp' })
  state.timeIsSynchronised = true
  await misc.time.restart()
  await misc.time.settled()
  assert.equal((await find('service_server_failed'))?.params, { service: 'time' })
})

test('finds a data backup that failed, and one that is overdue by its schedule', async () => {
  const { panel, find } = await start()
  const { runs, settings } = panel.state.dataBackup
  const [newest] = runs
  assert.equal([await find('backup_failed'), await find('backup_overdue')], [undefined, undefined])
  runs.unshift({ ...newest!, id: 'failed', state: 'failed', ended_at: '2026/11/21 03:00:12' })
  assert.is((await find('backup_failed'))?.since, '2026/11/21 03:00:12')
  settings.schedule = 'daily'
  const overdue = await find('backup_overdue')
  assert.equal([overdue?.params, overdue?.since], [{ days: '5' }, newest?.ended_at])
})

test('finds a recipe backup that failed until the next one, and one that is overdue by its schedule', async () => {
  const { panel, find, call, signIn, save } = await start()
  const { media } = panel.state
  const backUp = async () => {
    await call('POST /project/recipe-backups')
    await panel.clock.advance(6000)
  }
  const drives = media.splice(0)
  await backUp()
  assert.is((await find('recipe_backup_failed'))?.severity, 'attention')
  media.push(...drives)
  await backUp()
  assert.is(await find('recipe_backup_failed'), undefined)

  await save('/project/recipe-backups/settings', { schedule: 'daily' })
  const since = (await call('GET /system/time')).body.time
  media.splice(0)
  await panel.clock.advance(2 * 86_400_000 + 1000)
  await signIn('engineer', 'engineer-3152')
  const overdue = await find('recipe_backup_overdue')
  assert.equal([overdue?.params, overdue?.since], [{ days: '2' }, since])
})

test('finds a backup target that failed its last test, until one passes', async () => {
  const { panel, find, call } = await start()
  const { state } = panel
  for (const [path, code, { target }] of [
    ['/data/backup/target-tests', 'backup_target_failed', state.dataBackup.settings],
    ['/project/recipe-backups/target-tests', 'recipe_backup_target_failed', state.recipeBackup.settings]
  ] as const) {
    const drives = state.media.splice(0)
    await call(`POST ${path}`, target)
    assert.equal([(await find(code))?.severity, (await find(code))?.since], ['attention', '2026/11/21 09:41:07'])
    state.media.push(...drives)
    await call(`POST ${path}`, target)
    assert.is(await find(code), undefined)
  }
})

test('finds a schedule that has never brought a copy, and one whose last copy does not count', async () => {
  const { panel, find, signIn, save } = await start()
  const { dataBackup } = panel.state
  const [newest] = dataBackup.runs
  dataBackup.runs = []
  await save('/data/backup/settings', { schedule: 'daily' })
  assert.is(await find('backup_overdue'), undefined)
  await panel.clock.advance(2 * 86_400_000 + 1000)
  await signIn('engineer', 'engineer-3152')
  // The card may be full by then, but each run that it took counts.
  dataBackup.runs = []
  const never = await find('backup_overdue')
  assert.equal([never?.params, never?.since], [{ days: '2' }, '2026/11/21 09:41:07'])

  const ended_at = '2026/11/23 03:00:08'
  const emailed = { ...newest!, target: 'email' as const, state: 'sent' as const, ended_at }
  const onPc = { ...newest!, target: 'pc' as const, ended_at }
  dataBackup.runs = [emailed, onPc]
  assert.is((await find('backup_overdue'))?.since, '2026/11/21 09:41:07')
  dataBackup.settings.target.kind = 'email'
  assert.is(await find('backup_overdue'), undefined)
  dataBackup.runs = [onPc, { ...newest!, state: 'failed', ended_at }]
  assert.is((await find('backup_failed'))?.since, ended_at)
})

test.run()
