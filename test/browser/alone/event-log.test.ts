import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'

const PATH = '/app/data/event-log'
const test = browserTest({ seed: 'large-logs' })

const table = (page: Page) => page.getByRole('table', { name: 'Event Log' })
const firstRow = (page: Page) => table(page).getByRole('row').nth(1)
const dialog = (page: Page) => page.getByRole('dialog')

/** Scrolls the table and waits until the rows there are read. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.getByRole('group', { name: 'Event Log' }).evaluate((element, to) => {
    element.scrollTop = to
  }, top)
}

test('filters 100 000 events, sends the view to a colleague and acknowledges one', async ({ page, signIn }) => {
  await signIn(PATH)
  await table(page).getByText('Login rejected: operator').first().waitFor()
  await page.getByText(/^\d+ not acknowledged$/).waitFor()
  assert.ok(Number(await table(page).getAttribute('aria-rowcount')) > 100_000)

  await page.getByLabel('Status').selectOption('Not acknowledged')
  await page.getByLabel('Priority').selectOption('High')
  await firstRow(page).getByRole('cell', { name: 'High', exact: true }).waitFor()
  const address = page.url()
  assert.match(address, 'state=triggered%2Creturned_unacknowledged&priority=high')
  await page.goto(address)
  const count = page.getByText(/^\d+ not acknowledged$/)
  await count.waitFor()
  const waiting = await count.innerText()
  await firstRow(page).getByRole('button', { name: 'Acknowledge' }).click()
  await dialog(page).getByLabel('Comment').fill('Checked')
  await dialog(page).getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByText('1 alarm acknowledged').waitFor()
  await page.getByText(waiting).waitFor({ state: 'detached' })

  await page.getByLabel('Status').selectOption('Status: All')
  await page.getByLabel('Text').fill('checked')
  await firstRow(page).getByText('Returned to normal').waitFor()
  await page.goBack()
  assert.match(page.url(), /state=/)
})

test('prints what the filters are in place of them, whole times, and no check box', async ({ page, signIn }) => {
  await signIn(`${PATH}?text=jam`)
  await firstRow(page).getByText('jam').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText('Text: jam').waitFor()
  const pressed = page.getByRole('main').locator('input, select, [role="radiogroup"], button[data-kind]')
  assert.is(await pressed.locator('visible=true').count(), 0)
  const heights = await page
    .getByRole('group', { name: 'Event Log' })
    .evaluate(element => [element.clientHeight, element.scrollHeight])
  assert.is(heights[0], heights[1])
})

test('paper has the columns too that the screen has no room for', async ({ page, signIn }) => {
  await signIn(`${PATH}?text=jam`)
  await firstRow(page).getByText('jam').first().waitFor()
  const address = table(page).getByRole('columnheader', { name: 'Address' })
  assert.is(await address.count(), 0)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await address.waitFor()
  assert.is(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page')), 'wide')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await address.waitFor({ state: 'detached' })
})

/** What is cut, or covered by the pinned actions, of the cells after the text, whose name opens its row. */
const hiddenCells = (page: Page) =>
  page.getByRole('table').evaluate(element =>
    [...element.querySelectorAll('tr')].flatMap(({ cells }) => {
      const actions = cells[cells.length - 1]?.getBoundingClientRect().left ?? 0
      return [...cells].slice(2, -1).flatMap(cell => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        // An ellipsis begins where the padding does.
        const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight)
        const isCut = text.getBoundingClientRect().right > Math.min(actions, end + 1)
        return isCut ? [cell.innerText] : []
      })
    })
  )

test('shows time, state and priority in full beside the actions', async ({ page, address, signIn }) => {
  await signIn(PATH)
  for (const value of ['en', 'ja', 'ko'])
    for (const width of [1280, 1366]) {
      await page.context().addCookies([{ name: 'language', value, url: address }])
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address + PATH)
      await page.locator(`html[lang=${value}]`).waitFor()
      await page.getByRole('table').getByRole('row').nth(9).waitFor()
      assert.ok((await page.getByRole('columnheader').count()) >= 6)
      assert.equal(await hiddenCells(page), [], `${value} at ${width}`)
    }
})

test('pauses while it is scrolled, and returns to the newest', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await page.getByText('Live').waitFor()
  await scrollTo(page, 2_000_000)
  await page.getByText('Paused').waitFor()
  await page.waitForFunction(
    () => !document.querySelector('tr[aria-busy]') && document.querySelector('tbody td button')
  )
  const shown = await table(page).getByRole('row').nth(10).innerText()
  panel.state.ethernet[0]!.cable = undefined
  await page.getByText(/^1 new/).waitFor()
  assert.is(await table(page).getByRole('row').nth(10).innerText(), shown)
  await page.getByRole('button', { name: 'Show live values' }).click()
  await table(page).getByText('Link down: LAN 1').first().waitFor()
})

test('leads from an alarm to the trend of its minute', async ({ page, signIn }) => {
  await signIn(`${PATH}?text=Filler.Pressure`)
  await table(page).getByRole('button', { name: 'Filler: pressure low' }).first().click()
  const time = await dialog(page)
    .getByText(/^2026\/11\/21/)
    .first()
    .innerText()
  await dialog(page).getByRole('link', { name: 'Show in the trend' }).click()
  await page.getByRole('heading', { name: 'Data Log and Trend Display' }).waitFor()
  await page.getByText(time.slice(11, 16).slice(0, 3)).first().waitFor()
})

test.run()
