import '../setup/dom'
import * as assert from 'uvu/assert'
import InfoScreen from '../../src/screens/info'
import { $session, restoreSession } from '../../src/session/session'
import { $dialog, closeDialog } from '../../src/stores/dialogs'
import { $notices } from '../../src/stores/notices'
import { installOwnCertificate } from '../setup/own-certificate'
import { test } from '../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, until } from '../setup/query'
import { onCleanup, render } from '../setup/screen'

const open = async () => {
  await restoreSession()
  render(<InfoScreen />)
  onCleanup(closeDialog)
}

test('shows verdict, findings, subsystems and the newest events', async () => {
  await open()
  await findByText('9 items need your attention.')
  byText('The PLC does not respond: Labeller S7-1200')
  byText('The disk is 86% full')
  byText('Running as demo')
  byText('1 of 2 connected')
  byText('Login rejected: operator')
  byText('System passwords still at their factory value: 1')
  assert.is(byRole('link', { name: 'Open System Password' }).getAttribute('href'), '/app/account/system-password')
  byRole('link', { name: 'Open System Info' })
  byRole('link', { name: 'Open Communication' })
})

test('offers no screen without permission', async ({ signIn }) => {
  await signIn('operator')
  await open()
  await findByText('The disk is 86% full')
  assert.equal(allByRole('link'), [])
})

test('offers a user with the factory password to change it', async ({ signIn }) => {
  await signIn('administrator')
  await open()
  click(await findByRole('button', { name: 'Change password' }))
  assert.is($dialog.get(), 'change-password')
})

test('acknowledges a hint', async ({ panel }) => {
  await open()
  await findByText('No cable, or no link: LAN 2')
  click(allByRole('button', { name: 'Acknowledge' })[0]!)
  await findByText('8 items need your attention.')
  assert.equal(panel.state.acknowledged, ['port_without_link-eth1'])
  click(byRole('button', { name: 'Acknowledged hints: 1' }))
  await findByText('No cable, or no link: LAN 2')
})

test('reports why a hint could not be acknowledged and keeps it', async ({ panel }) => {
  await open()
  await findByText('No cable, or no link: LAN 2')
  panel.faults.refuseNext('PUT /system/health/findings/{id}/acknowledgement')
  click(allByRole('button', { name: 'Acknowledge' })[0]!)
  await until(() => $notices.get().length === 1)
  assert.equal($notices.get()[0]?.message, 'errors.unreachable')
  byText('9 items need your attention.')
})

test('shows a subsystem that does not respond in grey', async ({ panel }) => {
  panel.state.silentSources.add('codesys')
  delete panel.state.healthSeen.codesys
  await open()
  await findByText('Unknown')
  byText('No response yet')
  byText(/1 function is not responding/)
})

test('reports that nothing needs attention', async ({ panel }) => {
  const { state } = panel
  state.timeIsSynchronised = true
  state.codesys.run = { state: 'stopped' }
  for (const { settings } of state.plcDevices) settings.enabled = false
  installOwnCertificate(panel, 1000)
  Object.assign(state.disk, { usedBytes: 0 })
  for (const account of state.accounts) Object.assign(account, { passwordIsFactory: false, status: 'active' })
  for (const level of Object.values(state.systemPasswords)) level.password = 'changed-3152'
  for (const port of state.ethernet)
    Object.assign(port, { cable: { speedMbit: 1000, duplex: 'full' }, mtuInUse: port.settings.mtu })
  await open()
  await findByText('No problems')
  byText('Nothing needs your attention')
  assert.is($session.get().status, 'signed-in')
})

test('shows an unknown state while the panel does not respond', async ({ panel }) => {
  panel.faults.refuse('GET /system/health')
  await open()
  await findByText('The panel is not responding')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await findByText(/items need your attention/)
})

test.run()
