import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'

const PATH = '/app/project/enhanced-security'

const dialog = (page: Page) => page.getByRole('dialog')
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

test('exports without passwords, and imports the valid rows of a file', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^For programs/ }).check()
  const coming = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Export' }).click()
  const download = await coming
  assert.is(download.suggestedFilename(), 'Bottling Line 2 accounts.csv')
  const text = await readFile(await download.path(), 'utf8')
  assert.match(text, 'Shift1,,AB,no,no,no,no')
  for (const { password } of panel.state.runtimeSecurity.accounts) assert.not.ok(text.includes(password))

  await page.getByRole('button', { name: 'Import' }).click()
  const buffer = Buffer.from(`${text}Lee,lee2026,L,yes,no,no,no\r\nBad name,,Z,no,no,no,no\r\n`)
  await page.getByLabel('CSV file').setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer })
  await dialog(page).getByText('New: 1 · Unchanged: 6 · Error: 1').waitFor()
  await dialog(page)
    .getByRole('row', { name: /^9 Classes/ })
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Import 7 valid rows only' }).click()
  await closed(page)
  await page.getByText('Imported: 1 added, 6 updated').waitFor()
  const lee = panel.state.runtimeSecurity.accounts.find(({ username }) => username === 'Lee')
  assert.equal([lee?.password, lee?.classes, lee?.browse], ['lee2026', ['L'], true])
})

test('imports temporary accounts from a USB drive, which the panel removes after their time', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  await signIn(PATH)
  await page.getByRole('button', { name: 'Import' }).click()
  await dialog(page).getByRole('radio', { name: 'USB or SD' }).check({ force: true })
  const file = dialog(page).getByRole('row', { name: /accounts\/shift-3\.csv/ })
  await file.getByRole('button', { name: 'Select' }).click()
  await dialog(page).getByText('New: 2', { exact: true }).waitFor()
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await closed(page)
  const row = page.getByRole('row', { name: /^Service/ })
  await row.getByText(/^Until \d{4}/).waitFor()

  await page.getByRole('button', { name: 'Service', exact: true }).click()
  await dialog(page).getByLabel('Duration').fill('9')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await closed(page)
  await page.getByText('Saved; takes effect immediately').waitFor()
  const service = () => panel.state.runtimeSecurity.accounts.find(({ username }) => username === 'Service')
  assert.is(service()?.valid_minutes, 540)
  // Both tokens of the page end too; it may try to renew the one before the test is over.
  expectTrouble(/status of 40[01]/)
  await panel.clock.advance(540 * 60_000)
  assert.is(service(), undefined)
})

test.run()
