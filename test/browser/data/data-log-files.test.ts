import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Download, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'
import { pickAction } from '../support/navigate'

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export as CSV' })

async function openExport({ page, signIn }: Journey, log?: string): Promise<void> {
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  if (log) await page.getByRole('combobox', { name: 'Data log' }).selectOption(log)
  await page
    .getByText(/\d of [\d\s]+ records/)
    .first()
    .waitFor()
  await pickAction(page, 'Export CSV')
  await exportDialog(page).waitFor()
}

async function bytesOf(page: Page, begin: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()])
  return { download, bytes: await readFile(await download.path()) }
}

const begin = (page: Page) => exportDialog(page).getByRole('button', { name: 'Export', exact: true }).click()

test('the file has all records of the range, and the checksum that the dialog shows', async journey => {
  const { page } = journey
  await openExport(journey)
  await page.getByRole('radio', { name: /^Whole time range/ }).check()
  await page.getByRole('radio', { name: 'Semicolon ;' }).check()
  await page.getByRole('radio', { name: 'Comma 1,5' }).check()
  await page.getByRole('radio', { name: /^With UTC offset/ }).check()
  const { download, bytes } = await bytesOf(page, () => begin(page))
  assert.match(download.suggestedFilename(), /^line2-hmi-Filler-temperatures-.*\.csv$/)
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true, delimiter: ';' })
  assert.ok(rows.length >= 3600, `${rows.length} records`)
  assert.match(rows[0]?.Time ?? '', /^2026-11-21T08:4\d:\d\d\+09:00$/)
  assert.match(rows.find(({ Quality }) => Quality === 'Good')?.['Tank 1 (°C)'] ?? '', /^\d+,\d+$/)
  await exportDialog(page).getByText(createHash('sha256').update(bytes).digest('hex')).waitFor()
  await exportDialog(page).getByText(download.suggestedFilename()).waitFor()
  await exportDialog(page).getByRole('button', { name: 'Close' }).click()
})

test('the file of the visible part has the visible channels only, and the options are remembered', async journey => {
  const { page } = journey
  await openExport(journey)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Tank 2 °C' }).uncheck()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await pickAction(page, 'Export CSV')
  await page.getByRole('radio', { name: 'Tab', exact: true }).check()
  const { bytes } = await bytesOf(page, () => begin(page))
  const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n')
  assert.match(head ?? '', '\uFEFFTime\tTank 1 (°C)\tPressure (bar)\tFlow (l/min)\tQuality')
  assert.ok(lines.length >= 1800 && lines.length < 1900, `${lines.length} records`)
  await exportDialog(page).getByRole('button', { name: 'Close' }).click()
  await pickAction(page, 'Export CSV')
  assert.ok(await page.getByRole('radio', { name: 'Tab', exact: true }).isChecked())
})

test('the database holds the whole log', async ({ page, signIn }) => {
  await signIn('/app/data/data-log')
  const { download, bytes } = await bytesOf(page, () => pickAction(page, 'Save database'))
  assert.match(download.suggestedFilename(), /^line2-hmi-Filler-temperatures-.*\.sqlite$/)
  assert.is(bytes.subarray(0, 15).toString(), 'SQLite format 3')
  await page.getByRole('dialog').getByText(createHash('sha256').update(bytes).digest('hex')).waitFor()
})

test('hostile names are harmless in a spreadsheet', async journey => {
  const { page } = journey
  await openExport(journey, '<b>Strange</b> names')
  const { download, bytes } = await bytesOf(page, () => begin(page))
  assert.match(bytes.toString('utf8'), `"'=HYPERLINK(""http://evil.example"",""x"")"`)
  assert.not.match(download.suggestedFilename(), /[<>/\\]/)
})

test('the picture is a PNG with a cleaned name', async journey => {
  const { page, signIn } = journey
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  // Without a UTF-8 locale, as on a bare server, the browser names every file with non-ASCII characters 'download'.
  await page.evaluate(() => {
    const note = ({ target }: Event) =>
      target instanceof HTMLAnchorElement && Object.assign(window, { file: target.download })
    document.addEventListener('click', note, true)
  })
  const { bytes } = await bytesOf(page, () => pickAction(page, 'Save image'))
  const name = await page.evaluate(() => String(Reflect.get(window, 'file')))
  assert.match(name, /^Filler temperatures 2026.*\.png$/)
  assert.not.match(name, /[:/\\]/)
  assert.is(bytes.subarray(1, 4).toString(), 'PNG')
  assert.ok(bytes.readUInt32BE(16) > 600 && bytes.length > 10_000)
})

test.run()
