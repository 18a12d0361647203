import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading, own, propose, SCREEN } from '../support/network-change'

/** Lets the time of the page pass, second by second. */
const passUntilShown = (page: Page, element: Locator) =>
  until(`${element} is shown`, async () => {
    await page.clock.runFor(1000)
    return element.isVisible()
  })

test('follows the panel to its new address, where the change is kept', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket|another origin: http:..127\.0\.0\.43:/)
  await page.clock.install()
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).hostname))
  const { dialog } = await propose(journey, 'IP address', '192.168.10.43')
  await dialog.getByText('192.168.10.42 → 192.168.10.43').waitFor()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'Applied: confirm the change')
  await panel.clock.advance(1000)
  await passUntilShown(page, dialog.getByText(/Reconnecting/))
  const link = dialog.getByRole('link', { name: '127.0.0.43' })
  assert.equal([await link.getAttribute('target'), await link.getAttribute('rel')], ['_blank', 'noopener'])

  const [there] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await there.getByText('The new settings have been confirmed').waitFor()
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

test('reports that an unconfirmed change was reverted, and keeps the input', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket/)
  await page.clock.install()
  const { form, dialog } = await propose(journey, 'IP address', '192.168.10.44')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await heading(page, 'Applied: confirm the change')
  await panel.clock.advance(panel.state.revertSeconds * 1000)
  await page.clock.runFor(6000)
  await heading(page, 'The change was reverted')
  assert.is(own(journey).address, '192.168.10.42')
  await dialog.getByRole('button', { name: 'Close' }).click()
  assert.is(await form.getByLabel('IP address').inputValue(), '192.168.10.44')
  await form.getByRole('button', { name: 'Save' }).and(page.locator(':enabled')).waitFor()
})

test('the old page reports that the panel has probably moved', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|WebSocket/)
  await page.clock.install()
  const { dialog } = await propose(journey, 'IP address', '192.168.10.45')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const link = dialog.getByRole('link', { name: '127.0.0.45' })
  const address = await link.getAttribute('href')
  const code = address?.split('#confirm=')[1] ?? ''
  assert.is(panel.pending.read(code)?.state, 'pending')
  panel.pending.keep(code)
  await panel.clock.advance(1000)
  await passUntilShown(page, dialog.getByText(/Reconnecting/))
  await page.clock.fastForward((panel.state.revertSeconds + 30) * 1000)
  await passUntilShown(page, page.getByRole('dialog', { name: 'The panel is probably at its new address' }))
  await dialog.getByRole('link', { name: '127.0.0.45' }).waitFor()
})

test.run()
