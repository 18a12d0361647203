import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { PROXY_HOST } from '../../panel/easyaccess/internet'
import { PROXY_ACCOUNT } from '../../panel/easyaccess/plant-proxy'
import { SEED_TIME } from '../../panel/panel'
import { picture, test } from '../../setup/browser-test'
import { HARDWARE_KEY, withInternet } from '../../setup/internet'
import { until } from '../../setup/until'
import { findViolations, withAxe } from '../support/axe'

const PATH = '/app/features/easyaccess'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('activates by account, joins a domain in the portal, and shows who uses the connection', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 409/)
  await withInternet(panel, async ({ portal }) => {
    panel.state.hardware.licences[0]!.state = 'missing'
    panel.state.easyaccess.domain = null
    portal.panels.set(HARDWARE_KEY, { licence: 'none', domain: null, idleMinutes: null })
    await withAxe(page)
    await signIn(PATH)
    await card(page, 'Activation').getByText('The licence cannot be moved to another panel.').waitFor()
    await field(page, 'Account').fill('oem_plant')
    await field(page, 'Password').fill('partner-0000')
    await press(page, 'Activate')
    await page.getByText('Partner account or password error').waitFor()
    assert.equal(await findViolations(page, 'main'), [])
    await field(page, 'Password').fill('partner-3152')
    await press(page, 'Activate')
    await card(page, 'Status').getByText('Connected', { exact: true }).waitFor()

    const { session_id: id, session_password: password } = panel.state.easyaccess.pairing
    await page.getByText(id).waitFor()
    await page.getByText(password).waitFor()
    portal.addToDomain(id, password, 'line-2')
    await card(page, 'Identity').getByText('line-2').waitFor()
    await page.getByText(password).waitFor({ state: 'detached' })
    portal.occupy(HARDWARE_KEY, 'Mika Sato')
    await page.getByText(/^In use by Mika Sato since/).waitFor()
    await picture(page, 'easyaccess-occupied')
  })
})

test('finds each fault of the path at its step, and passes after the remedy', async ({ page, panel, signIn }) => {
  await withInternet(panel, async ({ portal, block }) => {
    const { state, clock } = panel
    await withAxe(page)
    await signIn(PATH)
    const steps = page.getByRole('list', { name: 'Test steps' }).getByRole('listitem')
    const fails = async (step: string, cause: RegExp) => {
      await press(page, 'Test path')
      const failed = steps.filter({ hasText: `${step} ` }).filter({ hasText: 'failed' })
      await failed.getByText(cause).waitFor()
      return failed
    }
    await page.getByRole('checkbox', { name: 'Use a proxy' }).check()
    await field(page, 'Proxy host').fill(PROXY_HOST)
    await field(page, 'Proxy username').fill(PROXY_ACCOUNT.username)
    await field(page, 'Proxy password').fill('wrong')

    const hosts = state.network.hosts
    state.network.hosts = hosts.filter(({ name }) => name !== 'plant-router')
    const gateway = await fails('Reach gateway', /does not respond \(code 201\)/)
    assert.is(await gateway.getByRole('link').getAttribute('href'), '/app/network/ethernet')
    state.network.hosts = hosts.filter(({ name }) => name !== 'plant-dns')
    await fails('Resolve hostname', /DNS problem \(code 202\)/)
    state.network.hosts = hosts
    const proxy = await fails('Connect to proxy', /rejected the panel \(code 203\)/)
    await proxy.getByRole('button', { name: 'Go to “Proxy host”' }).click()
    await until('the field has the focus', () =>
      field(page, 'Proxy host').evaluate(input => input === document.activeElement)
    )
    await field(page, 'Proxy password').fill(PROXY_ACCOUNT.password)
    block('all')
    await fails('Connect to server', /\(code 204\)/)
    block('nothing')
    clock.set(Date.UTC(2019, 0, 1))
    const tls = await fails('Start TLS', /\(code 205\)/)
    await tls.getByText('Details').click()
    await tls.getByText('205: certificate is not yet valid').waitFor()
    await tls.getByRole('button', { name: 'Date and time' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    clock.set(SEED_TIME)
    portal.panels.clear()
    await fails('Log in to server', /Hardware key does not exist \(code 1\)/)
    assert.equal(await findViolations(page, 'main'), [])
    await picture(page, 'easyaccess-path')
    portal.panels.set(HARDWARE_KEY, { licence: 'active', domain: 'line-2', idleMinutes: null })
    await press(page, 'Test path')
    await page.getByText('The server can be reached and accepts this panel').waitFor()
    assert.is(await steps.filter({ hasText: 'done' }).count(), 6)
  })
})

test('says that the connection to the panel is lost, keeps the input, and goes on', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::/)
  await signIn(PATH)
  await page.getByRole('checkbox', { name: 'Use a proxy' }).check()
  await field(page, 'Proxy host').fill(PROXY_HOST)
  panel.faults.refuse()
  await press(page, 'Save')
  await page.getByRole('alert').getByText('The panel is not responding').first().waitFor()
  assert.is(await field(page, 'Proxy host').inputValue(), PROXY_HOST)
  panel.faults.clear()
  await press(page, 'Save')
  await until('it is saved', () => panel.state.easyaccess.settings.proxy_host === PROXY_HOST)
})

test.run()
