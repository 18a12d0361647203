import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $session, restoreSession } from '../../../src/session/session'
import { holdUploads } from '../../setup/held-uploads'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../../setup/query'
import { cleanup } from '../../setup/screen'
import { checkOnUsb, fileOf, open, pick, upload } from './actions'

const UPLOAD = 'PUT /project/management/uploads/{id}'

/** By the title, because the panel's own words under Details say the same. */
const refused: [string, RegExp][] = [
  ['damaged', /^The package is damaged/],
  ['not-a-project', /^This is not a project package/],
  ['packer-3', /It was made for HMI-2070; this panel is HMI-3152\./]
]

for (const [file, words] of refused)
  test(`rejects ${file}.hmip by its content, whether uploaded or on a medium`, async () => {
    await open()
    await upload(fileOf(`${file}.hmip`))
    const uploaded = (await findByRole('alert')).textContent ?? ''
    assert.match(uploaded, words)
    assert.match(uploaded, `${file}.hmip`)
    await checkOnUsb(file)
    await until(() => byRole('alert').textContent === uploaded)
  })

test('reports how much space is needed', async ({ panel }) => {
  panel.state.disk.usedBytes = panel.state.disk.totalBytes - 1024
  await open()
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText('Not enough space on the panel')
  byText(/The package needs 704 KB, but only 1 KB is free/)
})

test('validates the name of a file before anything is sent', async () => {
  await open()
  pick(fileOf('notes.txt', new Uint8Array([1])))
  await findByText('Choose a file of this type: .hmip')
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Upload and check' }).disabled)
})

test('keeps the selected file when the connection is lost, and sends it again', async ({ panel }) => {
  await open()
  panel.faults.refuseNext(UPLOAD)
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText(/Nothing was changed on the panel/)
  byText('bottling-line-2_v2.4.hmip', byRole('alert'))
  click(byRole('button', { name: 'Upload and check' }))
  await findByText('Running now')
})

test('finds a checked package after its response was lost', async ({ panel }) => {
  await open()
  panel.faults.cutNext(UPLOAD)
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText('Running now')
})

test('says that nothing was changed when the connection is cut before or while a package is sent or checked', async ({
  panel
}) => {
  for (const call of ['POST /project/management/uploads', UPLOAD]) {
    await open()
    panel.faults.cutNext(call)
    panel.faults.answerNext(404, { error_code: 'not_found', message: 'x' }, 'GET /project/management/candidates/{id}')
    await upload(fileOf('bottling-line-2_v2.4.hmip'))
    const { textContent } = await findByRole('alert')
    assert.match(textContent ?? '', 'Nothing was changed on the panel')
    assert.not.match(textContent ?? '', 'may have been saved')
    cleanup()
    panel.faults.clear()
  }
})

test('links to where the password is set, for users who may set it', async ({ panel }) => {
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  await restoreSession()
  await open()
  await checkOnUsb('bottling-line-2_v2.4')
  await findByRole('link', { name: 'System Password' })
  cleanup()
  engineer.roles = engineer.roles.filter(role => role !== 'system-password')
  $session.set({ status: 'checking' })
  await restoreSession()
  await open()
  await findByText('Running now')
  assert.is(allByRole('link', { name: 'System Password' }).length, 0)
})

test('shows a checked package again after a reload of the page, or says that it is gone', async ({ panel }) => {
  await open()
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText('Running now')
  cleanup()
  await open()
  await findByText('Running now')
  cleanup()
  panel.faults.answerNext(404, { error_code: 'not_found', message: 'x' }, 'GET /project/management/candidates/{id}')
  await open()
  await findByText('The checked package is no longer on the panel')
  cleanup()
  await open()
  await findByRole('button', { name: 'Upload and check' })
  assert.equal(allByRole('alert'), [])
})

test('does not mention an upload when the panel could not be called to accept one', async ({ panel }) => {
  await open()
  panel.faults.refuseNext('POST /project/management/uploads')
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', 'The panel is not responding')
  assert.not.match(alert.textContent ?? '', 'upload failed')
})

test('distinguishes an unreadable answer from a lost connection', async ({ panel }) => {
  await open()
  panel.faults.garbleNext('html', UPLOAD)
  panel.faults.answerNext(404, { error_code: 'not_found', message: 'x' }, 'GET /project/management/candidates/{id}')
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', "The panel's response could not be read. Nothing was changed on it")
})

test('cancels an upload and keeps the file selected', async ({ panel }) => {
  await open()
  panel.faults.hang(UPLOAD)
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  await findByText(/352 KB/)
  assert.ok(byLabel('Project package').disabled)
  click(byRole('button', { name: 'Cancel' }))
  await findByRole('button', { name: 'Upload and check' })
  byText('bottling-line-2_v2.4.hmip')
  assert.equal(allByRole('alert'), [])
})

test('ends an upload when the screen is left', async () => {
  const nextUpload = holdUploads()
  await open()
  const arrived = nextUpload()
  await upload(fileOf('bottling-line-2_v2.4.hmip'))
  const { signal } = await arrived
  cleanup()
  assert.ok(signal.aborted)
})

test('reports a removed medium and shows the empty state', async ({ panel }) => {
  await open()
  click(byLabel('USB or SD'))
  const row = await findByRole('row', { name: /v2.4/ })
  panel.state.media = []
  click(byRole('button', { name: 'Check', within: row }))
  await findByText('The medium or the file on it is no longer available')
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

test.run()
