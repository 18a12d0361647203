import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { until } from '../setup/until'
import { closed, dialog, join, open, row } from './support/wifi'

test('joins a network with its password and shows its address', async ({ page, panel, signIn }) => {
  await open(page, signIn, 'office')
  await dialog(page).getByLabel('Password', { exact: true }).fill('office-2026')
  await join(page)
  await closed(page)
  await page.getByText('192.168.30.87 / 255.255.255.0').waitFor({ timeout: 20_000 })
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'office' })
  await row(page, 'office').getByText('Connected').waitFor()
})

test('reports a wrong password and the return to the last working network', async ({ page, panel, signIn }) => {
  await open(page, signIn, 'office')
  await until('plant-floor is joined', () => panel.state.wifi.state === 'CONNECTED')
  await dialog(page).getByLabel('Password', { exact: true }).fill('office-2025')
  await join(page)
  await closed(page)
  await page.getByRole('alert').getByText('office: Wi-Fi password error').waitFor()
  await page.getByText('The panel has returned to plant-floor.').waitFor({ timeout: 30_000 })
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-floor' })
})

test.run()
