import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'

const PATH = '/app/project/recipe'
const TITLE = 'Records of Label texts'
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
const record = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

async function openRecord(page: Page, name: string) {
  await record(page, name).click()
  await field(page, 'Volume').waitFor()
}

test('changes a record with full precision, after an error at its field', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await openRecord(page, 'Cola 0.5 l')
  await field(page, 'Lot counter').fill('18446744073709551616')
  await save(page).click()
  await dialog(page).getByText('Enter a value from 0 to 18446744073709551615').waitFor()
  await field(page, 'Lot counter').and(page.locator(':focus')).waitFor()
  await field(page, 'Lot counter').fill('18446744073709551615')
  await save(page).click()
  await closed(page)
  assert.is(panel.state.recipes[0]!.records[9]!.values[7], '18446744073709551615')
  await page
    .getByRole('row', { name: /Cola 0\.5 l/ })
    .getByText('18 446 744 073 709 551 615')
    .waitFor()
})

test('imports an export after a change in the file', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Export CSV' }).click()
  ])
  const text = await readFile(await download.path(), 'utf8')
  const changed = text
    .replace('\n9,Cola 0.5 l,500,', '\n9,Cola 0.5 l,475,')
    .replace('\n8,Cola 0.33 l,330,', '\n8,Cola 0.33 l,33,')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const file = { name: 'formats.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) }
  await dialog(page).getByLabel('CSV file').setInputFiles(file)
  await dialog(page).getByText('Update: 1 · Unchanged: 26 · Error: 1').waitFor()
  await dialog(page)
    .getByRole('row', { name: /Volume Enter a value from 100 to 3000/ })
    .waitFor()
  await dialog(page)
    .getByRole('button', { name: /valid rows only$/ })
    .click()
  await closed(page)
  const { records } = panel.state.recipes[0]!
  assert.equal([records[8]!.values[0], records[9]!.values[0]], ['330', '475'])
})

test('loads a record to the PLC, and shows every user what the machine has', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await page.getByText('Filler S7-1500: connected').waitFor()
  await page.getByRole('checkbox', { name: 'Select Cola 0.5 l' }).click()
  await page.getByRole('button', { name: 'Load to PLC' }).click()
  await dialog(page).getByText('“Cola 0.5 l” (no. 9) will be loaded to this PLC: Filler S7-1500.').waitFor()
  await dialog(page).getByRole('button', { name: 'Load to PLC' }).click()
  await closed(page)
  await page.getByText('Last loaded: “Cola 0.5 l” (no. 9)').waitFor()
  assert.equal(panel.state.recipes[0]!.target?.values, panel.state.recipes[0]!.records[9]!.values)
  await page.reload()
  await page.getByText('Last loaded: “Cola 0.5 l” (no. 9)').waitFor()
})

for (const width of [1024, 1280])
  test(`moves no row while one, two and three are selected, at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(PATH)
    const rows = page.getByRole('group', { name: 'Bottle formats' }).getByRole('checkbox')
    await rows.nth(4).waitFor()
    const top = async () => (await rows.nth(4).boundingBox())?.y
    const before = await top()
    for (const selected of [1, 2, 3]) {
      await rows.nth(selected).check()
      await page.getByText(`${selected} selected`).waitFor()
      assert.is(await top(), before)
    }
    await page.getByText('Select one record, or two to compare.').waitFor()
    assert.is(await page.getByRole('button', { name: 'Compare' }).count(), 0)
  })

test('prints all records as a plain table, and nothing of the console', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.prints = String(Number(document.body.dataset.prints ?? 0) + 1)
    }
  })
  await signIn(PATH)
  await page.getByRole('combobox', { name: 'Recipe' }).selectOption('Label texts')
  await record(page, 'Label 0001').waitFor()
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-prints="1"]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: TITLE }).waitFor()
  await page.getByText('HMI name: ').waitFor()
  assert.is(await page.getByRole('row').count(), 1001)
  await page.getByRole('row', { name: /Label 1000/ }).waitFor()
  assert.is(await page.getByRole('button', { name: 'Print' }).count(), 0)
  assert.is(await page.getByRole('navigation').count(), 0)
  const pdf = String(await page.pdf({ format: 'A4' }))
  // A row has about 4 mm.
  assert.ok((pdf.match(/\/Type \/Page\b/g) ?? []).length > 10)
  await page.emulateMedia({ media: 'screen' })
  assert.ok(await page.getByRole('heading', { name: TITLE }).isHidden())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.locator('body:not([data-printing])').waitFor({ state: 'attached' })
  assert.is(await page.getByRole('row', { name: /Label 1000/, includeHidden: true }).count(), 0)
})

test.run()
