import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { heading, passwordOf } from '../support/people'

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

test.run()
