import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { addressOf, heading, logIn } from './support/people'
import { hurry, MANAGEMENT, steps, update } from './support/project'

test('restarts the project after a confirmation that lists what stops', async ({ page, panel, signIn }) => {
  hurry(panel, 0.3)
  await signIn(MANAGEMENT)
  await page.getByRole('button', { name: 'Restart' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restart the project?' })
  for (const stopped of ['Screens', 'logging', 'OPC UA tags', 'PLC links'])
    await dialog.getByText(stopped).first().waitFor()
  await dialog.getByRole('button', { name: 'Restart' }).click()
  await steps(page).waitFor()
  await page.getByText('The project runs again').waitFor()
  assert.is(panel.state.project?.restarts, 3)
})

test('finds the update again after the panel has restarted and dropped its sessions', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::|status of 40[01]|WebSocket/)
  hurry(panel, 0.8)
  await signIn(MANAGEMENT)
  await page.getByLabel('USB or SD').check()
  await page.getByRole('row', { name: /v2\.4/ }).getByRole('button', { name: 'Check' }).click()
  await page.getByText('Nothing has stopped yet').waitFor()
  await update(page)
  await steps(page).waitFor()
  panel.faults.reboot(6)
  await page.getByText('Reconnecting').waitFor()
  await page.getByText(/No answer for \d+ s\./).waitFor()
  await page.getByText('up to 6 minutes').waitFor()

  await heading(page, 'Welcome').waitFor()
  assert.is(addressOf(page), `/app/login?redirect=${encodeURIComponent(MANAGEMENT)}`)
  await logIn(page, 'engineer', 'engineer-3152')
  await steps(page).waitFor()
  hurry(panel, 0.1)
  await page.getByText('The new project runs').waitFor()
  assert.is(panel.state.project?.name, 'Bottling Line 2 v2.4')
})

test.run()
