import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { heading, own, propose } from './support/network-change'

test('keeps a harmless change at the old address automatically', async journey => {
  const { page, form, dialog } = { ...journey, ...(await propose(journey, 'DNS server 2', '192.168.10.6')) }
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'The change is kept')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await form.getByRole('button', { name: 'Save' }).and(page.locator(':disabled')).waitFor()
  assert.is(own(journey).dns2, '192.168.10.6')
})

test('shows that another device has the address', async journey => {
  const { page, form, dialog, expectTrouble } = {
    ...journey,
    ...(await propose(journey, 'IP address', '192.168.10.21'))
  }
  expectTrouble(/status of 409/)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await form.getByText('Another device has this address').waitFor()
  await form.getByText('The device 00:0e:8c:21:9a:04 has this address.').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('keeps the input after a lost connection and a conflict with another user', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|status of 412/)
  const { form, dialog } = await propose(journey, 'DNS server 2', '192.168.10.6')
  panel.faults.refuse('PUT /network/ethernet/{id}/settings')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await form.getByText('The panel does not answer').waitFor()
  assert.is(await form.getByLabel('DNS server 2').inputValue(), '192.168.10.6')

  panel.faults.clear()
  panel.state.ethernet[0]!.settings = { ...own(journey), dns1: '192.168.10.7' }
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'The change is kept')
  assert.equal([own(journey).dns1, own(journey).dns2], ['192.168.10.7', '192.168.10.6'])
})

test.run()
