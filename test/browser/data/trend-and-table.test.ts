import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'

const chart = (page: Page) => page.getByRole('application', { name: /^Trend of/ })
const table = (page: Page) => page.getByRole('table', { name: 'Records of Filler temperatures' })
const pointed = (page: Page) => table(page).locator('tr[aria-current]')
/** The time whose values the legend shows. */
const legendTime = (page: Page, time: string) => page.getByText(new RegExp(`· ${time.slice(-8)}$`))

/** Chart and table of a range that ends, so that no row moves. */
async function openBoth({ page, signIn }: Journey): Promise<void> {
  await signIn('/app/data/data-log?range=2026-11-21T09:00:00~2026-11-21T09:10:00')
  await page.getByRole('radio', { name: 'Both' }).check()
  await chart(page).waitFor()
  await table(page).getByRole('row').nth(5).waitFor()
}

const timeIn = async (page: Page, row: number) =>
  table(page).getByRole('row').nth(row).getByRole('cell').first().innerText()

test('a row under the mouse has the cursor and the legend of the chart', async journey => {
  const { page } = journey
  await openBoth(journey)
  const time = await timeIn(page, 4)
  await table(page).getByRole('row').nth(3).hover()
  await table(page).getByRole('row').nth(4).hover()
  await legendTime(page, time).waitFor()
  await pointed(page).filter({ hasText: time }).waitFor()
})

test('arrow keys mark rows in the table, with the cursor of the chart', async journey => {
  const { page } = journey
  await openBoth(journey)
  const times = [await timeIn(page, 1), await timeIn(page, 2)]
  await page.getByRole('group', { name: 'Records of Filler temperatures' }).focus()
  for (const time of times) {
    await page.keyboard.press('ArrowDown')
    await pointed(page).filter({ hasText: time }).waitFor()
    await legendTime(page, time).waitFor()
  }
})

test('arrow keys on the chart mark the row of its cursor, and do not scroll the page', async journey => {
  const { page } = journey
  await openBoth(journey)
  await chart(page).focus()
  await page.evaluate('scrollTo(0, 40)')
  const before = await page.evaluate('scrollY')
  const [newest, next] = [await timeIn(page, 1), await timeIn(page, 2)]
  await page.keyboard.press('ArrowLeft')
  await pointed(page).filter({ hasText: newest }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await pointed(page).filter({ hasText: next }).waitFor()
  assert.is(await pointed(page).count(), 1)
  assert.is(await page.evaluate('scrollY'), before)
})

test.run()
