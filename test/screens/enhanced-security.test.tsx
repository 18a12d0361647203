import '../setup/dom'
import * as assert from 'uvu/assert'
import { saveRuntimeAccount } from '../../src/api/enhanced-security'
import { $notices } from '../../src/stores/notices'
import { clickInDialog, dialogClosed, dialogField } from '../setup/dialog'
import { test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  pickRowAction,
  type,
  until
} from '../setup/query'
import { accountOf, open, openAdd } from './enhanced-security/actions'

const ADD = 'POST /project/enhanced-security/accounts'
const SAVE = 'PUT /project/enhanced-security/accounts/{id}'

const add = () => clickInDialog('Add')
const notices = () => $notices.get().map(({ message }) => message)

test('lists the accounts with classes, rights and who is logged in', async () => {
  open()
  await findByText('Shift1')
  byText('Logged in')
  byText('A B C F')
  byText('Browse, Read')
  byText(/^6 of 11 accounts/)
  click(byRole('button', { name: 'More actions: administrator' }))
  assert.is((await findByRole('menuitem', { name: 'Delete administrator' })).getAttribute('aria-disabled'), 'true')
})

test('adds an account with classes and rights', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  click(byLabel('A · Start and stop'))
  click(byLabel('L'))
  click(byLabel('Browse'))
  add()
  await dialogClosed()
  assert.equal(accountOf(panel, 'Kim')?.classes, ['A', 'L'])
  assert.equal([accountOf(panel, 'Kim')?.password, accountOf(panel, 'Kim')?.browse], ['kim2026', true])
  await findByText('Kim')
  assert.equal(notices(), ['enhancedSecurity.savedNow'])
})

test('grants Browse and Read with Write, and takes Write with either of them', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  const granted = () => ['Browse', 'Read', 'Write'].filter(right => (byLabel(right) as HTMLInputElement).checked)
  click(byLabel('Write'))
  await until(() => granted().length === 3)
  click(byLabel('Read'))
  await until(() => granted().join() === 'Browse')
  click(byLabel('Write'))
  add()
  await dialogClosed()
  const { browse, read, write } = accountOf(panel, 'Kim')!
  assert.equal([browse, read, write], [true, true, true])
})

test('does not send invalid input', async ({ panel }) => {
  await openAdd('shift1', 'pass word')
  add()
  await findByText('Account is exist')
  await findByText('Only English letters and digits')
  assert.not.ok(panel.log.some(({ operation }) => operation === ADD))
})

test('shows at its field that the name is now in use', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  const [first] = panel.state.runtimeSecurity.accounts
  panel.state.runtimeSecurity.accounts.push({ ...first!, id: 'user-99', username: 'KIM', administrator: false })
  add()
  await findByText('Account is exist')
  assert.is(dialogField('Account').value, 'Kim')
})

test('shows at the classes that the panel does not accept them', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  panel.faults.answer(400, { error_code: 'invalid_input', message: '', fields: { classes: 'unknown' } }, ADD)
  add()
  await findByText('The panel does not accept this value', byRole('dialog'))
  assert.is(byRole('group', { name: 'Classes' }).getAttribute('aria-invalid'), 'true')
  assert.equal(allByText('Fields that are not shown have errors'), [])
})

test('shows why the panel refuses changes now, and keeps the input', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  if (panel.state.project) panel.state.project.state = 'updating'
  add()
  await findByText(/^The command cannot be executed now/)
  assert.is(dialogField('Account').value, 'Kim')
})

test('keeps the input when the panel does not respond', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  panel.faults.refuseNext(ADD)
  add()
  await findByText('The panel is not responding')
  assert.equal([dialogField('Account').value, dialogField('Password').value], ['Kim', 'kim2026'])
})

test('shows that a change takes effect at the next login', async ({ panel }) => {
  open()
  click(await findByRole('button', { name: 'Shift1' }))
  await findByText(/^This account is logged in at the panel/)
  click(byLabel('Hidden user'))
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.is(accountOf(panel, 'Shift1')?.hidden, true)
  assert.equal(notices(), ['enhancedSecurity.savedNextSignIn'])
})

