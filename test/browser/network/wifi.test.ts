import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { closed, dialog, join, open, row } from '../support/wifi'

const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'

test('joins with 802.1X and a server certificate, and rejects a wrong file', async journey => {
  const { page, panel, signIn } = journey
  await open(page, signIn, 'plant-secure')
  await dialog(page).getByLabel('Identity', { exact: true }).fill('hmi-line2')
  await dialog(page).getByLabel('Password', { exact: true }).fill('radius-2026')
  const ca = dialog(page).getByLabel('CA certificate')
  await ca.setInputFiles({ name: 'ca.txt', mimeType: 'text/plain', buffer: Buffer.from(PEM) })
  await join(page)
  await dialog(page)
    .getByText(/\.pem, \.crt, \.cer, \.der/)
    .first()
    .waitFor()
  assert.is(panel.state.radio.networks.length, 3)
  await ca.setInputFiles({ name: 'ca.pem', mimeType: 'application/x-pem-file', buffer: Buffer.from(PEM) })
  await join(page)
  await closed(page)
  const kept = panel.state.radio.networks.find(({ ssid }) => ssid === 'plant-secure')
  assert.equal(kept?.eap?.ca_certificate, { name: 'ca.pem', content: Buffer.from(PEM).toString('base64') })
  await panel.clock.advance(12_000)
  assert.is(panel.state.wifi.state, 'CONNECTED')
})

test('does not overwrite what another user saved in the meantime', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 412/)
  await signIn('/app/network/wifi')
  await page.getByRole('radio', { name: 'Static' }).check()
  await page.getByLabel('IP address').fill('192.168.25.99')
  await page.getByLabel('Subnet mask').fill('255.255.255.0')
  panel.state.radio.address = { ...panel.state.radio.address, dns1: '192.168.25.53' }
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByText('192.168.25.99').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await dialog(page).getByText('Change confirmed').waitFor({ timeout: 20_000 })
  const { method, address, dns1 } = panel.state.radio.address
  assert.equal([method, address, dns1], ['static', '192.168.25.99', '192.168.25.53'])
})

test('keeps the second radio over a reload, and goes back to the first', async ({ page, panel, signIn }) => {
  panel.state.specification.wifi_count = 2
  await signIn('/app/network/wifi')
  await page.getByRole('tab', { name: 'Wi-Fi 2' }).click()
  await page.getByText('Only Wi-Fi 1 can provide the hotspot.').waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Wi-Fi 2', selected: true }).waitFor()
  await page.goBack()
  await page.getByRole('tab', { name: 'Wi-Fi 1', selected: true }).waitFor()
  await page.getByRole('table', { name: 'Saved networks' }).waitFor()
})

test('follows a confirmed change of the second radio', async ({ page, panel, signIn }) => {
  panel.state.specification.wifi_count = 2
  await signIn('/app/network/wifi?radio=wlan1')
  // Before the panel has said how many radios it has, the form is that of the first one.
  await page.getByRole('tab', { name: 'Wi-Fi 2', selected: true }).waitFor()
  const form = page.getByRole('form', { name: 'Radio' })
  await form.getByRole('radio', { name: 'Join a network' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByText('Off → Join a network').waitFor()
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await dialog(page).getByText('Change confirmed').waitFor({ timeout: 20_000 })
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Wi-Fi 2', selected: true }).waitFor()
  await row(page, 'office').waitFor()
  assert.equal([panel.state.otherRadios[0]?.radio.mode, panel.state.radio.mode], ['client', 'client'])
  assert.ok(await form.getByRole('button', { name: 'Save' }).isDisabled())
})

test.run()
