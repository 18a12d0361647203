import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'

const PATH = '/app/data/operation-log'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('finds in two clicks what changed before a time, with both values', async ({ page, panel, signIn }) => {
  await signIn('/app/project/email')
  await page.getByRole('tab', { name: 'SMTP' }).click()
  await field(page, 'Port').fill('2525')
  await field(page, 'Sender name').fill('Line 2')
  await field(page, 'Password').fill('mail-secret-1')
  await field(page, 'Confirm password').fill('mail-secret-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await until('the settings are saved', () => panel.log.some(({ operation }) => operation === 'PUT /email/smtp'))
  await panel.clock.advance(90_000)

  await page.goto(new URL(PATH, page.url()).href)
  await page.getByRole('button', { name: '10 minutes before' }).click()
  await dialog(page).getByRole('textbox', { name: 'Time' }).fill('09:42')
  await dialog(page).getByRole('button', { name: 'Show' }).click()
  await row(page, /Change settings: Mail server Port: 587 → 2525/)
    .getByRole('button')
    .click()
  await dialog(page).getByRole('row', { name: 'port 587 2525' }).waitFor()
  await dialog(page)
    .getByRole('row', { name: /^Sender name .* Line 2$/ })
    .waitFor()
  await dialog(page)
    .getByRole('row', { name: /^Password Secret, not recorded/ })
    .waitFor()
  assert.not.match((await dialog(page).textContent()) ?? '', 'mail-secret-1')
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await row(page, /Change settings: Mail server/).waitFor()
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await row(page, /Washer pump/)
    .first()
    .waitFor()
})

test.run()
