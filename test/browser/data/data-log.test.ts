import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest, type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { marksOn } from '../support/marks'
import { heading } from '../support/people'

const onSmallPanel = browserTest({ seed: 'small' })

const RECORDS = 'GET /data/logs/filler-temperatures/records'
const chart = (page: Page) => page.getByRole('application', { name: /^Trend of/ })
const count = (page: Page) => page.getByText(/\d of [\d\s]+ records/).first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function drag(page: Page, from: number, to: number, halfway?: () => Promise<void>): Promise<void> {
  await chart(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await chart(page).boundingBox())!
  const moveTo = (share: number) => page.mouse.move(x + width * share, y + height / 2, { steps: 4 })
  await moveTo(from)
  await page.mouse.down()
  await moveTo((from + to) / 2)
  await halfway?.()
  await moveTo(to)
  await page.mouse.up()
}

async function open({ page, signIn }: Journey): Promise<void> {
  await signIn('/app/data/data-log')
  await chart(page).waitFor()
  await count(page).waitFor()
}

test('neither marks nor finer data move the chart', async journey => {
  const { page, panel } = journey
  const placeInPage = () =>
    chart(page).evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left, top: top + scrollY, width, height }
    })
  panel.faults.hang('GET /data/marks')
  await open(journey)
  const before = await placeInPage()
  panel.faults.clear()
  await page.getByRole('radio', { name: '8 h', exact: true }).check()
  await marksOn(page).waitFor()
  assert.equal(await placeInPage(), before)

  for (let step = 0; step < 7; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByText(/Each point covers/).waitFor({ state: 'detached' })
  assert.equal(await placeInPage(), before)
})

test('prints the marks of the trend, which are buttons on the screen', async journey => {
  const { page } = journey
  await open(journey)
  const mark = marksOn(page).getByRole('button').last()
  await mark.waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.ok(await mark.isVisible())
  assert.is(await page.getByRole('button', { name: 'Zoom in' }).isVisible(), false)
})

onSmallPanel('shows the range as chart, its newest 1000 records as table, and the total', async journey => {
  const { page } = journey
  await open(journey)
  assert.match(await count(page).innerText(), /^1000 of 360\d records/)
  const table = page.getByRole('table', { name: 'Records of Filler temperatures' })
  assert.is(await table.getAttribute('aria-rowcount'), '1001')
  assert.ok((await table.getByRole('row').count()) < 70, 'windowed')
  const describedBy = await chart(page).getAttribute('aria-describedby')
  const summary = await page.locator(`[id="${describedBy}"]`).innerText()
  assert.match(
    summary,
    /^4 channels, from .* Tank 1: minimum [\d.]+ °C, maximum [\d.]+ °C at [\d/ :]+, average [\d.]+ °C/
  )
})

