import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { alarm, define } from '../../setup/alarms'
import { type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { marksOn } from '../support/marks'
import { countPresses } from '../support/presses'

const MOST_PRESSES = 4

const LOW = 'Filler: pressure low'

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

const rows = (page: Page) => page.getByRole('table', { name: 'Event Log' }).getByRole('row')

/** From the dashboard to yesterday's events. */
async function goToYesterday({ page, signIn }: Journey): Promise<void> {
  await signIn()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Data' }).click()
  await menu.getByRole('link', { name: 'Event Log' }).click()
  await page.getByRole('radio', { name: 'Yesterday' }).click()
  await rows(page).filter({ hasText: LOW }).filter({ hasText: '2026/11/20' }).first().waitFor()
}

test('shows what happened around yesterday’s alarm within four presses, with nothing typed', async journey => {
  const { page } = journey
  const counts = await countPresses(page)
  await goToYesterday(journey)
  const row = rows(page).filter({ hasText: LOW }).first()
  const [time = ''] = /2026\/11\/20 [\d:]{8}/.exec(await row.innerText()) ?? []
  await row.getByRole('link', { name: 'Show in the trend' }).click()
  await marksOn(page)
    .getByRole('button', { name: `Events, ${time}: ${LOW}` })
    .waitFor()
  await page.getByText(`Marked: ${time}`).first().waitFor({ state: 'attached' })
  assert.equal([counts.presses <= MOST_PRESSES, counts.typed], [true, 0], JSON.stringify(counts))
})

test('saves the evidence of yesterday’s alarm within four presses, with nothing typed', async ({ page, signIn }) => {
  const counts = await countPresses(page)
  await signIn()
  await page.getByRole('link', { name: 'Events of the last 24 hours' }).click()
  const yesterday = rows(page).filter({ hasText: LOW }).filter({ hasText: '2026/11/20' }).first()
  await rows(page).nth(2).waitFor()
  await until('the list has been scrolled to it', async () => {
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 400)
    return yesterday.isVisible()
  })
  await yesterday.getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Incident report' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as HTML' }).click()
  const saved = await readFile(await (await downloading).path(), 'utf8')
  assert.match(saved, LOW)
  assert.match(saved, '<svg')
  assert.equal([counts.presses <= MOST_PRESSES, counts.typed], [true, 0], JSON.stringify(counts))
})

test('shows a line that has stopped with no press', async ({ page, panel, signIn }) => {
  define(panel, [alarm('Emergency stop', { priority: 'emergency' }), alarm('Guard open'), alarm('Door open')])
  const counts = await countPresses(page)
  await signIn()
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Active alarms: 1 emergency, 2 high' }).waitFor()
  await main.getByText('Emergency stop').first().waitFor()
  await main.getByText(/^Since 2026\/11\/21 09:41:\d\d \(just now\)$/).waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Emergency: 1, High: 2$/ })
    .waitFor()
  assert.is(await main.locator('[data-tone="ok"]').count(), 0, 'nothing is green')
  assert.equal(counts, { presses: 0, typed: 0 })
})

test('offers a log of the same machine where one does not keep the time, which stays marked', async journey => {
  const { page } = journey
  await goToYesterday(journey)
  await page.getByRole('button', { name: LOW }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Show in the trend' }).click()
  await page.getByText(/^This log begins at 2026\/11\/21/).waitFor()
  const marked = parameter(page, 'at')
  await page.getByRole('button', { name: 'Show “Pallets” instead' }).click()
  await page.getByRole('application', { name: 'Trend of Pallets' }).waitFor()
  await page.getByRole('checkbox', { name: 'Good bottles' }).waitFor()
  assert.equal([parameter(page, 'log'), parameter(page, 'at')], ['pallets', marked])
  await page.reload()
  await page.getByRole('application', { name: 'Trend of Pallets' }).waitFor()
  await page
    .getByText(/^Marked: 2026\/11\/20/)
    .first()
    .waitFor({ state: 'attached' })
  await page.goBack()
  await page.getByText(/^This log begins at/).waitFor()
  assert.is(parameter(page, 'at'), marked)
})

test('scrolls to the marked row among hundreds', async ({ page, panel, signIn }) => {
  const now = panel.clock.now()
  const events = Array.from({ length: 400 }, (_, index) => ({
    time: now - 240_000 + index * 500,
    code: 'link_up' as const,
    params: { port: `LAN ${index}` }
  }))
  Object.assign(panel.state, { alarms: [alarm('quiet')], eventHistory: { from: now - 300_000, to: now, events } })
  const range = '2026-11-21T09:36:00~2026-11-21T09:41:00'
  await signIn(`/app/data/event-log?range=${range}&at=2026-11-21T09:38:00`)
  const marked = page.getByRole('row', { name: /^Marked row: .*2026\/11\/21 09:38:00/ }).first()
  await marked.waitFor()
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('tr[aria-current]')?.getBoundingClientRect() ?? {
      top: -1,
      bottom: 0
    }
    return top >= 0 && bottom <= innerHeight
  })
})

test.run()
