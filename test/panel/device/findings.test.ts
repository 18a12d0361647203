import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { startWithAlarm } from '../events/start-events'
import { startPanel } from '../http/caller'

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
  assert.is(engineer.checked.length, 16)
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
  assert.equal([params, since], [{ name: 'Line PLC' }, '2026/11/21 09:41:07'])
  Object.assign(panel.state.project ?? {}, { state: 'stopped' })
  assert.is(await find('plc_disconnected'), undefined)
})

test('finds a memory that is almost full', async () => {
  const { panel, find } = await start()
  assert.is(await find('memory_almost_full'), undefined)
  panel.state.memory.usedShare = 0.9
  assert.is((await find('memory_almost_full'))?.severity, 'attention')
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

test.run()
