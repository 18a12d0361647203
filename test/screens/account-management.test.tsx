import '../setup/dom'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'
import { DenialBoundary } from '../../src/app/shell/denial-boundary'
import { ROUTES } from '../../src/app/shell/routes'
import AccountManagementScreen from '../../src/screens/account-management'
import { ALL_RIGHTS, GROUPS, isAction } from '../../src/session/rights'
import { restoreSession, signedInUser } from '../../src/session/session'
import { $dialog, closeDialog } from '../../src/stores/dialogs'
import { callerAs } from '../panel/http/caller'
import { listOperations } from '../panel/http/contract-document'
import { dialogClosed, dialogField } from '../setup/dialog'
import { test } from '../setup/panel-test'
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  save,
  type,
  until
} from '../setup/query'
import { render } from '../setup/screen'

async function open() {
  await restoreSession()
  render(<AccountManagementScreen />)
  await findByRole('table')
}

async function openNew() {
  await open()
  click(byRole('button', { name: 'Add account' }))
  type(await findByRole('textbox', { name: 'Account' }), 'night.shift')
  choose(byLabel('Role'), 'Data')
}

async function openAccount(name: string) {
  await open()
  click(byRole('button', { name }))
  await findByRole('dialog', { name: `Account: ${name}` })
}

async function edit(name: string) {
  await openAccount(name)
  click(byRole('button', { name: 'Edit' }))
  await findByRole('textbox', { name: 'Display name' })
}

/** In the dialog on top: a confirmation is over the account. */
const clickOnTop = (name: string) => click(byRole('button', { name, within: allByRole('dialog').pop()! }))

test('offers exactly the rights that the menu requires, and the actions of the contract', () => {
  const unrestricted = ['dashboard', 'webview']
  const restricted = ROUTES.flatMap(({ name, title }) => (unrestricted.includes(name) ? [] : `${name} ${title}`))
  assert.equal(
    GROUPS.flatMap(({ rights }) => rights.flatMap(({ name, title }) => (isAction(name) ? [] : `${name} ${title}`))),
    restricted
  )
  const actions = listOperations(assembleContract()).flatMap(({ action }) => action ?? [])
  assert.equal(ALL_RIGHTS.filter(isAction).sort(), [...new Set(actions)].sort())
})

test('describes the chosen role', async () => {
  await open()
  click(byRole('button', { name: 'Add account' }))
  await findByText('Sees information, trends and events. Can only change the HMI name and acknowledge hints.')
  assert.is(allByRole('checkbox', { name: /^(Clock|Event Log):/ }).length, 4)
})

test('offers no actions on a panel that does not distinguish any', async ({ panel }) => {
  const permission = { roles: ['account-management', 'event-log'] }
  panel.faults.answer(200, { username: 'engineer', state_code: 1, permission }, 'GET /uac/account/userinfo')
  await open()
  click(byRole('button', { name: 'Add account' }))
  await findByText('Sees information, trends and events. Can only change the HMI name and acknowledge hints.')
  assert.is(allByRole('checkbox', { name: /^(Clock|Event Log):/ }).length, 0)
  choose(dialogField('Role'), 'Data')
  await findByText(/^What “Viewer” may do/)
})

test('lists the accounts with their state, and searches by name', async () => {
  await open()
  byText('7 of 50 accounts')
  assert.match(byRole('row', { name: /operator/ }).textContent ?? '', /Viewer.*Active.*2026\/11\/21 06:48:19/)
  assert.match(byRole('row', { name: /Old Password/ }).textContent ?? '', /Must change password/)
  assert.match(byRole('row', { name: /locked/ }).textContent ?? '', /Locked/)
  type(byLabel('Search accounts'), 'SATO')
  await until(() => allByRole('row').length === 2)
  byText('you')
  await findByText('1 of 7 found')
  type(byLabel('Search accounts'), 'nowhere')
  await findByText('No matching accounts')
})

test('shows until when an account is locked', async ({ panel }) => {
  const { state, clock } = panel
  state.accounts.find(({ username }) => username === 'locked')!.lockedUntil = clock.now() + 90_000
  await open()
  byText('Locked until 2026/11/21 09:42:37', byRole('row', { name: /locked/ }))
})

