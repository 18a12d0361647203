import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading } from '../support/people'

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

async function open({ page, panel, signIn }: Journey) {
  panel.state.radio.mode = 'off'
  await page.clock.install()
  await signIn('/app/network/hotspot')
  await heading(page, 'Hotspot').waitFor()
  await page.getByRole('button', { name: 'Generate password' }).waitFor()
}

test('opens the hotspot with a generated password, shows its QR code once it is on, and lists the clients', async journey => {
  const { page, panel } = journey
  await open(journey)
  const field = page.getByLabel('Password', { exact: true })
  await page.getByRole('radio', { name: 'Always' }).check()
  await page.getByRole('button', { name: 'Generate password' }).click()
  await until('a password is made', async () => /^\S{19}$/.test(await field.inputValue()))
  const made = await field.inputValue()
  await save(page)
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await until('it is applied', () => panel.pending.isOpen())
  await panel.clock.advance(5000)
  await page.clock.runFor(1000)
  await dialog(page).getByText('Change confirmed').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  assert.is(panel.state.radio.hotspot.password, made)
  await until('the password is gone', async () => (await field.inputValue()) === '')
  await panel.clock.advance(40_000)
  await page.clock.runFor(5100)
  await page.getByRole('row', { name: /Tablet shift A/ }).waitFor()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await dialog(page).getByRole('img', { name: 'QR code with SSID and password' }).waitFor()
  await dialog(page).getByText(made).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await page.getByText('Set. Leave empty to keep it').waitFor()
  assert.is(await page.getByRole('button', { name: 'Show QR code' }).count(), 0)
})

test('opens when Wi-Fi is lost, says so on both screens, and tries Wi-Fi again', async journey => {
  const { page, panel } = journey
  const { radio } = panel.state
  radio.hotspot.phones = []
  await open(journey)
  await page.getByRole('radio', { name: 'When Wi-Fi is lost' }).check()
  await page.getByLabel('Password', { exact: true }).fill('bottles-2026')
  await page.getByLabel('Turn off when unused for').fill('1')
  await save(page)
  await until('it is kept', () => radio.mode === 'client' && !panel.pending.isOpen())
  const pass = async (seconds: number) => {
    await panel.clock.advance(seconds * 1000)
    await page.clock.runFor(5100)
  }
  await pass(10)
  await page.getByText('Waiting: Wi-Fi is connected').waitFor()
  const inRange = radio.points.filter(point => point.inRange)
  for (const point of inRange) point.inRange = false
  await pass(5)
  await page.getByText('Waiting: Wi-Fi is not connected').waitFor()
  await pass(64)
  await page.getByText('On because Wi-Fi was lost').waitFor()
  await page.getByRole('link', { name: 'Wi-Fi', exact: true }).first().click()
  await page.getByText('Disconnected: hotspot is on').waitFor()
  for (const point of inRange) point.inRange = true
  await pass(70)
  await page.getByRole('status').getByText('Connected').waitFor()
})

test('two users do not overwrite each other', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/status of 412/)
  await open(journey)
  await page.getByLabel('SSID', { exact: true }).fill('line-2')
  await page.getByLabel('Password', { exact: true }).fill('bottles-2026')
  const { hotspot } = panel.state.radio
  hotspot.settings = { ...hotspot.settings, max_clients: 7 }
  await save(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await until('both are kept', () => panel.state.radio.hotspot.settings.ssid === 'line-2')
  assert.is(panel.state.radio.hotspot.settings.max_clients, 7)
})

test.run()
