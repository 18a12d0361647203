import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'
import { heading, own, propose } from '../support/network-change'

const test = browserTest({ seed: 'small' })

test('keeps the input after a lost connection and a conflict with another user', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|status of 412/)
  const { form, dialog } = await propose(journey, 'DNS server 2', '192.168.10.6')
  panel.faults.refuse('PUT /network/ethernet/{id}/settings')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await form.getByText('The panel is not responding').waitFor()
  assert.is(await form.getByLabel('DNS server 2').inputValue(), '192.168.10.6')

  panel.faults.clear()
  panel.state.ethernet[0]!.settings = { ...own(journey), dns1: '192.168.10.7' }
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'Change confirmed')
  assert.equal([own(journey).dns1, own(journey).dns2], ['192.168.10.7', '192.168.10.6'])
})

test.run()
