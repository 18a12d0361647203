import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { panelTest, test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, click, findByRole, findByText, press, type, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

async function openPassword() {
  await mount(QUIET_PAGE)
  click(await findByRole('button', { name: 'Mika Sato' }))
  click(await findByRole('menuitem', { name: 'Change password' }))
  await findByRole('dialog', { name: 'Change password' })
}

function fill(current: string, next: string, confirm = next) {
  type(byLabel('Current password'), current)
  type(byLabel('New password'), next)
  type(byLabel('Confirm new password'), confirm)
}

const save = () => click(byRole('button', { name: 'Save' }))
const passwordOf = ({ state }: Panel, name: string) =>
  state.accounts.find(({ username }) => username === name)?.password

test('sends the password byte for byte', async ({ panel }) => {
  await openPassword()
  fill('engineer-3152', '  pass word 9 ')
  save()
  await findByText('Password changed')
  await dialogClosed()
  assert.is(passwordOf(panel, 'engineer'), '  pass word 9 ')
})

test('supports password managers', async () => {
  await openPassword()
  assert.is(byLabel('Current password').autocomplete, 'current-password')
  assert.is(byLabel('New password').autocomplete, 'new-password')
  assert.is(byLabel('Confirm new password').autocomplete, 'new-password')
})

test('sends nothing that violates a rule', async ({ panel }) => {
  await openPassword()
  save()
  await until(() => document.querySelectorAll('[aria-invalid]').length === 3)

  fill('engineer-3152', 'short', 'other')
  await findByText('Two passwords that you enter is inconsistent')
  fill('engineer-3152', 'only-letters')
  await findByText('Use at least one letter and one digit')
  fill('engineer-3152', 'Engineer-2026')
  await findByText('Must not contain the account name')
  save()
  assert.is(passwordOf(panel, 'engineer'), 'engineer-3152')
})

test('shows an error at a wrong current password and keeps the new one', async ({ panel }) => {
  await openPassword()
  fill('wrong', 'new-secret-1')
  save()
  await findByText('The current password is incorrect')
  assert.is(byLabel('Current password').value, '')
  assert.is(byLabel('New password').value, 'new-secret-1')
  await until(() => document.activeElement === byLabel('Current password'))

  type(byLabel('Current password'), 'engineer-3152')
  save()
  await dialogClosed()
  assert.is(passwordOf(panel, 'engineer'), 'new-secret-1')
})

test('shows how long to wait after too many failures', async ({ panel }) => {
  await openPassword()
  panel.faults.set(
    {
      kind: 'answer',
      status: 429,
      body: { error_code: 'too_many_failures', message: 'wait' },
      headers: { 'Retry-After': '30' }
    },
    'PUT /uac/account/password'
  )
  fill('engineer-3152', 'new-secret-1')
  save()
  await findByText('Too many attempts', await findByRole('alert'))
})

test.run()

const expired = panelTest({ user: 'expired' })

expired('allows nothing else before a password that must be changed is changed', async ({ panel }) => {
  await mount('/app/dashboard')
  await findByRole('dialog', { name: 'Change password' })
  press('Escape')
  assert.is(allByRole('button', { name: 'Cancel' }).length, 0)
  fill('expired-3152', 'new-secret-1')
  save()
  await dialogClosed()
  assert.is(passwordOf(panel, 'expired'), 'new-secret-1')
})

expired('lets a user log out instead, without a further question', async () => {
  await mount(QUIET_PAGE)
  await findByRole('dialog', { name: 'Change password' })
  type(byLabel('New password'), 'half')
  click(byRole('button', { name: 'Log out' }))
  await until(() => location.pathname === '/admin/login')
})

expired.run()
