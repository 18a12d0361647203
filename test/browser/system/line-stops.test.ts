import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Panel } from '../../panel/panel'
import { alarm, define } from '../../setup/alarms'
import { test } from '../../setup/browser-test'

const NOTICED_MS = 5000

const stopLine = (panel: Panel) => define(panel, [alarm('Emergency stop', { priority: 'emergency' })])

const noticed = (page: Page) =>
  page.waitForFunction(() => document.title.startsWith('◆ '), undefined, { timeout: NOTICED_MS })

test('shows on the open dashboard within seconds that the line has stopped', async ({ page, panel, signIn }) => {
  define(panel, [])
  await signIn()
  const main = page.getByRole('main')
  await main.getByText(/^Checked: /).waitFor()
  stopLine(panel)
  await noticed(page)
  await main.getByRole('heading', { name: 'Active alarms: 1 emergency' }).waitFor({ timeout: NOTICED_MS })
})

test('leaves what is being typed into a form alone when the line stops', async ({ page, panel, signIn }) => {
  define(panel, [])
  await signIn('/app/network/hotspot')
  const field = page.getByRole('textbox', { name: 'SSID' })
  await field.fill('line-')
  stopLine(panel)
  await noticed(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Emergency: 1$/ })
    .waitFor()
  await page.keyboard.type('2')
  assert.is(await field.inputValue(), 'line-2')
})

test('leaves an open dialog and its input alone when the line stops', async ({ page, panel, signIn }) => {
  define(panel, [])
  await signIn('/app/network/ethernet')
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  const field = page.getByRole('dialog').getByLabel('HMI name')
  await field.fill('line-')
  stopLine(panel)
  await noticed(page)
  await page.keyboard.type('2')
  assert.is(await field.inputValue(), 'line-2')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
})

test.run()
