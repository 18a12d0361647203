import '../../setup/dom'
import * as assert from 'uvu/assert'
import BackupRecipeScreen from '../../../src/screens/backup-recipe'
import { clickInDialog, dialogClosed, findDialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { withFiles } from '../../setup/plant-files'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../../setup/query'
import { render } from '../../setup/screen'

async function edit(kind: string, more: Record<string, string> = {}) {
  render(<BackupRecipeScreen />)
  click(await findByRole('button', { name: 'Edit settings' }))
  choose(await findByRole('combobox', { name: 'Target' }), kind)
  await findByRole('textbox', { name: /^Host/ })
  const values = { Host: 'backup.plant.example', Username: 'line2', Password: 'ftp-3152', Folder: '/line2', ...more }
  for (const [label, text] of Object.entries(values)) type(byLabel(label), text)
}

const tryIt = () => click(byRole('button', { name: 'Test connection' }))
const steps = () =>
  allByRole('listitem', { within: byRole('list', { name: 'Test steps' }) }).map(it => it.textContent ?? '')

test('tests a server before it is saved, and trusts its host key', async ({ panel }) =>
  withFiles(panel, async () => {
    await edit('SFTP server (SSH)')
    assert.is(byLabel('Port').value, '22')
    tryIt()
    await findByText("The server's host key is not trusted yet")
    assert.match(steps()[2]!, /^.?Check host key \d+ ms failed/)
    assert.is(steps()[3], '4Log in not run')
    click(byRole('button', { name: 'Trust this host key' }))
    const field = byLabel('Trusted fingerprint (SHA-256)')
    await until(() => /^SHA256:[\w+/]{43}$/.test(field.value))
    await until(() => allByRole('list', { name: 'Test steps' }).length === 0)
    tryIt()
    await findByText('A test file was written, read back and deleted')
    assert.is(panel.state.recipeBackup.settings.target.kind, 'usb', 'nothing is saved')
    clickInDialog('Save')
    await dialogClosed()
    const { target } = panel.state.recipeBackup.settings
    assert.equal([target.kind, target.trusted_fingerprint, target.password], ['sftp', field.value, 'ftp-3152'])
    await findByText('backup.plant.example')
  }))

test("shows the step that failed, with the server's message", async ({ panel }) =>
  withFiles(panel, async () => {
    await edit('FTP server', { Password: 'wrong' })
    tryIt()
    await findByText('The server rejected the username or password')
    assert.match(steps()[2]!, /Log in \d+ ms failed/)
    byText(/530 Login incorrect/)
    type(byLabel('Password'), 'ftp-3152')
    await until(() => allByRole('list', { name: 'Test steps' }).length === 0)
  }))

const FAILED = /^This target failed its last test: 2026\/11\/21 09:41:\d\d$/

test('saves a target whose test has just failed only after a question that names the failure', async ({ panel }) =>
  withFiles(panel, async () => {
    const target = () => panel.state.recipeBackup.settings.target
    await edit('FTP server', { Password: 'wrong' })
    tryIt()
    await findByText('The server rejected the username or password')
    clickInDialog('Save')
    const question = await findDialog('Save although the test failed?')
    byText('The server rejected the username or password', question)
    click(byRole('button', { name: 'Keep editing', within: question }))
    await until(() => !question.isConnected)
    assert.is(target().kind, 'usb')
    clickInDialog('Save')
    click(await findByRole('button', { name: 'Save anyway' }))
    await dialogClosed()
    assert.equal([target().kind, target().password], ['ftp', 'wrong'])
    assert.match((await findByText(FAILED)).parentElement?.textContent ?? '', /The server rejected the username/)

    await edit('FTP server', { Password: 'ftp-3152' })
    clickInDialog('Save')
    await dialogClosed()
    await until(() => allByText(FAILED).length === 0)
  }))

test('saves without a question what was not tested, or has passed since', async ({ panel }) =>
  withFiles(panel, async () => {
    const target = () => panel.state.recipeBackup.settings.target
    await edit('FTP server', { Password: 'wrong' })
    tryIt()
    await findByText('The server rejected the username or password')
    type(byLabel('Password'), 'wrong too')
    clickInDialog('Save')
    await dialogClosed()
    assert.is(target().password, 'wrong too')

    await edit('FTP server')
    for (const passed of [false, true]) {
      panel.state.readBackFault = !passed
      tryIt()
      await findByText(passed ? 'A test file was written, read back and deleted' : /differs from what was written/)
    }
    clickInDialog('Save')
    await dialogClosed()
    assert.is(target().password, 'ftp-3152')
  }))

test('tests nothing that violates a rule', async ({ panel }) => {
  await edit('FTP server', { Folder: '../line2', Host: '' })
  tryIt()
  await findByText('A folder path cannot contain “..” or these characters: : ? * " < > | \\')
  assert.is(panel.log.filter(({ operation }) => operation.includes('target-tests')).length, 0)
})

test('tests a medium', async ({ panel }) => {
  render(<BackupRecipeScreen />)
  click(await findByRole('button', { name: 'Edit settings' }))
  panel.state.media[0]!.readOnly = true
  click(await findByRole('button', { name: 'Test medium' }))
  await findByText(/^The medium is write-protected/)
})

test.run()
