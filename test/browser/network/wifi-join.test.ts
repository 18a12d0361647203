import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { closed, dialog, join, open, row } from '../support/wifi'

/** What the panel takes to join a network, and how long it shows a failure, at most. */
const JOINING = 12_000
const SHOWN = 8000
/** The page asks each 5 s. */
const POLL = 5100

test('joins a network with its password and shows its address', async ({ page, panel, signIn }) => {
  await open(page, signIn, 'office')
  await dialog(page).getByLabel('Password', { exact: true }).fill('office-2026')
  await join(page)
  await closed(page)
  await panel.clock.advance(JOINING)
  await page.clock.runFor(POLL)
  await page.getByText('192.168.30.87 / 255.255.255.0').waitFor()
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'office' })
  await row(page, 'office').getByText('Connected').waitFor()
})

test('reports a wrong password and the return to the last working network', async ({ page, panel, signIn }) => {
  await open(page, signIn, 'office')
  await panel.clock.advance(JOINING)
  await dialog(page).getByLabel('Password', { exact: true }).fill('office-2025')
  await join(page)
  await closed(page)
  await until('the panel is joining', () => panel.state.wifi.ssid === 'office')
  while (panel.state.wifi.state === 'CONNECTING') await panel.clock.advance(1000)
  await page.clock.runFor(POLL)
  await row(page, 'office').getByRole('alert').getByText('Wi-Fi password error').waitFor()
  await panel.clock.advance(SHOWN + JOINING)
  await page.clock.runFor(POLL)
  await page.getByText('The panel has returned to plant-floor.').waitFor()
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
})

test.run()
