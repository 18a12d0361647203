import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { logIn } from '../support/people'

const SCREEN = '/app/account/management'
const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

/** Opens the login page in a new browser context. */
async function openLogin(page: Page): Promise<void> {
  const login = new URL('/app/login', page.url()).href
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(login)
}

test('a new user logs in with the temporary password and must change it', async ({ page, panel, signIn }) => {
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

test('imports the valid rows of a file and reports the others', async ({ page, panel, signIn }) => {
  await signIn(SCREEN)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const text = 'account;display_name;rights\r\nnight.shift;Nachtschicht;viewer\r\nbad name;;viewer\r\npilot;;flying\r\n'
  const file = { name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByText('2 rows have errors and will be left out.').waitFor()
  await page.getByText('No such permission or role: flying').waitFor()
  await page.getByRole('button', { name: 'Import 1 valid row only' }).click()
  await page.getByText('The temporary passwords are shown only once.', { exact: false }).waitFor()
  const added = panel.state.accounts.find(({ username }) => username === 'night.shift')
  await page.getByText(added?.password ?? 'none', { exact: true }).waitFor()
  assert.is(added?.name, 'Nachtschicht')
})

test.run()