test('a preset shows all of its range, zooming in reads finer data, and an earlier period is drawn beside it', async journey => {
  const { page } = journey
  await open(journey)
  const points = page.getByText(/Each point covers \d+ records/)
  await page.getByRole('radio', { name: '8 h', exact: true }).check()
  await page.getByText(/Each point covers 5\d records/).waitFor()
  const summary = async () => {
    const describedBy = await chart(page).getAttribute('aria-describedby')
    return page.locator(`[id="${describedBy}"]`).innerText()
  }
  assert.match(await summary(), /from 2026\/11\/21 01:41:.*maximum [\d.]+ °C at 2026/)
  for (let step = 0; step < 7; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await points.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show all' }).click()
  await points.waitFor()

  await page.getByRole('combobox', { name: 'Data log' }).selectOption('Bottle washer')
  await page.getByRole('checkbox', { name: 'Zone 1 °C' }).waitFor()
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('1 day earlier')
  await page.getByRole('listitem').filter({ hasText: 'Zone 1 °C' }).getByText('1 day earlier').waitFor()
})

test('selects log, range and channels', async journey => {
  const { page } = journey
  await open(journey)
  await page.getByRole('radio', { name: '15 min' }).check()
  await page.getByText(/^90\d of 90\d records/).waitFor()
  await page.getByRole('checkbox', { name: 'Tank 2 °C' }).uncheck()
  await page.getByRole('columnheader', { name: 'Tank 2 °C' }).waitFor({ state: 'detached' })
  await page.getByRole('columnheader', { name: 'Tank 1 °C' }).waitFor()

  await page.getByRole('combobox', { name: 'Data log' }).selectOption('Bottle washer')
  await page.getByRole('checkbox', { name: 'Zone 4 °C' }).waitFor()
  await page.getByRole('button', { name: 'Channels', exact: true }).click()
  await dialog(page, 'Channels').getByRole('combobox', { name: 'Scale of Zone 1' }).selectOption('Right scale')
  await dialog(page, 'Channels')
    .getByRole('checkbox', { name: /Fresh water/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: /Fresh water/ }).waitFor({ state: 'detached' })
})

test('adds new records until it is paused, and again when it is resumed', async journey => {
  const { page } = journey
  await page.clock.install()
  await open(journey)
  const calls = watchCalls(page)
  await page.clock.runFor(5100)
  await until('newer records are requested', () => calls.count(RECORDS) >= 1)
  const query = new URL(calls.last(RECORDS)!.url()).searchParams
  assert.ok(Number(query.get('limit')) < 1000, 'only the newest few')

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  calls.forget()
  await page.clock.runFor(20_000)
  assert.is(calls.count(RECORDS), 0)
  await page.getByRole('button', { name: 'Show live values' }).click()
  await until('it follows again', () => calls.count(RECORDS) >= 1)
  await page.getByText('Live', { exact: true }).waitFor()
})

test('zooms by dragging, buttons and keys, and out again', async journey => {
  const { page } = journey
  await open(journey)
  const out = page.getByRole('button', { name: 'Zoom out' })
  await drag(page, 0.4, 0.6)
  await page.getByText('Paused', { exact: true }).waitFor()
  await out.and(page.locator(':enabled')).waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText('Live', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  await chart(page).focus()
  await page.keyboard.press('Home')
  await page.getByText('Live', { exact: true }).waitFor()

  await page.getByRole('radio', { name: 'Measure' }).check()
  await drag(page, 0.3, 0.7)
  const selection = page.getByRole('table', { name: /^Selection/ })
  const time = '2026/11/21 0[89]:[\\d:]{5}'
  await selection.getByRole('row', { name: new RegExp(`Tank 1 °C [\\d.]+ ${time} [\\d.]+ ${time} [\\d.]+`) }).waitFor()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await selection.waitFor({ state: 'detached' })
})

test('lines that arrive during a drag do not end it', async journey => {
  const { page } = journey
  await open(journey)
  await page.getByRole('radio', { name: 'Measure' }).check()
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/\/records\?.*points=/, async route => {
    await held
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('1 hour earlier')
  await drag(page, 0.3, 0.7, async () => {
    answer()
    await page.getByRole('listitem').filter({ hasText: 'Tank 1 °C' }).getByText('1 hour earlier').waitFor()
  })
  await page.getByRole('table', { name: /^Selection/ }).waitFor()
})

test('the keyboard moves the cursor, whose record is announced', async journey => {
  const { page } = journey
  await open(journey)
  await chart(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page
    .getByRole('status')
    .getByText(/^2026\/11\/21 09:4\d:\d\d, Tank 1 °C [\d.]+, /)
    .waitFor()
})

test('a button loads older records', async journey => {
  const { page } = journey
  await open(journey)
  await page.getByRole('button', { name: 'Show older records' }).first().click()
  await page
    .getByText(/^1000 of 260\d records/)
    .first()
    .waitFor()
})

test('the table layout loads no chart, and the table works when the chart fails to load', async journey => {
  const { page, signIn, expectTrouble } = journey
  expectTrouble(/googleCharts|ERR_FAILED/)
  await page.route('**/googleCharts/loader.js*', route => route.abort())
  await signIn('/app/data/data-log')
  await page.getByRole('alert').getByText('The chart could not be loaded').waitFor()
  await page
    .getByRole('row', { name: /^2026\/11\/21 09:4/ })
    .first()
    .waitFor()
  await page.unroute('**/googleCharts/loader.js*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await chart(page).waitFor()
  await heading(page, 'Data Log and Trend Display').waitFor()
})

test.run()
onSmallPanel.run()
