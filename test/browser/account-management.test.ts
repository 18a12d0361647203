import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { until } from '../setup/until'
import { heading, logIn } from './support/people'

const SCREEN = '/app/account/management'
const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

async function edit(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click()
  await press(page, 'Edit')
  await page.getByLabel('Display name').waitFor()
}

/** Opens the login page in a new browser context. */
async function openLogin(page: Page): Promise<void> {
  const login = new URL('/app/login', page.url()).href
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(login)
}

test('a new user signs in with the temporary password and must change it', async ({ page, panel, signIn }) => {
  await signIn(SCREEN)
  await page.getByRole('button', { name: 'Add account' }).click()
  await dialog(page).getByLabel('Account', { exact: true }).fill('night.shift')
  await dialog(page).getByLabel('Role').selectOption('Viewer')
  await press(page, 'Add')
  await page.getByRole('dialog', { name: 'Note the temporary password' }).waitFor()
  const secret = panel.state.accounts.find(({ username }) => username === 'night.shift')?.password ?? ''
  await dialog(page).getByText(secret, { exact: true }).waitFor()
  await press(page, 'I have noted it')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.is(await page.getByText(secret).count(), 0)

  await openLogin(page)
  await logIn(page, 'night.shift', secret)
  const change = page.getByRole('dialog', { name: 'Change password' })
  await change.getByLabel('Current password').fill(secret)
  await change.getByLabel('New password', { exact: true }).fill('nine-Lives-9')
  await change.getByLabel('Confirm new password').fill('nine-Lives-9')
  await change.getByRole('button', { name: 'Save' }).click()
  await until('the password is changed', () =>
    panel.state.accounts.some(({ password, passwordMustChange }) => password === 'nine-Lives-9' && !passwordMustChange)
  )
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Data', { exact: true }).waitFor()
  assert.is(await page.getByRole('navigation', { name: 'Menu' }).getByText('Account', { exact: true }).count(), 0)
})

test('keeps the input when the panel is unreachable, and rejects an existing name', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::/)
  await signIn(SCREEN)
  await page.getByRole('button', { name: 'Add account' }).click()
  const name = dialog(page).getByLabel('Account', { exact: true })
  await name.fill('Operator')
  await press(page, 'Add')
  await page.getByText('An account with this name already exists. Case does not matter.').waitFor()
  await name.fill('night.shift')
  panel.faults.refuse('POST /uac/accounts')
  await press(page, 'Add')
  await page.getByRole('alert').getByText('The panel does not answer').waitFor()
  assert.is(await name.inputValue(), 'night.shift')
  panel.faults.clear()
  await press(page, 'Add')
  await page.getByRole('dialog', { name: 'Note the temporary password' }).waitFor()
})

test('two users editing one account do not overwrite each other', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 412/)
  await signIn(SCREEN)
  await edit(page, 'operator')
  await page.getByLabel('Display name').fill('Day shift')
  const operator = panel.state.accounts.find(({ username }) => username === 'operator')
  assert.ok(operator)
  operator.passwordAgeDays = 30
  await press(page, 'Save')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await press(page, 'Save')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal([operator.name, operator.passwordAgeDays], ['Day shift', 30])
})

test('the last administrator cannot lose that right', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 409/)
  for (const account of panel.state.accounts) if (account.username !== 'engineer') account.roles = ['info']
  await signIn(SCREEN)
  await edit(page, 'engineer')
  await dialog(page).getByLabel('Account Management', { exact: true }).uncheck()
  await press(page, 'Save')
  await page.getByText('only another administrator can', { exact: false }).waitFor()
  await press(page, 'Give up')
  await page.getByText('This is the last administrator', { exact: false }).waitFor()
  assert.ok(panel.state.accounts.find(({ username }) => username === 'engineer')?.roles.includes('account-management'))
})

test('a disabled user is signed out and cannot sign in', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 4\d\d/)
  await signIn(SCREEN)
  await page.getByRole('button', { name: 'operator', exact: true }).click()
  await press(page, 'Disable')
  await press(page, 'Disable')
  await until('the account is disabled', () => panel.state.accounts.some(({ status }) => status === 'disabled'))
  await openLogin(page)
  await logIn(page, 'operator', 'operator-3152')
  await page.getByRole('alert').waitFor()
  await heading(page, 'Welcome').waitFor()
})

test('imports the valid rows of a file and reports the others', async ({ page, panel, signIn }) => {
  await signIn(SCREEN)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const text = 'account;display_name;rights\r\nnight.shift;Nachtschicht;viewer\r\nbad name;;viewer\r\npilot;;flying\r\n'
  const file = { name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByText('2 rows have errors and will be left out.').waitFor()
  await page.getByText('No such permission or role: flying').waitFor()
  await page.getByRole('button', { name: 'Import 1 valid row' }).click()
  await page.getByText('The temporary passwords are shown only once.', { exact: false }).waitFor()
  const added = panel.state.accounts.find(({ username }) => username === 'night.shift')
  await page.getByText(added?.password ?? 'none', { exact: true }).waitFor()
  assert.is(added?.name, 'Nachtschicht')
})

test.run()
