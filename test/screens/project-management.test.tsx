import '../setup/dom'
import * as assert from 'uvu/assert'
import ProjectManagementScreen from '../../src/screens/project-management'
import { PACKAGES } from '../panel/project/sample-packages'
import { type PanelContext, test } from '../setup/panel-test'
import { allByRole, byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../setup/query'
import { render } from '../setup/screen'

const UPLOAD = 'PUT /project/management/uploads/{id}'
const PASSWORD = 'upload-3152'

const fileOf = (name: string, bytes = PACKAGES[name]!()) => new File([bytes as Uint8Array<ArrayBuffer>], name)

async function open() {
  render(<ProjectManagementScreen />)
  await findByText('Running project')
}

/** Picks a file as the browser's file dialog does. */
function pick(file: File): void {
  const field = byLabel('Project package')
  Object.defineProperty(field, 'files', { configurable: true, value: [file] })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

async function upload(file: File): Promise<void> {
  pick(file)
  await until(() => !byRole<HTMLButtonElement>('button', { name: 'Upload and check' }).disabled)
  click(byRole('button', { name: 'Upload and check' }))
}

async function checkOnUsb(file: string): Promise<void> {
  click(byLabel('USB or SD'))
  const row = await findByRole('row', { name: new RegExp(file) })
  click(byRole('button', { name: 'Check', within: row }))
}

const inDialog = (name: string) => byRole('button', { name, within: byRole('dialog') })

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
  await findByRole('dialog', { name: 'Update the project?' })
  assert.is(panel.jobs.isRunning('project-update'), false)
  click(inDialog('Update'))
  await findByRole('list', { name: 'Steps' })
  assert.equal(
    allByRole('listitem', { within: byRole('list', { name: 'Steps' }) }).map(item => item.textContent),
    [
      '1Prepare under way',
      '2Stop project waiting',
      '3Update project waiting',
      '4Decompress project waiting',
      '5Start project waiting'
    ]
  )
  byRole('button', { name: 'Cancel' })
  assert.equal(allByRole('button', { name: 'Upload and check' }), [])
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Restart' }).disabled)
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
  click(inDialog('Update'))
  await findByText('Error password')
  assert.is(byLabel('Keep recipes').checked, false)
})

test('lists the error of a password that the panel requires only since the check', async ({ panel }) => {
  panel.state.systemPasswords['upload-project'].password = ''
  await open()
  await checkOnUsb('bottling-line-2_v2.4')
  await findByText('Running now')
  panel.state.systemPasswords['upload-project'].password = PASSWORD
  click(byRole('button', { name: 'Update' }))
  await findByRole('dialog')
  click(inDialog('Update'))
  await findByText('password: Error password')
})

const refused: [string, string][] = [
  ['damaged', 'Project upload failed'],
  ['not-a-project', 'Project upload failed'],
  ['packer-3', 'Project incompatible with this machine']
]

for (const [file, words] of refused)
  test(`rejects ${file}.hmip by its content`, async () => {
    await open()
    await upload(fileOf(`${file}.hmip`))
    const alert = await findByRole('alert')
    assert.match(alert.textContent ?? '', words)
  })

test('reports how much space is needed', async ({ panel }) => {
  panel.state.disk.usedBytes = panel.state.disk.totalBytes - 1024
  await open()
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText('Not enough space on the panel')
  byText(/It needs 704 KB, but only 1 KB is free/)
})

test('validates the name of a file before anything is sent', async () => {
  await open()
  pick(fileOf('notes.txt', new Uint8Array([1])))
  await findByText('Choose a file that ends in .hmip')
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Upload and check' }).disabled)
})

test('keeps the selected file when the connection is lost, and sends it again', async ({ panel }) => {
  await open()
  panel.faults.refuseNext(UPLOAD)
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText(/Your choice is kept/)
  byText('bottling-line-2_v2.4.hmip')
  click(byRole('button', { name: 'Upload and check' }))
  await findByText('Running now')
})

test('finds a checked package after its response was lost', async ({ panel }) => {
  await open()
  panel.faults.cutNext(UPLOAD)
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText('Running now')
})

test('cancels an upload and keeps the file selected', async ({ panel }) => {
  await open()
  panel.faults.hang(UPLOAD)
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText(/352 KB/)
  click(byRole('button', { name: 'Cancel' }))
  await findByRole('button', { name: 'Upload and check' })
  byText('bottling-line-2_v2.4.hmip')
  assert.equal(allByRole('alert'), [])
})

test('warns of a newer tool, a restart of the panel and an identical project', async ({ panel }) => {
  await open()
  await checkOnUsb('v2.5-beta')
  await findByText('Made with newer engineering software')
  byText(/Software 6.11.0, runtime 6.10.2/)
  byText(/The panel restarts during this update/)
  click(byRole('button', { name: 'Choose another' }))
  await findByText('Package from')
  assert.is(panel.state.projectCandidates.length, 0)
})

test('reports a removed medium and shows the empty state', async ({ panel }) => {
  await open()
  click(byLabel('USB or SD'))
  const row = await findByRole('row', { name: /v2.4/ })
  panel.state.media = []
  click(byRole('button', { name: 'Check', within: row }))
  await findByText('The medium or its file is no longer there')
  click(byRole('button', { name: 'Refresh' }))
  await findByText('No USB drive or SD card')
})

test('searches the files of a medium and ejects it', async ({ panel }) => {
  await open()
  click(byLabel('USB or SD'))
  type(await findByRole('searchbox', { name: 'Search files' }), '2026-11-06')
  await until(() => allByRole('row', { name: /line-2_2026/ }).length === 1)
  click(allByRole('button', { name: 'Eject' })[1]!)
  await until(() => panel.state.media.length === 1)
  await until(() => allByRole('button', { name: 'Eject' }).length === 1)
})

async function restartIn({ panel }: PanelContext): Promise<void> {
  await open()
  click(byRole('button', { name: 'Restart' }))
  await findByRole('dialog', { name: 'Restart the project?' })
  byText('PLC links')
  click(inDialog('Restart'))
  await until(() => panel.jobs.isRunning('project-restart'))
}

test('restarts after a confirmation that lists what stops', async context => {
  await restartIn(context)
  await findByText('Project restart')
  byText(/Step 1 of 2/)
})

test('reports that another job is running', async ({ panel }) => {
  await open()
  panel.faults.answerNext(409, { error_code: 'busy', message: 'x' }, 'POST /project/management/restarts')
  click(byRole('button', { name: 'Restart' }))
  await findByRole('dialog')
  click(inDialog('Restart'))
  await findByText('Another job on the project is running')
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
    headers: { Authorization: `Bearer ${await signIn('administrator')}` }
  })
  await panel.clock.advance(30_000)
  await open()
  await findByText('Restart failed')
  assert.match(byRole('alert').textContent ?? '', /Restart it, or update to a project that runs\./)
})

test('offers a rollback after an update', async ({ panel }) => {
  panel.state.previousProject = { image: { ...panel.state.project!, name: 'Bottling Line 2 old' }, until: 86_400_000 }
  await open()
  click(await findByRole('button', { name: 'Roll back' }))
  await findByRole('dialog', { name: 'Roll back to the previous project?' })
  click(inDialog('Roll back'))
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
  byText('This project is protected against backup')
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Download backup' }).disabled)
})

test('shows the empty state on a panel without a project', async ({ panel }) => {
  panel.state.project = undefined
  await open()
  await findByText('No project on the panel')
})

test.run()
