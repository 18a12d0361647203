import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { addressOf, heading, logIn } from '../support/people'
import { hurry, MANAGEMENT, steps, update } from '../support/project'

test('finds the update again after the panel has restarted and dropped its sessions', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::|status of 40[01]|WebSocket/)
  hurry(panel, 0.8)
  await page.clock.install()
  await signIn(MANAGEMENT)
  await page.getByLabel('USB or SD').check()
  await page.getByRole('row', { name: /v2\.4/ }).getByRole('button', { name: 'Check' }).click()
  await page.getByText('Nothing has stopped yet').waitFor()
  await update(page)
  await steps(page).waitFor()
  panel.faults.reboot(3)
  await page.clock.runFor(5100)
  await page.getByText('Reconnecting').waitFor()
  await page.clock.runFor(2000)
  await page.getByText(/No response for \d+ s\./).waitFor()
  await page.getByText('within 6 minutes').waitFor()
  await page.clock.runFor(10_000)
  await page.locator('main [data-old]').waitFor()
  assert.is(await page.getByText('The panel is not responding').count(), 0)
  await panel.clock.advance(3000)
  await page.clock.runFor(5100)

  await heading(page, 'Welcome').waitFor()
  assert.is(addressOf(page), `/app/login?redirect=${encodeURIComponent(MANAGEMENT)}`)
  await page.getByText('The project update continues').waitFor()
  await logIn(page, 'engineer', 'engineer-3152')
  await steps(page).waitFor()
  await panel.clock.advance(120_000)
  await page.clock.runFor(5100)
  await page.getByText('The new project is running').waitFor()
  assert.is(panel.state.project?.name, 'Bottling Line 2 v2.4')
})

test.run()