test('adds an account and shows its temporary password once', async ({ panel }) => {
  await openNew()
  click(byRole('button', { name: 'Add' }))
  await findByRole('dialog', { name: 'Note the temporary password' })
  const added = panel.state.accounts.find(({ username }) => username === 'night.shift')!
  byText(added.password)
  byRole('button', { name: 'Copy: Temporary password' })
  byText('It must be changed at the next login.')
  assert.ok(added.passwordMustChange)
  assert.ok(added.roles.includes('backup-data'))
  clickOnTop('I have noted it')
  await dialogClosed()
  assert.not.ok(document.body.textContent?.includes(added.password))
  await findByText('8 of 50 accounts')
})

test('shows errors of a new account at their fields', async ({ panel }) => {
  await open()
  click(byRole('button', { name: 'Add account' }))
  type(await findByRole('textbox', { name: 'Account' }), 'OPERATOR')
  choose(dialogField('Role'), 'Custom')
  for (const right of ['Info', 'Data Log and Trend Display', 'Event Log']) {
    click(byRole('checkbox', { name: right }))
    await until(() => !byLabel(right).checked)
  }
  type(dialogField('Valid until'), '2027/02/29')
  type(dialogField('Maximum password age'), '366')
  click(byRole('radio', { name: 'Enter manually' }))
  type(await until(() => dialogField('Password')), 'onlyletters')
  click(byRole('button', { name: 'Add' }))
  await findByText('This account already exists (not case-sensitive)')
  for (const text of [
    'Required',
    'Enter a date such as 2027/03/31',
    'Enter a value from 0 to 365',
    'Use at least one letter and one digit'
  ])
    await findByText(text)
  type(dialogField('Account'), 'late')
  choose(dialogField('Role'), 'Viewer')
  type(dialogField('Valid until'), '2026/11/20')
  type(dialogField('Maximum password age'), '365')
  type(dialogField('Password'), 'with-digit-1')
  click(byRole('button', { name: 'Add' }))
  await findByText("This date has passed according to the panel's clock")
  assert.is(panel.state.accounts.length, 7)
})

test('keeps the input when the panel becomes unreachable', async ({ panel }) => {
  await open()
  click(byRole('button', { name: 'Add account' }))
  type(await findByRole('textbox', { name: 'Account' }), 'night.shift')
  panel.faults.refuse('POST /uac/accounts')
  click(byRole('button', { name: 'Add' }))
  await findByText('The panel is not responding')
  assert.is(dialogField('Account').value, 'night.shift')
  panel.faults.clear()
  click(byRole('button', { name: 'Add' }))
  await findByRole('dialog', { name: 'Note the temporary password' })
})

test('no account can be added when the panel is full', async ({ panel }) => {
  panel.state.accountLimit = 7
  await open()
  assert.ok(byRole('button', { name: 'Add account' }).hasAttribute('disabled'))
})

test('changes rights by a whole group and by one item', async ({ panel }) => {
  await edit('operator')
  click(byRole('checkbox', { name: 'All of Network' }))
  await until(() => byLabel('Wi-Fi').checked)
  click(byRole('checkbox', { name: 'Wi-Fi' }))
  await until(() => !byLabel('Wi-Fi').checked)
  click(byRole('button', { name: 'Save' }))
  await until(() => panel.state.accounts[2]!.roles.includes('hotspot'))
  assert.equal(panel.state.accounts[2]!.roles, ['info', 'ethernet', 'hotspot', 'data-log', 'event-log'])
})

test('shows changes that somebody else saved', async ({ panel }) => {
  await edit('operator')
  type(byLabel('Display name'), 'Day shift')
  panel.state.accounts[2]!.name = 'Line 2'
  panel.state.accounts[2]!.roles = ['info']
  click(byRole('button', { name: 'Save' }))
  click(await findByRole('button', { name: 'Keep mine' }))
  click(byRole('button', { name: 'Save' }))
  await until(() => panel.state.accounts[2]!.name === 'Day shift')
  assert.equal(panel.state.accounts[2]!.roles, ['info'])
})

