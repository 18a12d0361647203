import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import type { Page } from 'playwright-core'
import initSqlJs from 'sql.js'
import * as assert from 'uvu/assert'
import type { Panel } from '../../panel/panel'
import { browserTest } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { marksOn, openMark } from '../support/marks'
import { pickAction } from '../support/navigate'

const test = browserTest({ seed: 'large-logs' })

const RECORDS = 1_000_000
const TREND = '/app/data/data-log?log=line-history&range=2026-11-09T00:00:00~2026-11-21T09:41:07'
const OPENS_WITHIN_SECONDS = 15
const RUNS_WITHIN_SECONDS = 150

const dialog = (page: Page) => page.getByRole('dialog')
const rangeIn = (page: Page) => new URL(page.url()).searchParams.get('range')
/** The virtual panel makes its events and the copies of them when they are first read, which a real panel has stored. */
const makePast = ({ events, state }: Panel) => [events.events(), ...state.dataBackup.runs.map(({ files }) => files)]
const allRecords = (page: Page) => page.getByText(/^1000 of 1\D000\D000 records/).first()

test('finds one of 20 000 operations: by filters, by scrolling, and before a time', async ({ page, signIn }) => {
  const table = page.getByRole('table', { name: 'Operation Log' })
  const rows = (name: RegExp) => table.getByRole('row', { name })
  await signIn('/app/data/operation-log')
  await rows(/2026\/11\/21/)
    .first()
    .waitFor()
  const count = async () => Number(await table.getAttribute('aria-rowcount'))
  const all = await count()
  assert.ok(all >= 20_000, String(all))

  await page
    .getByRole('group', { name: 'Operation Log' })
    .evaluate(element => element.scrollTo(0, element.scrollHeight / 2))
  await page.getByText('Paused').waitFor()
  await rows(/2026\/(0\d|10)\//)
    .first()
    .waitFor()

  await page.getByLabel('Result').selectOption('Rejected')
  await page.getByLabel('Source').selectOption('OPC UA')
  await rows(/OPC UA.*Rejected/)
    .first()
    .waitFor()
  assert.ok((await count()) < all / 10, String(await count()))

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: '10 minutes before' }).click()
  await dialog(page).getByRole('textbox', { name: 'Time' }).fill('2026/11/21 08:42')
  await dialog(page).getByRole('button', { name: 'Show' }).click()
  await rows(/2026\/11\/21 08:3\d/)
    .first()
    .waitFor()
  await until('only these are shown', async () => (await rows(/2026\/11\/21 (?!08:(3|42))/).count()) === 0)
})

test('opens the trend of 1 000 000 records, with finer data on zoom and marks that lead to the event log', async ({
  page,
  panel,
  signIn
}) => {
  const points = page.getByText(/Each point covers/)
  const recordsPerPoint = async () => Number(/covers (\d+)/.exec(await points.innerText())?.[1])
  makePast(panel)
  const began = performance.now()
  await signIn(TREND)
  await page.getByRole('application', { name: /^Trend of Line history/ }).waitFor()
  await allRecords(page).waitFor()
  const seconds = (performance.now() - began) / 1000
  assert.ok(seconds < OPENS_WITHIN_SECONDS, `${seconds} s`)
  const coarse = await recordsPerPoint()
  assert.ok(coarse > 1000, String(coarse))

  await marksOn(page).waitFor()
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByText(/Each point covers \d{1,3} records/).waitFor()

  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText(`Each point covers ${coarse} records`).waitFor()
  const range = rangeIn(page)
  await openMark(
    page,
    marksOn(page)
      .getByRole('button', { name: /^Events,/ })
      .last()
  )
  await dialog(page).getByRole('link', { name: 'Show in the event log' }).click()
  await page.getByRole('table', { name: 'Event Log' }).getByRole('row').nth(1).waitFor()
  assert.is.not(rangeIn(page), range)
  await page.goBack()
  await allRecords(page).waitFor()
  assert.is(rangeIn(page), range)
})

test('exports 1 000 000 records with progress, after one export was cancelled', async ({ page, signIn }) => {
  const begin = async () => {
    await pickAction(page, 'Export CSV')
    await dialog(page)
      .getByRole('radio', { name: /^Whole time range/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
    await dialog(page)
      .getByText(/^[1-9][\d\s]* of 1\D000\D\d{3} rows/)
      .waitFor()
  }
  await signIn(TREND)
  await allRecords(page).waitFor()
  await begin()
  await dialog(page).getByRole('button', { name: 'Cancel download' }).click()
  await dialog(page).getByText('The download was cancelled').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  const [download] = await Promise.all([page.waitForEvent('download'), begin()])
  const path = await download.path()
  const hash = createHash('sha256')
  const qualities = new Map<string, number>()
  const countRow = ({ Quality = '' }: Record<string, string>) => {
    qualities.set(Quality, (qualities.get(Quality) ?? 0) + 1)
    return null
  }
  await pipeline(
    createReadStream(path).on('data', chunk => hash.update(chunk)),
    parse({ bom: true, columns: true, on_record: countRow })
  )
  assert.is((qualities.get('Good') ?? 0) + (qualities.get('No value') ?? 0), RECORDS)
  assert.is(qualities.get('Gap'), 1)
  await dialog(page).getByText(hash.digest('hex')).waitFor()
})

test('copies everything to a USB drive as a database, verified', async ({ page, panel, signIn }) => {
  panel.state.jobPace = 0.1
  makePast(panel)
  await signIn('/app/data/backup')
  await page.getByRole('button', { name: 'Edit settings' }).click()
  await dialog(page).getByLabel('Range').selectOption({ label: 'Everything on the panel' })
  await dialog(page).getByRole('checkbox', { name: 'Data logs' }).check()
  await dialog(page).getByLabel('Format').selectOption('Database (SQLite)')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByLabel('Target of this backup').selectOption('usb')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText(/^Backed up and verified at /).waitFor({ timeout: RUNS_WITHIN_SECONDS * 1000 })

  const { Database } = await initSqlJs()
  const file = panel.state.media[0]!.files.find(({ path }) => path.endsWith('.sqlite'))
  const database = new Database(file!.read())
  const first = (sql: string) => database.exec(sql)[0]?.values[0]?.[0]
  assert.is(first('PRAGMA quick_check'), 'ok')
  assert.ok(Number(first('SELECT count(*) FROM "Line history"')) >= RECORDS)
  assert.ok(Number(first('SELECT count(*) FROM events')) >= 100_000)
  database.close()
})

test.run()
