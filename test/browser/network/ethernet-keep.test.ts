import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading, propose, SCREEN } from '../support/network-change'

test('keeps a change without a check once the address is typed again', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket/)
  const { dialog } = await propose(journey, 'IP address', '192.168.10.46')
  await dialog.getByRole('button', { name: 'Confirm without checking' }).click()
  const second = page.getByRole('dialog', { name: 'Confirm without checking?' })
  await second.getByLabel('Type the address again').fill('192.168.10.46')
  await second.getByRole('button', { name: 'Confirm without checking' }).click()
  await heading(page, 'Change confirmed')
  await dialog.getByRole('link', { name: '127.0.0.46' }).waitFor()
  assert.is(panel.network.host(), '127.0.0.46')
})

test('shows the DHCP address as soon as the panel reports it', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket|another origin: http:..127\.0\.0\.117:/)
  await signIn(SCREEN)
  const form = page.getByRole('form', { name: 'LAN 1' })
  await form.getByRole('radio', { name: 'DHCP' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/read the address on the panel's display/).waitFor()
  await dialog.getByRole('link', { name: 'line2-hmi' }).waitFor()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await until('it is applied', () => panel.pending.isOpen())
  // The lease is offered 2 s after the change was applied, which takes 1 s, and is in force 2.5 s later.
  await panel.clock.advance(3100)
  const link = dialog.getByRole('link', { name: '127.0.0.117' })
  await link.waitFor()
  await panel.clock.advance(2500)
  assert.is(panel.network.host(), '127.0.0.117')
  const [there] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await there.getByText('The new settings have been confirmed').waitFor()
  assert.is(panel.pending.isOpen(), false)
})

test.run()