test('the last administrator cannot be demoted', async ({ panel }) => {
  for (const account of panel.state.accounts) account.roles = ['info']
  panel.state.accounts[1]!.roles = ['info', 'account-management']
  await edit('engineer')
  click(byRole('checkbox', { name: 'Account Management' }))
  click(byRole('button', { name: 'Save' }))
  await findByRole('dialog', { name: 'Remove your own permissions?' })
  clickOnTop('Remove permissions')
  await findByText(/^The last administrator must stay active/)
  assert.ok(panel.state.accounts[1]!.roles.includes('account-management'))
})

test('confirms before users remove their own rights, which applies at once', async ({ panel }) => {
  await edit('engineer')
  click(byRole('checkbox', { name: 'OPC UA' }))
  click(byRole('button', { name: 'Save' }))
  await findByText('You will immediately lose: OPC UA')
  clickOnTop('Cancel')
  assert.ok(panel.state.accounts[1]!.roles.includes('opcua'))
  await save()
  await findByText('You will immediately lose: OPC UA')
  clickOnTop('Remove permissions')
  await until(() => signedInUser()?.roles.includes('opcua') === false)
})

test("the user's own account can be neither deleted nor disabled", async () => {
  await openAccount('engineer')
  for (const name of ['Delete', 'Disable']) assert.ok(byRole('button', { name }).hasAttribute('disabled'), name)
  byText('Your own account cannot be deleted or disabled.')
})

test('unlocks, disables, enables and deletes', async ({ panel }) => {
  const operator = panel.state.accounts[2]!
  Object.assign(operator, { status: 'locked' })
  await openAccount('operator')
  clickOnTop('Unlock')
  await findByRole('dialog', { name: 'Unlock account “operator”?' })
  clickOnTop('Unlock')
  await until(() => operator.status === 'active')
  await findByRole('button', { name: 'Disable' })
  clickOnTop('Disable')
  await findByRole('dialog', { name: 'Disable account “operator”?' })
  clickOnTop('Disable')
  await until(() => panel.state.accounts[2]!.status === 'disabled')
  click(await findByRole('button', { name: 'Enable' }))
  await findByRole('dialog', { name: 'Enable account “operator”?' })
  clickOnTop('Enable')
  await until(() => panel.state.accounts[2]!.status === 'active')
  await findByRole('button', { name: 'Disable' })
  clickOnTop('Delete')
  await findByRole('dialog', { name: 'Delete account “operator”?' })
  clickOnTop('Delete')
  await until(() => !panel.state.accounts.some(({ username }) => username === 'operator'))
  await dialogClosed()
})

test('resets a password to a temporary one', async ({ panel }) => {
  await openAccount('operator')
  clickOnTop('Reset password')
  await findByRole('dialog', { name: 'Reset password: operator' })
  clickOnTop('Reset password')
  await findByRole('dialog', { name: 'Note the temporary password' })
  byText(panel.state.accounts[2]!.password)
  assert.ok(panel.state.accounts[2]!.passwordMustChange)
})

test('leads to Change password in the own account, which cannot be reset', async () => {
  await openAccount('engineer')
  assert.equal(allByRole('button', { name: 'Reset password' }), [])
  clickOnTop('Change password')
  await dialogClosed()
  assert.is($dialog.get(), 'change-password')
  closeDialog()
})

test('ends the sessions of an account', async ({ panel }) => {
  const operator = await callerAs(panel, 'operator')
  await openAccount('operator')
  clickOnTop('End sessions')
  const confirmation = await findByRole('dialog', { name: 'End sessions of “operator”?' })
  clickOnTop('End sessions')
  await until(() => !confirmation.isConnected)
  await until(() => byRole('button', { name: 'End sessions' }).hasAttribute('disabled'))
  assert.is((await operator.call('GET /system/time')).body.error_code, 'invalid_token')
})

test('shows Access Denied, and no list, to a user whose right was removed', async ({ panel }) => {
  panel.state.accounts[1]!.roles = ['info']
  render(
    <DenialBoundary denial="Access Denied">
      <AccountManagementScreen />
    </DenialBoundary>
  )
  await findByText('Access Denied')
  assert.equal(allByRole('table'), [])
})

test.run()
