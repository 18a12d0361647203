import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { watchCalls } from './support/calls'
import { heading, passwordOf, pickUserEntry, tokenIn } from './support/people'

const CALL = 'PUT /uac/account/password'
const CURRENT = 'Current password'
const NEW = 'New password'
const CONFIRM = 'Confirm new password'

const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })

async function fill(page: Page, current: string, next: string, confirm = next): Promise<void> {
  await field(page, CURRENT).fill(current)
  await field(page, NEW).fill(next)
  await field(page, CONFIRM).fill(confirm)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
}

test('the tip on the dashboard opens the password dialog and disappears after the change', async ({
  page,
  panel,
  signIn
}) => {
  await signIn('/app/dashboard', 'administrator')
  await page.getByText('Change the factory password.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await fill(page, 'admin-3152', 'nine-Lives-9')
  await page.getByRole('status').getByText('Password changed').waitFor()
  assert.is(passwordOf(panel, 'administrator'), 'nine-Lives-9')
  assert.is(await page.getByRole('dialog').count(), 0)
  assert.is(await page.getByText('Change the factory password.').count(), 0)
})

test('shows errors at their fields, and does not send invalid input', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 400/)
  const calls = watchCalls(page)
  await signIn('/app/system/info')
  await pickUserEntry(page, 'Change password')
  await fill(page, 'engineer-3152', 'nine-Lives-9', 'nine-Lives-8')
  await page.getByText('Two passwords that you enter is inconsistent').waitFor()
  await fill(page, 'engineer-3152', 'short')
  await page.getByText('8 to 64 characters').first().waitFor()
  assert.is(calls.count(CALL), 0)

  await fill(page, 'not-mine', 'nine-Lives-9')
  await page.getByText('The current password is not correct').waitFor()
  assert.is(await field(page, CURRENT).inputValue(), '')
  assert.is(await field(page, CURRENT).getAttribute('aria-invalid'), 'true')
  assert.is(passwordOf(panel, 'engineer'), 'engineer-3152')

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('shows the password on demand and supports password managers', async ({ page, signIn }) => {
  await signIn('/app/system/info')
  await pickUserEntry(page, 'Change password')
  await field(page, NEW).fill('nine-Lives-9')
  assert.equal(await Promise.all([CURRENT, NEW, CONFIRM].map(name => field(page, name).getAttribute('autocomplete'))), [
    'current-password',
    'new-password',
    'new-password'
  ])
  assert.is(await field(page, NEW).getAttribute('type'), 'password')
  await page.getByRole('dialog').getByRole('button', { name: 'Show characters' }).nth(1).click()
  assert.is(await field(page, NEW).getAttribute('type'), 'text')
})

test('a password that must be changed blocks everything else', async ({ page, panel, signIn }) => {
  await signIn('/app/dashboard', 'expired')
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByText('This account needs a new password before you can continue.').waitFor()
  assert.equal(await dialog.getByRole('button', { name: 'Cancel' }).count(), 0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  assert.is(await page.getByRole('dialog').count(), 1)

  await fill(page, 'expired-3152', 'nine-Lives-9')
  await dialog.waitFor({ state: 'detached' })
  await heading(page, 'Dashboard').waitFor()
  assert.is(passwordOf(panel, 'expired'), 'nine-Lives-9')
})

test('the user can log out instead of changing the password', async ({ page, signIn }) => {
  await signIn('/app/dashboard', 'expired')
  await field(page, CURRENT).fill('half-typed')
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await heading(page, 'Welcome').waitFor()
  assert.is(await tokenIn(page), undefined)
})

test.run()