test('compares with changes that somebody else saved to the account', async ({ panel }) => {
  open()
  click(await findByRole('button', { name: 'Shift2' }))
  await findByRole('textbox', { name: 'Account' })
  const { password: _, id, administrator, loggedIn, ...remote } = accountOf(panel, 'Shift2')!
  const answer = await panel.fetch(`/api/v1/project/enhanced-security/accounts/${id}`, {
    headers: { Authorization: `Bearer ${document.cookie.split('=').pop()}` }
  })
  await saveRuntimeAccount(id, { ...remote, classes: ['A'] }, answer.headers.get('ETag') ?? '')
  click(byLabel('Hidden user'))
  click(byRole('button', { name: 'Save' }))
  await findByText(/Someone else has saved changes in the meantime: engineer/)
  assert.is(accountOf(panel, 'Shift2')?.hidden, false)
  click(byRole('button', { name: 'Keep mine' }))
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.equal([accountOf(panel, 'Shift2')?.hidden, accountOf(panel, 'Shift2')?.classes], [true, ['A']])
  assert.is(panel.log.filter(({ operation, status }) => operation === SAVE && status === 412).length, 1)
})

test('offers to add or change the account of a client that the OPC UA server has rejected', async ({ panel }) => {
  const openFor = async (name: string, title: string) => {
    history.replaceState(null, '', `/app/project/enhanced-security?account=${name}`)
    open()
    await findByRole('dialog', { name: title })
    await until(() => location.search === '')
  }
  await openFor('mes', 'Add account')
  assert.is(dialogField('Account').value, 'mes')
  assert.ok(byLabel<HTMLInputElement>('Browse').checked && byLabel<HTMLInputElement>('Read').checked)
  type(dialogField('Password'), 'mes2026')
  add()
  await dialogClosed()
  assert.is(accountOf(panel, 'mes')?.read, true)

  await openFor('Shift2', 'Edit Shift2')
  click(byRole('button', { name: 'Cancel' }))
  await openFor('Scada', 'Reset password of Scada')
})

test('replaces a password without ever showing the old one', async ({ panel }) => {
  open()
  await pickRowAction('Shift2', 'Reset password of Shift2')
  assert.is(byLabel('New password').value, '')
  type(byLabel('New password'), 'fresh1')
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.is(accountOf(panel, 'Shift2')?.password, 'fresh1')
})

test('refuses to delete an account that is logged in', async ({ panel }) => {
  open()
  await pickRowAction('Shift1', 'Delete Shift1')
  click(byRole('button', { name: 'Delete account' }))
  await findByText(/^This account is logged in at the panel/)
  click(byRole('button', { name: 'Cancel' }))
  await pickRowAction('Shift2', 'Delete Shift2')
  click(byRole('button', { name: 'Delete account' }))
  await dialogClosed()
  assert.equal([accountOf(panel, 'Shift1')?.username, accountOf(panel, 'Shift2')], ['Shift1', undefined])
})

test('is read-only in a project that does not use this mode', async ({ panel }) => {
  panel.state.runtimeSecurity.inUse = false
  open()
  await findByText('The project does not use enhanced security')
  await findByText('Shift1')
  for (const name of ['Add account', 'Import']) assert.ok(byRole('button', { name }).hasAttribute('disabled'), name)
  assert.equal(allByRole('button', { name: 'Shift1' }), [])
  click(byRole('button', { name: 'More actions: Shift2' }))
  const actions = await until(() => allByRole('menuitem').length > 0 && allByRole('menuitem'))
  assert.ok(actions.every(action => action.getAttribute('aria-disabled') === 'true'))
})

test('adds no account when the project is full', async ({ panel }) => {
  panel.state.runtimeSecurity.mostAccounts = 6
  open()
  await findByText(/^6 of 6 accounts/)
  assert.ok(byRole('button', { name: 'Add account' }).hasAttribute('disabled'))
})

test.run()
