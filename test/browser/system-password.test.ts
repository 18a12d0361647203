import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'

const SCREEN = '/app/account/system-password'
const CHANGE = 'PUT /system/passwords/{level}'
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })
const press = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()

async function fill(page: Page, current: string, next: string, confirm = next): Promise<void> {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(next)
  await field(page, 'Confirm new password').fill(confirm)
  await press(page)
}

const open = (page: Page, level: string) => page.getByRole('button', { name: `Change password: ${level}` }).click()

test('changes a level password without ending the session', async ({ page, panel, signIn }) => {
  await signIn(SCREEN)
  await page.getByText('Factory value still set').waitFor()
  await open(page, 'History')
  await page.getByText('FTP clients and backup jobs fail', { exact: false }).waitFor()
  await fill(page, '111111', 'Kx7m-Pq2w-Tz9')
  await page.getByRole('status').getByText('Password changed. Connections ended: 2').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Factory value still set').waitFor({ state: 'detached' })
  assert.is(panel.state.systemPasswords.history.password, 'Kx7m-Pq2w-Tz9')
})

test('distinguishes errors, and enforces a wait after wrong passwords', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/status of (4|5)\d\d/)
  await signIn(SCREEN)
  await open(page, 'Upload Project')
  await fill(page, 'upload-3152', 'upload-9999', 'upload-9998')
  await page.getByText('Two passwords that you enter is inconsistent').waitFor()
  panel.state.passwordStoreFault = 'full'
  await fill(page, 'upload-3152', 'upload-9999')
  await page.getByText(/^Password change failure: the panel could not write/).waitFor()
  panel.state.passwordStoreFault = 'read_back'
  await press(page)
  await page.getByText(/^Validation failure: the panel wrote/).waitFor()
  for (let attempts = 0; attempts < 3; attempts += 1) {
    await fill(page, 'wrong', 'upload-9999')
    await page.getByText('The current password is not correct').waitFor()
  }
  await fill(page, 'upload-3152', 'upload-9999')
  await page.getByText(/Try again in \d+ s/).waitFor()
  assert.is(panel.state.systemPasswords['upload-project'].password, 'upload-3152')
})

test('keeps the input when the panel is unreachable', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/ERR_|net::/)
  await signIn(SCREEN)
  await open(page, 'User')
  panel.faults.refuse(CHANGE)
  await fill(page, 'user-3152', 'user-9999')
  await page.getByRole('alert').getByText('The panel does not answer').waitFor()
  assert.is(await field(page, 'New password').inputValue(), 'user-9999')
  panel.faults.clear()
  await press(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.is(panel.state.systemPasswords.user.password, 'user-9999')
})

test.run()
