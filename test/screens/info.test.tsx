import '../setup/dom'
import * as assert from 'uvu/assert'
import { readHealth } from '../../src/api/health'
import InfoScreen from '../../src/screens/info'
import { $session, restoreSession } from '../../src/session/session'
import { $dialog, closeDialog } from '../../src/stores/dialogs'
import { watchFindings } from '../../src/stores/findings/findings'
import { $notices } from '../../src/stores/notices'
import { alarm, trigger, withoutAlarms } from '../setup/alarms'
import { installOwnCertificate } from '../setup/own-certificate'
import { test } from '../setup/panel-test'
import { allByRole, allByText, byRole, byText, click, findByRole, findByText, until } from '../setup/query'
import { onCleanup, render } from '../setup/screen'

const CALL = 'GET /system/findings'
const OLD = { error_code: 'not_found', message: 'no' }
const group = (name: string) => byRole('region', { name })
const headline = (name: string | RegExp) => findByRole('heading', { name })

const open = async () => {
  await restoreSession()
  onCleanup(watchFindings())
  render(<InfoScreen />)
  onCleanup(closeDialog)
}

test('shows the state, findings by group, subsystems and the newest events', async ({ panel }) => {
  await trigger(panel, alarm('Door open'))
  await open()
  await headline('2 faults')
  assert.match(byText(/^Checked: /).textContent ?? '', /^Checked: Alarms, Project, PLC links, /)
  byText('1 active alarm: Door open', group('Machine'))
  const alarms = byRole('link', { name: 'Open Event Log', within: group('Machine') })
  assert.is(alarms.getAttribute('href'), '/app/data/event-log?state=triggered,acknowledged')
  byText('The disk is 86% full', group('System'))
  byText('No cable, or no link: LAN 2', group('Network'))
  byText('CODESYS runs without a licence and will stop at the end of the demo', group('Machine'))
  byText('The PLC does not respond: Labeller S7-1200')
  byText('The disk is 86% full')
  await findByText('Running as demo')
  byText('1 of 2 connected')
  await findByText('Alarm: Door open')
  byText('System passwords still at their factory value: 1')
  assert.is(byRole('link', { name: 'Open System Password' }).getAttribute('href'), '/app/account/system-password')
  byRole('link', { name: 'Open System Info' })
  byRole('link', { name: 'Open Backup Data' })
  byRole('link', { name: 'Open Communication' })
})

test('calls an alarm by its priority, as other screens do, while it is active and among the events', async ({
  panel
}) => {
  await trigger(panel, alarm('Door open', { priority: 'high' }))
  await open()
  const severityOf = async (text: string) => (await findByText(text)).closest('li')?.textContent
  assert.match((await severityOf('1 active alarm: Door open')) ?? '', /^High/)
  assert.match((await severityOf('Alarm: Door open')) ?? '', /^High/)
})

test('shows the newest events as the event log does', async ({ panel }) => {
  panel.events.record('sign_in_refused', { username: 'operator' })
  await trigger(panel, alarm('Door open', { priority: 'high' }))
  await open()
  const lookOf = async (text: string) =>
    (await findByText(text)).closest('li')?.querySelector('[data-look]')?.getAttribute('data-look')
  assert.is(await lookOf('Alarm: Door open'), 'filled')
  assert.is(await lookOf('Login rejected: operator'), 'plain')
})

test('names a service that has crashed, and leads to Misc', async ({ panel }) => {
  await panel.misc.ftp.crash(['Segmentation fault'])
  await open()
  const row = (await findByText('A service ended unexpectedly: FTP server')).closest('li')
  assert.is(byRole('link', { name: 'Open Misc', within: row! }).getAttribute('href'), '/app/features/misc')
})

test('shows a backup that failed and a schedule that has brought none, since when, with the way to them', async ({
  panel
}) => {
  const { dataBackup, disk } = panel.state
  disk.usedBytes = 0
  const [run] = dataBackup.runs
  dataBackup.runs = [{ ...run!, state: 'failed', ended_at: '2026/11/20 03:00:12' }]
  dataBackup.scheduledAt = panel.clock.now() - 9 * 86_400_000
  await open()
  const rowOf = async (text: string) => (await findByText(text)).closest('li')
  const failed = await rowOf('The last data backup failed')
  const missing = await rowOf('The scheduled data backup is overdue: none for 9 days')
  assert.match(failed?.textContent ?? '', /Since 2026\/11\/20 03:00:12.*Open Backup Data/)
  assert.match(missing?.textContent ?? '', /Since 2026\/11\/12 09:41:07.*Open Backup Data/)
})

