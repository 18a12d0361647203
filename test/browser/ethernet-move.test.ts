import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { heading, own, propose, SCREEN } from './support/network-change'

test('follows the panel to its new address, where the change is kept', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket|another origin: http:..127\.0\.0\.43:/)
  panel.state.takeBackSeconds = 20
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).hostname))
  const { dialog } = await propose(journey, 'IP address', '192.168.10.43')
  await dialog.getByText('192.168.10.42 → 192.168.10.43').waitFor()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'Applied: please confirm')
  await dialog.getByText(/Reconnecting/).waitFor()
  const link = dialog.getByRole('link', { name: '127.0.0.43' })
  assert.equal([await link.getAttribute('target'), await link.getAttribute('rel')], ['_blank', 'noopener'])

  const [there] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await there.getByText('The new settings are kept').waitFor()
  const { host, hash } = new URL(there.url())
  assert.is(host.split(':')[0], '127.0.0.43')
  assert.is(hash, '')
  await there.getByRole('link', { name: 'Log in' }).click()
  await there.getByRole('heading', { name: 'Welcome' }).waitFor()
  assert.is(new URL(there.url()).searchParams.get('redirect'), SCREEN)
  assert.is(panel.pending.isOpen(), false)
  assert.is(own(journey).address, '192.168.10.43')
  assert.equal([...asked], ['panel.test'])
})

test('says that a change nobody confirmed was taken back, and keeps the input', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket/)
  panel.state.takeBackSeconds = 5
  const { form, dialog } = await propose(journey, 'IP address', '192.168.10.44')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'The change was taken back')
  assert.is(own(journey).address, '192.168.10.42')
  await dialog.getByRole('button', { name: 'Close' }).click()
  assert.is(await form.getByLabel('IP address').inputValue(), '192.168.10.44')
  await form.getByRole('button', { name: 'Save' }).and(page.locator(':enabled')).waitFor()
})

test('leaves the old page saying that the panel has probably moved', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket/)
  panel.state.takeBackSeconds = 4
  await page.clock.install()
  const { dialog } = await propose(journey, 'IP address', '192.168.10.45')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const link = dialog.getByRole('link', { name: '127.0.0.45' })
  const address = await link.getAttribute('href')
  const code = address?.split('#confirm=')[1] ?? ''
  assert.is(panel.pending.read(code)?.state, 'pending')
  panel.pending.keep(code)
  await dialog.getByText(/Reconnecting/).waitFor()
  await page.clock.fastForward(36_000)
  await heading(page, 'The panel is probably at its new address')
  await dialog.getByRole('link', { name: '127.0.0.45' }).waitFor()
})

test('keeps a change without check once the address is typed again', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket/)
  const { dialog } = await propose(journey, 'IP address', '192.168.10.46')
  await dialog.getByRole('button', { name: 'Keep without check' }).click()
  const second = page.getByRole('dialog', { name: 'Keep without check?' })
  await second.getByLabel('Type it again').fill('192.168.10.46')
  await second.getByRole('button', { name: 'Keep without check' }).click()
  await heading(page, 'The change is kept')
  await dialog.getByRole('link', { name: '127.0.0.46' }).waitFor()
  assert.is(panel.network.host(), '127.0.0.46')
})

test('shows the lease as soon as the panel names it', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket|another origin: http:..127\.0\.0\.117:/)
  panel.state.takeBackSeconds = 20
  await signIn(SCREEN)
  const form = page.getByRole('form', { name: 'LAN 1' })
  await form.getByRole('radio', { name: 'DHCP' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/read the address on the panel's display/).waitFor()
  await dialog.getByRole('link', { name: 'line2-hmi' }).waitFor()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const link = dialog.getByRole('link', { name: '127.0.0.117' })
  const [there] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await there.getByText(/The new settings are kept|The panel does not answer/).waitFor()
  assert.is(panel.pending.isOpen(), false)
})

test.run()
