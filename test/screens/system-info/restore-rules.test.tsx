import '../../setup/dom'
import * as assert from 'uvu/assert'
import { PlanCard } from '../../../src/screens/system-info/configuration/restore/plan-card'
import { RunCard } from '../../../src/screens/system-info/configuration/restore/run-card'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  byLabel,
  byRole,
  click,
  clickWhenEnabled,
  type as enter,
  findByRole,
  findByText,
  until
} from '../../setup/query'
import { edited, planned, savedText, writes } from '../../setup/restoring'
import { render } from '../../setup/screen'

/** The question before a restore. */
async function asked(text: string) {
  const { model, plan } = await planned(text)
  render(<PlanCard model={model} plan={plan} />)
  click(byRole('button', { name: /^Restore \d+ settings?/ }))
  const dialog = await findByRole('dialog')
  const field = (name: RegExp) => byLabel(name, dialog)
  return { model, dialog, field, confirm: () => clickWhenEnabled('Restore', dialog) }
}

test('shows the rule for the password of a new account, and validates by it before anything is sent', async ({
  panel
}) => {
  const text = await savedText()
  panel.state.accounts = panel.state.accounts.filter(({ username }) => username !== 'operator')
  const { model, dialog, field, confirm } = await asked(text)
  assert.match(dialog.textContent ?? '', '8 to 64 characters with a letter and a digit, without the account name')
  const faults = {
    short1: 'Enter 8 to 64 characters',
    onlyletters: 'Use at least one letter and one digit',
    Operator3152: 'Must not contain the account name'
  }
  for (const [password, fault] of Object.entries(faults)) {
    enter(field(/Password/), password)
    await confirm()
    await findByText(fault, dialog)
    assert.is(model.$run.get(), undefined)
  }
  enter(field(/Password/), 'Line-3152-new')
  await confirm()
  await until(() => panel.state.accounts.some(({ username }) => username === 'operator'))
})

test('says how long each password has to be before it is typed', async ({ panel }) => {
  const text = await savedText()
  panel.state.vnc.passwords.view = ''
  Object.assign(panel.state.webview.settings, { view_username: '', view_password: '' })
  const { dialog } = await asked(text)
  assert.match(dialog.textContent ?? '', 'Not set on this panel; may be left empty (6 to 8 characters)')
  assert.match(dialog.textContent ?? '', 'Needed for these settings; this panel has none (8 to 64 characters)')
})

test('says at its field that a password of VNC is too short, as its form does', async ({ panel }) => {
  const text = await savedText()
  panel.state.vnc.passwords.view = ''
  const { model, dialog, field, confirm } = await asked(text)
  enter(field(/View-only password/), 'abc')
  await confirm()
  await findByText('Enter 6 to 8 characters', dialog)
  assert.is(model.$run.get(), undefined)
  assert.not(writes(panel).includes('PUT /features/vnc/settings'))
})

test('does not accept one password for both users of WebView', async ({ panel }) => {
  const text = await savedText()
  Object.assign(panel.state.webview.settings, {
    ...{ control_username: '', control_password: '', view_username: '', view_password: '' }
  })
  const { model, dialog, field, confirm } = await asked(text)
  enter(field(/Control password/), 'Line-3152-new')
  enter(field(/View-only password/), 'Line-3152-new')
  await confirm()
  await findByText('Must differ from the control password', dialog)
  assert.is(model.$run.get(), undefined)
  enter(field(/View-only password/), 'Line-3152-view')
  await confirm()
  await until(() => panel.state.webview.settings.view_password === 'Line-3152-view')
})

test('counts what the panel rejects and what is left out, and lists it before what was restored', async ({ panel }) => {
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/features/misc/ftp']!, { port: 2121 })
    Object.assign(resources['/features/misc/snmp']!, { port: 1161 })
  })
  panel.state.vnc.passwords.view = ''
  panel.faults.answerNext(409, { error_code: 'sunspots', message: '' }, 'PUT /features/misc/snmp')
  const { model, confirm } = await asked(text)
  await confirm()
  render(<RunCard model={model} run={model.$run.get()!} />)
  const summary = (await findByText('Settings restored: 1 of 3')).closest('[role=status]')!
  assert.match(summary.textContent ?? '', 'Rejected by the panel (1)')
  assert.match(summary.textContent ?? '', 'Left out: no password entered (1)')
  const rows = allByRole('row').flatMap(({ textContent }) => /SNMP|VNC|FTP/.exec(textContent ?? '')?.[0] ?? [])
  assert.equal(rows, ['SNMP', 'VNC', 'FTP'])
})

test.run()
