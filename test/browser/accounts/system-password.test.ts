import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'

const SCREEN = '/app/account/system-password'
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })
const press = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()

async function fill(page: Page, current: string, next: string, confirm = next): Promise<void> {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(next)
  await field(page, 'Confirm new password').fill(confirm)
  await press(page)
}

const open = (page: Page, level: string) => page.getByRole('button', { name: `Change password ${level}` }).click()

test('changes a level password without ending the session', async ({ page, panel, signIn }) => {
  await signIn(SCREEN)
  await page.getByText('Factory value still set').waitFor()
  await open(page, 'History')
  await page.getByText('FTP clients and backup jobs will fail', { exact: false }).waitFor()
  await fill(page, '111111', 'Kx7m-Pq2w-Tz9')
  await page.getByRole('status').getByText('Password changed. Connections ended: 2').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Factory value still set').waitFor({ state: 'detached' })
  assert.is(panel.state.systemPasswords.history.password, 'Kx7m-Pq2w-Tz9')
})

test.run()
