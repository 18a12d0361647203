import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { HOST, startFactoryHost } from '../../panel/secs-gem/host/factory-host'
import { picture, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { findViolations, withAxe } from '../support/axe'
import { heading } from '../support/people'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const PATH = '/app/features/secs-gem'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('connects a factory from its settings on, until an alarm arrives at the host', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 409/)
  panel.state.secsGem.settings = { ...panel.state.secsGem.settings, enabled: false, host: '', mode: 'passive' }
  panel.state.secsGem.control = 'offline'
  const host = await startFactoryHost(panel)
  try {
    await withAxe(page)
    await signIn(PATH)
    const state = card(page, 'Status')
    await state.getByText('Disabled', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Enable SECS/GEM' }).check()
    await page.getByRole('radio', { name: 'Active' }).check()
    await field(page, 'Host address').fill(HOST)
    await press(page, 'Save')
    await state.getByText('Connected', { exact: true }).waitFor()

    await press(page, 'Send S1F13')
    await page.getByText('The host responds and accepts this panel').waitFor()
    host.setFaults({ refusesOnline: true })
    await press(page, 'Go online remote')
    await page.getByText('The host does not permit going online').waitFor()
    host.setFaults({})
    await press(page, 'Go online remote')
    await state.getByText('Online remote', { exact: true }).waitFor()

    const [alarm] = panel.state.alarms
    Object.assign(alarm!, { source: { signal: { kind: 'flat', value: 100 }, unit: '' }, limit: 50, delaySeconds: 0 })
    Object.assign(alarm!, { direction: 'above' })
    await until('the host knows the alarm', () => host.received().includes('S5F1'))
    await page.getByRole('button', { name: 'S5F1' }).first().click()
    await page.getByRole('dialog', { name: 'S5F1' }).getByText(alarm!.texts.en).first().waitFor()
    assert.equal(await findViolations(page, '[role=dialog]'), [])
    await page.keyboard.press('Escape')
    assert.equal(await findViolations(page, 'main'), [])
    await picture(page, 'secs-gem')

    host.turnOff()
    await state.getByText('Connection failed', { exact: true }).waitFor()
    await state.getByText('The host has closed the connection').waitFor()
  } finally {
    await host.close()
  }
})

test('opened by its address, waits until the panel has answered whether it has the licence', async journey => {
  const { page, panel, address, signIn } = journey
  panel.faults.slowNext(500, 'GET /cgi/reset_pj.cgi')
  await signIn(PATH)
  await heading(page, 'SECS/GEM').waitFor()
  await card(page, 'Settings').waitFor()
  panel.state.secsLicence = false
  await page.evaluate(() => localStorage.clear())
  await page.goto(address + PATH)
  await heading(page, 'Page not Found').waitFor()
  await page.getByText('This panel has no licence for this screen.').waitFor()
})

test('says that the connection to the panel is lost, keeps the input, and goes on', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::/)
  await signIn(PATH)
  await field(page, 'Device ID').fill('12')
  panel.faults.refuse()
  await press(page, 'Save')
  await card(page, 'Settings').getByRole('alert').getByText('The panel is not responding').waitFor()
  assert.is(await field(page, 'Device ID').inputValue(), '12')
  panel.faults.clear()
  await press(page, 'Save')
  await until('it is saved', () => panel.state.secsGem.settings.device === 12)
})

test.run()
