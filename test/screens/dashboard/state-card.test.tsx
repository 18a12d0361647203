import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $dialog, closeDialog } from '../../../src/stores/dialogs'
import type { ManualClock } from '../../panel/device/device-clock'
import type { Panel } from '../../panel/panel'
import { alarm, trigger, withoutAlarms } from '../../setup/alarms'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { allByRole, allByText, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'

const CALL = 'GET /system/findings'
const main = () => byRole('main')
const headline = (name: string | RegExp) => findByRole('heading', { name })

/** Nothing is wrong with it but its clock, which is years from that of this computer. */
function repair(panel: Panel<ManualClock>): void {
  const { state } = panel
  for (const { settings } of state.plcDevices) settings.enabled = false
  state.disk.usedBytes = 0
  state.opcua.settings.autostart = false
  panel.links.look()
}

test('begins with the active alarms and the most important one, with the way to their rows', async ({ panel }) => {
  await trigger(
    panel,
    alarm('Door open'),
    alarm('Emergency stop', { priority: 'emergency' }),
    alarm('Low level', { priority: 'low' })
  )
  await mount('/app/dashboard')
  await headline('Active alarms: 1 emergency, 1 high, 1 low')
  byText('Emergency stop')
  byText(/^Since 2026\/11\/21 09:41:\d\d \(just now\)$/)
  byText('3 active, not acknowledged')
  byText('Buzzer sounding')
  const link = byRole('link', { name: 'Show active alarms' })
  assert.is(link.getAttribute('href'), '/app/data/event-log?state=triggered,acknowledged')
})

test('lists each fault with its remedy, and counts the hints', async ({ panel }) => {
  await trigger(panel)
  Object.assign(panel.state.project ?? {}, { state: 'stopped', since: panel.clock.now() })
  await mount('/app/dashboard')
  await findByText('The project is stopped: Bottling Line 2')
  assert.ok(allByText('Since 2026/11/21 09:41:09').length > 0)
  const remedy = byRole('link', { name: 'Open Project Management' })
  assert.is(remedy.getAttribute('href'), '/app/project/management')
  assert.is(byRole('link', { name: /^\d hints?$/ }).getAttribute('href'), '/app/system/info')
  assert.match(byText(/^Checked: /).textContent ?? '', /^Checked: Alarms, Project, PLC links, /)
})

test('begins with a fault before an alarm that is no emergency', async ({ panel }) => {
  repair(panel)
  await trigger(panel, alarm('Low level', { priority: 'low' }))
  await mount('/app/dashboard')
  await headline('Active alarms: 1 low')
  Object.assign(panel.state.project ?? {}, { state: 'stopped', since: panel.clock.now() })
  await headline('1 fault')
  byText('Low level')
})

test('lists a runtime that runs as a demo, with its remedy', async () => {
  await mount('/app/dashboard')
  const row = (await findByText('CODESYS runs without a licence and will stop at the end of the demo')).closest('li')
  assert.is(byRole('link', { name: 'Open CODESYS', within: row! }).getAttribute('href'), '/app/features/codesys')
})

test('lists a schedule that has never brought a backup, since when, with its remedy', async ({ panel }) => {
  panel.state.dataBackup.runs = []
  panel.state.dataBackup.scheduledAt = panel.clock.now() - 9 * 86_400_000
  await mount('/app/dashboard')
  const row = (await findByText('The scheduled data backup is overdue: none for 9 days')).closest('li')
  assert.match(row?.textContent ?? '', /Since 2026\/11\/12 09:41:07/)
  assert.is(byRole('link', { name: 'Open Backup Data', within: row! }).getAttribute('href'), '/app/data/backup')
})

test('never says that all is well of what the user may not see', async ({ panel, signIn }) => {
  repair(panel)
  await trigger(panel, alarm('Door open'))
  await withoutAlarms(panel, signIn)
  await mount('/app/dashboard')
  await findByText('Checked: Project, PLC links, Network, Disk, Memory, System time.')
  assert.is(allByText(/alarm/i).length, 0)
  assert.is(allByRole('link', { name: /alarm/i }).length, 0)
})

test('names what does not respond', async ({ panel }) => {
  repair(panel)
  panel.state.silentSources.add('memory')
  await mount('/app/dashboard')
  await findByText(/Not responding: Memory\.$/)
})

test('says that the state is unknown while the panel does not respond, with what was known last', async ({ panel }) => {
  repair(panel)
  await trigger(panel, alarm('Door open'))
  await mount('/app/dashboard')
  await headline('Active alarms: 1 high')
  panel.faults.refuse()
  await headline('Current state unknown')
  byText(/^The panel is not responding\. Last update: 2026\/11\/21 09:41:\d\d$/)
  byText('Door open')
  await until(() => allByText('Live').length === 0)
  panel.faults.clear()
  await headline('Active alarms: 1 high')
  await findByText('Live')
})

test('says why the state is unknown when it was never read', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'broken', message: 'no' }, CALL)
  await mount('/app/dashboard')
  await headline('Current state unknown')
  await findByText(/^The panel reports a fault\.$/)
  await findByRole('heading', { name: 'Connections' })
  assert.is(allByText('Live').length, 0)
})

test('shows what the status has on firmware that lacks the call', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, CALL)
  await mount('/app/dashboard')
  await headline('1 fault')
  byText('The PLC does not respond: Labeller S7-1200')
  byText('Checked: Project, PLC links, Disk, Memory. With this firmware, alarms cannot be shown here.')
})

test("finds that the panel's clock differs from this computer's, with the way to the clock", async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, CALL)
  await mount('/app/dashboard')
  await findByText(/^The panel's clock differs from this PC's, which shows \d{4}\/\d\d\/\d\d \d\d:\d\d$/)
  click(byRole('button', { name: 'Set date and time' }))
  assert.is($dialog.get(), 'clock')
  closeDialog()
})

test('says that nothing was found, and where', async ({ panel }) => {
  repair(panel)
  panel.state.zone = ''
  await trigger(panel)
  panel.faults.answer(
    200,
    {
      ...{ time: '2026/11/21 09:41:07', checked: ['alarms', 'project'], silent: [], findings: [] },
      alarms: {
        ...{ emergency: NONE, high: NONE, middle: NONE, low: NONE },
        ...{ newest: 0, buzzer: 'silent', first: null }
      }
    },
    CALL
  )
  await mount('/app/dashboard')
  await headline('No active alarms and no faults')
  byText('Checked: Alarms, Project.')
  await until(() => allByRole('link', { name: 'No active alarms' }).length === 1)
  assert.is(allByText('Buzzer sounding', main()).length, 0)
})

const NONE = { active: 0, unacknowledged: 0 }

test.run()
