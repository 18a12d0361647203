import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { alarm, define } from '../../setup/alarms'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'

const PHONE = { width: 390, height: 844 }

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  assert.ok(box)
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

const iconOf = (button: Locator) => button.locator('svg')
const menu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Actions', exact: true })

test('the selected tab is in view on a phone', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE)
  await signIn('/app/features/opcua?tab=trace')
  const inView = async (name: string) => {
    const row = await boxOf(page.getByRole('tablist'))
    const { left, right } = await boxOf(page.getByRole('tab', { name }))
    return left >= row.left && right <= row.right
  }
  await until('Trace log is in view', () => inView('Trace log'))
  assert.not(await inView('Server'))
  await page.getByRole('tab', { name: 'Trace log' }).press('Home')
  await until('Server is in view', () => inView('Server'))
})

test('the bell of a phone has the number of the most important alarms and that of the others', async ({
  page,
  panel,
  signIn
}) => {
  define(
    panel,
    (['emergency', 'high', 'high'] as const).map((priority, index) => alarm(`stop ${index}`, { priority }))
  )
  await page.setViewportSize(PHONE)
  await signIn('/app/dashboard')
  const bell = page
    .getByRole('banner')
    .getByRole('link', { name: 'Active alarms not acknowledged: Emergency: 1, High: 2' })
  const counts = bell.locator('[data-look], small').filter({ visible: true })
  const named = await page.getByText(/^\d+ active, not acknowledged$/).innerText()
  assert.equal(await counts.allInnerTexts(), ['1', `+${parseInt(named, 10) - 1}`])
  assert.ok(await iconOf(bell).first().isVisible())
})

test('links of the dashboard have one weight', async ({ page, signIn }) => {
  await signIn('/app/dashboard')
  const links = page.getByRole('main').getByRole('link', { name: /^(Open|Events of|Show active|\d+ hints)/ })
  await links.nth(3).waitFor()
  const weights = await links.evaluateAll(all => all.map(link => getComputedStyle(link).fontWeight))
  assert.equal([...new Set(weights)], ['400'])
})

test('what belongs together is side by side', async ({ page, signIn }) => {
  const beside = async (one: Locator, other: Locator) => {
    await one.waitFor()
    const [left, right] = [await boxOf(one), await boxOf(other)]
    assert.is(left.top, right.top)
    return right.left - left.right
  }
  await signIn('/app/features/misc')
  await page.getByRole('listitem', { name: 'Syslog', exact: true }).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  assert.is(await beside(dialog.getByLabel('Server'), dialog.getByLabel('UDP port')), 16)
  await page.goto(new URL('/app/account/management', page.url()).href)
  await page.setViewportSize(PHONE)
  const main = page.getByRole('main')
  assert.is(await beside(main.getByRole('searchbox'), main.getByRole('combobox', { name: 'Status' })), 12)
  await beside(main.getByRole('button', { name: 'Print' }), main.getByRole('button', { name: 'Actions' }))
})

test('a dialog opens at its top, and its buttons stay in view while what it shows scrolls', async ({
  page,
  signIn
}) => {
  const height = 500
  await page.setViewportSize({ width: 1280, height })
  await signIn('/app/features/opcua?tab=certificates')
  await page.getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' }).last()
  await close.waitFor()
  const [hidden, scrolled] = await dialog.evaluate(element => {
    const parts = [element, ...element.querySelectorAll('*')]
    return [
      Math.max(...parts.map(part => part.scrollHeight - part.clientHeight)),
      Math.max(...parts.map(part => part.scrollTop))
    ]
  })
  assert.ok(hidden > 100, 'there is no room for all of it')
  assert.is(scrolled, 0)
  const { bottom } = await boxOf(close)
  assert.ok(bottom <= height, `the button ends at ${Math.round(bottom)} px`)
})

test('icons at the end of a toolbar end where the card below does', async ({ page, signIn }) => {
  await signIn('/app/data/event-log')
  const trend = page.getByRole('row').nth(1).getByRole('link')
  await trend.waitFor()
  assert.is((await boxOf(iconOf(menu(page)))).right, (await boxOf(iconOf(trend))).right)
  await page.setViewportSize(PHONE)
  await page.goto(new URL('/app/system/system-info', page.url()).href)
  await menu(page).waitFor()
  const card = await boxOf(page.getByRole('region').first())
  assert.is((await boxOf(iconOf(menu(page)))).right, card.right)
})

test('a button that copies stays beside its value', async ({ page, signIn }) => {
  await signIn('/app/features/opcua')
  const copy = page.getByRole('button', { name: 'Copy: Application URI' })
  await copy.waitFor()
  const value = await boxOf(page.getByText(/^urn:/).first())
  const { left, top, bottom } = await boxOf(copy)
  assert.ok(left >= value.right && top < value.bottom && bottom > value.top)
})

test.run()
