import '../setup/dom'
import * as assert from 'uvu/assert'
import { $loginNote } from '../../src/stores/login-note'
import { clickInDialog, dialogClosed } from '../setup/dialog'
import { CLIENT, connectOpcUaClient } from '../setup/opcua-session'
import { type PanelContext, test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../setup/query'
import { onCleanup } from '../setup/screen'
import { checkOnUsb, fileOf, open, PASSWORD, upload } from './project-management/actions'

test('shows the running project', async () => {
  await open()
  byText('Bottling Line 2')
  byText('2026/10/02 15:04:12')
  byText('640 KB')
  byText('6.10.1')
})

test('uploads a package, compares old and new, and updates after the confirmation', async ({ panel }) => {
  await open()
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText('Bottling Line 2 v2.4')
  assert.is(panel.state.project?.state, 'running')
  click(byLabel(/^Keep retentive data/))
  type(byLabel('Upload Project password'), PASSWORD)
  click(byRole('button', { name: 'Update' }))
  const dialog = await findByRole('dialog', { name: 'Update the project?' })
  byText('These will be cleared when the new project starts and cannot be restored: Retentive data', dialog)
  assert.is(panel.jobs.isRunning('project-update'), false)
  clickInDialog('Update')
  await findByRole('list', { name: 'Steps' })
  assert.equal(
    allByRole('listitem', { within: byRole('list', { name: 'Steps' }) }).map(item => item.textContent),
    [
      '1Prepare in progress',
      '2Stop project pending',
      '3Update project pending',
      '4Decompress project pending',
      '5Start project pending'
    ]
  )
  byRole('button', { name: 'Cancel' })
  await until(() => document.activeElement === byRole('group', { name: 'Project update' }))
  assert.equal(allByRole('button', { name: 'Upload and check' }), [])
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Restart' }).disabled)
})

test('has the login page say that the update continues', async () => {
  onCleanup(() => $loginNote.set(undefined))
  await open()
  await checkOnUsb('bottling-line-2_v2.4')
  await findByText('Running now')
  type(byLabel('Upload Project password'), PASSWORD)
  click(byRole('button', { name: 'Update' }))
  await findByRole('dialog', { name: 'Update the project?' })
  clickInDialog('Update')
  await until(() => $loginNote.get() === 'projectManagement.goesOn')
})

test('shows a wrong password at its field and keeps the options', async () => {
  await open()
  await checkOnUsb('bottling-line-2_v2.4')
  await findByText('Running now')
  click(byRole('button', { name: 'Update' }))
  await findByText('Required')
  click(byLabel('Keep recipes'))
  type(byLabel('Upload Project password'), 'wrong')
  click(byRole('button', { name: 'Update' }))
  await findByRole('dialog')
  clickInDialog('Update')
  await findByText('Error password')
  assert.is(byLabel('Keep recipes').checked, false)
})

test('asks for the password of a package beside that of the panel, with each error at its field', async ({ panel }) => {
  await open()
  await checkOnUsb('v2.4')
  await findByText("The panel's “Upload Project” system password")
  assert.equal(allByText('Package password'), [])
  click(byRole('button', { name: 'Choose another' }))
  await findByText('Package location')
  await checkOnUsb('locked')
  await findByText('The password of this package, set in the engineering software')
  const update = async (level: string, own: string) => {
    type(byLabel('Upload Project password'), level)
    type(byLabel('Package password'), own)
    click(byRole('button', { name: 'Update' }))
    await findByRole('dialog')
    clickInDialog('Update')
  }
  const described = (label: string) =>
    document.getElementById(byLabel(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
  await update('wrong', 'line-2-key')
  await until(() => described('Upload Project password') === 'Error password')
  await update(PASSWORD, 'wrong')
  await until(() => described('Package password') === 'Error password')
  await update(PASSWORD, 'line-2-key')
  await until(() => panel.jobs.isRunning('project-update'))
})

test('shows who signed the running project and the package', async ({ panel }) => {
  await open()
  byText('Panel Designer')
  await checkOnUsb('v2.5-beta')
  assert.is((await findByRole('row', { name: /^Signature/ })).textContent, 'SignaturePanel DesignerNone')
  panel.state.packageKeys = []
  click(byRole('button', { name: 'Choose another' }))
  await findByText('Package location')
  await checkOnUsb('v2.4')
  await findByText("The package's signature is invalid")
})

test('warns of a newer tool, a restart of the panel and an identical project', async ({ panel }) => {
  await open()
  await checkOnUsb('v2.5-beta')
  await findByText('Made with newer engineering software')
  byText(/Software 6.11.0, runtime 6.10.2/)
  byText(/The panel will restart during this update/)
  type(byLabel('Upload Project password'), PASSWORD)
  click(byRole('button', { name: 'Update' }))
  byText(/The panel will restart during this update/, await findByRole('dialog'))
  clickInDialog('Cancel')
  await dialogClosed()
  click(byRole('button', { name: 'Choose another' }))
  await findByText('Package location')
  assert.is(panel.state.projectCandidates.length, 0)
})

test('reports a drive that is pulled while an update copies from it', async ({ panel }) => {
  await open()
  await checkOnUsb('bottling-line-2_v2.4')
  await findByText('Running now')
  type(byLabel('Upload Project password'), PASSWORD)
  click(byRole('button', { name: 'Update' }))
  await findByRole('dialog')
  clickInDialog('Update')
  await findByRole('list', { name: 'Steps' })
  panel.state.media = []
  await panel.clock.advance(5000)
  // Instead of waiting for the next reading of jobs.
  await open()
  await findByText('The medium or the file on it is no longer available')
  assert.match(byRole('alert').textContent ?? '', 'The running project was not affected.')
  byText('Running')
})

async function restartIn({ panel }: PanelContext): Promise<void> {
  await open()
  click(byRole('button', { name: 'Restart' }))
  await findByRole('dialog', { name: 'Restart the project?' })
  byText('PLC links')
  clickInDialog('Restart')
  await until(() => panel.jobs.isRunning('project-restart'))
}

test('names whom a restart interrupts before it is confirmed', async ({ panel }) => {
  await connectOpcUaClient(panel)
  await open()
  click(byRole('button', { name: 'Restart' }))
  await findByText(CLIENT, await findByRole('dialog', { name: 'Restart the project?' }))
})

test('restarts after a confirmation that lists what stops', async context => {
  await restartIn(context)
  await findByText(/Step 1 of 2/)
  await until(() => document.activeElement === byRole('group', { name: 'Project restart' }))
})

test('does not call the project running once a job has begun to stop it', async context => {
  await restartIn(context)
  await findByText('Stopped')
  assert.equal(allByText(/^since /), [])
})

test('reports that another job is running', async ({ panel }) => {
  await open()
  panel.faults.answerNext(409, { error_code: 'busy', message: 'x' }, 'POST /project/management/restarts')
  click(byRole('button', { name: 'Restart' }))
  await findByRole('dialog')
  clickInDialog('Restart')
  await findByText('Another job on the project is running')
})

test('offers to roll back after a failed restart only where there is a previous project', async context => {
  const { panel } = context
  panel.state.projectDoesNotStart = true
  await restartIn(context)
  await panel.clock.advance(10_000)
  await open()
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', /The project is stopped\. Restart it, or update to a project that runs\./)
  assert.is(allByRole('button', { name: 'Roll back' }).length, 0)
})

test("shows the result of another user's job until it is dismissed", async ({ panel, signIn }) => {
  panel.state.projectDoesNotStart = true
  await panel.fetch('/api/v1/project/management/restarts', {
    method: 'POST',
    headers: { Authorization: `Bearer ${await signIn('administrator')}` }
  })
  await panel.clock.advance(20_000)
  await open()
  await findByText('Restart failed')
  byText('Stopped')
  click(byRole('button', { name: 'Close' }))
  await until(() => allByRole('alert').length === 0)
})

test('does not suggest a rollback after one has failed', async ({ panel, signIn }) => {
  panel.state.previousProject = { image: { ...panel.state.project!, name: 'Bottling Line 2 old' }, until: 86_400_000 }
  panel.state.projectDoesNotStart = true
  await panel.fetch('/api/v1/project/management/rollbacks', {
    method: 'POST',
    headers: { Authorization: `Bearer ${await signIn('administrator')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD })
  })
  await panel.clock.advance(30_000)
  await open()
  await findByText('Restart failed')
  assert.match(byRole('alert').textContent ?? '', /Restart it, or update to a project that runs\./)
})

test('offers a rollback after an update, with the password of an update', async ({ panel }) => {
  panel.state.previousProject = { image: { ...panel.state.project!, name: 'Bottling Line 2 old' }, until: 86_400_000 }
  await open()
  const rollBack = await findByRole('button', { name: 'Roll back' })
  click(rollBack)
  await findByText('Required')
  type(byLabel('Upload Project password'), 'wrong')
  click(rollBack)
  await findByRole('dialog')
  clickInDialog('Roll back')
  await findByText('Error password')
  type(byLabel('Upload Project password'), PASSWORD)
  click(rollBack)
  await findByRole('dialog', { name: 'Roll back to the previous project?' })
  clickInDialog('Roll back')
  await until(() => panel.jobs.isRunning('project-rollback'))
  await panel.clock.advance(30_000)
  await until(() => panel.state.project?.name === 'Bottling Line 2 old')
})

test('reports why a backup failed', async ({ panel }) => {
  panel.state.disk.usedBytes = panel.state.disk.totalBytes
  await open()
  click(byRole('button', { name: 'Download backup' }))
  await findByText('Project packing failed')
})

test('offers no backup of a protected project', async ({ panel }) => {
  panel.state.project!.backupAllowed = false
  await open()
  byText('Backup of this project is not allowed')
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Download backup' }).disabled)
})

test('shows the empty state on a panel without a project', async ({ panel }) => {
  panel.state.project = undefined
  await open()
  await findByText('No project on this panel')
})

test.run()
