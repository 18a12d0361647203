import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'

const STATUS = 'GET /system/status'
const live = (page: Page) => page.getByRole('main').getByText('Live', { exact: true })
const row = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .and(page.locator(`dt:has-text("${name}") + dd, :has(> dt:text-is("${name}")) > dd`))
    .first()

async function open({ page, signIn }: Journey): Promise<void> {
  await page.clock.install()
  await signIn()
  await live(page).waitFor()
  await page.getByRole('banner').getByText('line2-hmi').waitFor()
}

/** Waits for the next poll. */
const nextReading = (page: Page) => page.clock.runFor(5100)

test('keeps its values, greyed, while the panel is unreachable, and recovers by itself', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|WebSocket/)
  await open(journey)
  const colour = () => row(page, 'Hostname').evaluate(element => getComputedStyle(element).color)
  const usual = await colour()
  panel.faults.refuse(STATUS)
  await nextReading(page)
  const failure = page.getByRole('main').getByText('The panel is not responding')
  await failure.waitFor()
  await page.getByText(/^Last update: \d\d:\d\d:\d\d$/).waitFor()
  assert.match(await row(page, 'Hostname').innerText(), 'hmi-7f31')
  assert.is.not(await colour(), usual, 'greyed')

  panel.faults.clear()
  await nextReading(page)
  await failure.waitFor({ state: 'detached' })
  await live(page).waitFor()
  assert.is(await colour(), usual)
})

test('is missing in the page, which offers to reload, when it cannot be loaded', async journey => {
  const { page, signIn, expectTrouble } = journey
  expectTrouble(/dashboard-|ERR_FAILED/)
  await page.route('**/dashboard-*.js', route => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await signIn()
  // It has shown the button before too, for a moment.
  await until('the page has reloaded by itself', () => loads === 2)
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().waitFor()
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' })
  await reload.waitFor()
  await page.unroute('**/dashboard-*.js')
  await reload.click()
  await row(page, 'PLC links').getByText('6 of 7 connected').waitFor()
})

test('fills more than half of every tile', async journey => {
  const { page } = journey
  await open(journey)
  await row(page, 'Hostname').waitFor()
  for (const name of ['Project', 'Uptime', 'Memory', 'Disk', 'Device', 'Connections']) {
    const tile = page.getByRole('region', { name, exact: true })
    const [filled, height] = await tile.evaluate(element => {
      const { top, height } = element.getBoundingClientRect()
      return [(element.lastElementChild?.getBoundingClientRect().bottom ?? top) - top, height] as const
    })
    assert.ok(filled > height / 2, `${name}: ${Math.round(filled)} of ${Math.round(height)} px`)
  }
})

test.run()
