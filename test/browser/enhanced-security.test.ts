import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'

const PATH = '/app/project/enhanced-security'
const ADD = 'POST /project/enhanced-security/accounts'

const dialog = (page: Page) => page.getByRole('dialog')
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

const fillNew = async (page: Page, name: string, password: string) => {
  await page.getByRole('button', { name: 'Add account' }).click()
  await dialog(page).getByLabel('Account').fill(name)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
}

const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add', exact: true }).click()

test('adds an account after its errors are corrected', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/ERR_|net::/)
  await signIn(PATH)
  await fillNew(page, 'Shift1', 'pass-1')
  await add(page)
  await dialog(page).getByText('Account is exist').waitFor()
  await dialog(page).getByText('Only English letters and digits').waitFor()
  await dialog(page).getByLabel('Account').fill('박서준')
  await dialog(page).getByLabel('Password', { exact: true }).fill('kim2026')
  await dialog(page).getByLabel('B · Recipes').check()

  panel.faults.refuse(ADD)
  await add(page)
  await page.getByRole('alert').getByText('The panel does not answer').waitFor()
  assert.is(await dialog(page).getByLabel('Account').inputValue(), '박서준')
  panel.faults.clear()
  await add(page)
  await closed(page)
  await page.getByText('Saved, takes effect now').waitFor()
  await page.getByRole('row', { name: /박서준/ }).waitFor()
  const account = panel.state.runtimeSecurity.accounts.find(({ name }) => name === '박서준')
  assert.equal([account?.password, account?.classes], ['kim2026', ['B']])
})

test('two users changing one account do not overwrite each other silently', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 412/)
  await signIn(PATH)
  await page.getByRole('button', { name: 'Edit Shift2' }).click()
  await dialog(page).getByLabel('Hidden user').check()
  const account = panel.state.runtimeSecurity.accounts.find(({ name }) => name === 'Shift2')
  Object.assign(account!, { classes: ['A', 'C'] })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('Somebody else saved meanwhile').waitFor()
  await page.getByRole('row', { name: 'Hidden user No Yes' }).waitFor()
  assert.is(account?.hidden, false)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await closed(page)
  assert.equal([account?.hidden, account?.classes], [true, ['A', 'C']])
})

test('does not delete the account of a logged-in user', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 409/)
  await signIn(PATH)
  await page.getByRole('button', { name: 'Delete Shift1' }).click()
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alert').getByText('This account is logged in at the panel').waitFor()
  assert.ok(panel.state.runtimeSecurity.accounts.some(({ name }) => name === 'Shift1'))
})

test('exports without passwords, and imports the valid rows of a file', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
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
  await page.getByText('Imported. New: 1, updated: 6').waitFor()
  const lee = panel.state.runtimeSecurity.accounts.find(({ name }) => name === 'Lee')
  assert.equal([lee?.password, lee?.classes, lee?.browse], ['lee2026', ['L'], true])
})

test.run()
