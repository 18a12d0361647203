import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { changeRecord } from '../../panel/recipe/recipes'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'

const PATH = '/app/project/backup-recipe'
const dialog = (page: Page) => page.getByRole('dialog')
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const copy = (page: Page, place: number) => page.getByRole('table', { name: 'Backups' }).getByRole('row').nth(place)

test('backs up, changes a record, and restores it after a dry run', async ({ page, panel, signIn }) => {
  panel.state.jobPace = 0.1
  await signIn(PATH)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('progressbar', { name: 'Backup' }).waitFor()
  await page.getByText(/Backed up and verified at /).waitFor()
  await until('the copy is listed', () => panel.state.recipeBackup.copies.length === 6)
  await copy(page, 6).waitFor()

  const source = panel.state.recipes[0]!
  const before = source.records[9]!.name
  changeRecord(source, 9, { name: 'Wrong' }, { by: 'operator', at: panel.clock.now() })
  await copy(page, 1).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await dialog(page)
    .getByRole('row', { name: /Bottle formats 0 1 0 27$/ })
    .waitFor()
  await dialog(page).getByLabel('Record count').fill('1')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await dialog(page).getByText('This is not the number of records to restore').waitFor()
  await dialog(page).getByLabel('Record count').fill('1036')
  await dialog(page).getByLabel('Reason').fill('Wrong name')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await closed(page)
  await page.getByText(/Restored at .*: 0 new, 1 changed, 0 deleted/).waitFor()
  assert.is(source.records[9]!.name, before)
})

test('downloads a copy', async ({ page, signIn }) => {
  await signIn(PATH)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copy(page, 1).getByRole('button', { name: 'Download' }).click()
  ])
  assert.match(download.suggestedFilename(), /^line2-hmi_recipe_\d{8}_\d{6}\.json$/)
  assert.is(JSON.parse(await readFile(await download.path(), 'utf8')).recipes.length, 4)
})

test('reports why a backup failed', async ({ page, panel, signIn }) => {
  panel.state.jobPace = 0.1
  panel.state.media[0]!.freeBytes = 1000
  await signIn(PATH)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('alert').getByText('The target is full. Delete files there or choose another target.').waitFor()
})

test.run()