test('says who can fix what this user cannot, and offers no screen without permission', async ({ signIn }) => {
  await signIn('operator')
  await open()
  const row = (await findByText('The disk is 86% full')).closest('li')!
  byText('Inform a user with the permission “Backup Data”.', row)
  assert.equal(
    allByRole('link').map(({ textContent }) => textContent),
    ['Open Event Log']
  )
})

test('shows no events to a user without the event log, also of a panel that sends them', async ({ panel, signIn }) => {
  await trigger(panel, alarm('Door open'))
  const health = await readHealth({})
  await withoutAlarms(panel, signIn)
  panel.faults.answer(200, health, 'GET /system/health')
  await open()
  await findByRole('heading', { name: 'Panel functions' })
  assert.is(allByRole('heading', { name: 'Latest events' }).length, 0)
  assert.is(allByText(/Door open/).length, 0)
})

test('offers a user with the factory password to change it', async ({ signIn }) => {
  await signIn('administrator')
  await open()
  click(await findByRole('button', { name: 'Change password' }))
  assert.is($dialog.get(), 'change-password')
})

test('shows what the health has on firmware that lacks the findings', async ({ panel }) => {
  panel.faults.answer(404, OLD, CALL)
  await open()
  await headline('2 faults')
  byText('The PLC does not respond: Labeller S7-1200', group('Machine'))
  byText(/^Checked: Project, .* With this firmware, alarms cannot be shown here\.$/)
})

test('acknowledges a hint', async ({ panel }) => {
  await open()
  await findByText('No cable, or no link: LAN 2')
  click(byRole('button', { name: 'Acknowledge', within: group('Network') }))
  await findByRole('button', { name: 'Acknowledged hints: 1' })
  assert.equal(panel.state.acknowledged, ['port_without_link-eth1'])
  click(byRole('button', { name: 'Acknowledged hints: 1' }))
  await findByText('No cable, or no link: LAN 2')
})

test('reports why a hint could not be acknowledged and keeps it', async ({ panel }) => {
  await open()
  await findByText('No cable, or no link: LAN 2')
  panel.faults.refuseNext('PUT /system/health/findings/{id}/acknowledgement')
  click(byRole('button', { name: 'Acknowledge', within: group('Network') }))
  await until(() => $notices.get().length === 1)
  assert.equal($notices.get()[0]?.message, 'errors.unreachable')
  assert.is(allByRole('button', { name: /^Acknowledged hints/ }).length, 0)
})

test('shows a subsystem that does not respond in grey', async ({ panel }) => {
  panel.state.silentSources.add('codesys')
  delete panel.state.healthSeen.codesys
  await open()
  await findByText('Unknown')
  byText('No response yet')
  await findByText(/Not responding: CODESYS\./)
})

test('reports that nothing needs attention', async ({ panel }) => {
  const { state } = panel
  state.timeIsSynchronised = true
  state.codesys.run = { state: 'stopped' }
  state.opcua.settings.autostart = false
  for (const { settings } of state.plcDevices) settings.enabled = false
  installOwnCertificate(panel, 1000)
  Object.assign(state.disk, { usedBytes: 0 })
  for (const account of state.accounts) Object.assign(account, { passwordIsFactory: false, status: 'active' })
  for (const level of Object.values(state.systemPasswords)) level.password = 'changed-3152'
  for (const port of state.ethernet)
    Object.assign(port, { cable: { speedMbit: 1000, duplex: 'full' }, mtuInUse: port.settings.mtu })
  panel.state.zone = ''
  await trigger(panel)
  await open()
  await headline('No active alarms and no faults')
  byText('Nothing needs your attention')
  assert.is($session.get().status, 'signed-in')
})

test('says that the state is unknown while the panel does not respond, with what was known last', async ({ panel }) => {
  await trigger(panel)
  await open()
  await headline('2 faults')
  panel.faults.refuse(CALL)
  await headline('Current state unknown')
  byText('The panel is not responding.')
  byText('The disk is 86% full')
  panel.faults.clear()
  await headline('2 faults')
})

test.run()
