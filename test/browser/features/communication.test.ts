import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { startPlantPlcs } from '../../panel/communication/modbus/plant-plcs'
import type { Panel } from '../../panel/panel'
import { type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { findViolations, withAxe } from '../support/axe'
import { heading } from '../support/people'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const device = ({ panel }: Pick<Journey, 'panel'>, id: string) => panel.state.plcDevices.find(other => other.id === id)!

async function open({ page, signIn }: Journey, name?: string) {
  await page.clock.install()
  await signIn('/app/features/communication')
  await heading(page, 'Communication').waitFor()
  if (name === undefined) return
  await page.getByRole('button', { name, exact: true }).click()
  await button(page, 'Read').waitFor()
}

/** With PLCs that really listen on the loopback. */
async function withPlcs(panel: Panel, run: (plcs: Awaited<ReturnType<typeof startPlantPlcs>>) => Promise<void>) {
  const plcs = await startPlantPlcs(panel)
  try {
    await panel.links.poll()
    await run(plcs)
  } finally {
    await plcs.close()
  }
}

test('a red link is repaired: it is read with another address before that is saved', async journey => {
  const { page, panel } = journey
  await withPlcs(panel, async () => {
    await open(journey)
    await row(page, 'Labeller S7-1200').getByText('Nothing responds at this address').waitFor()
    await page.getByRole('button', { name: 'Labeller S7-1200' }).click()
    await button(page, 'Read').click()
    await dialog(page).getByRole('status').getByText('Check the IP address,').waitFor()
    await dialog(page).getByLabel('IP address').fill('192.168.10.30')
    await button(page, 'Read').click()
    await dialog(page)
      .getByText(/^Value: -?\d+$/)
      .waitFor()
    await button(page, 'Save').click()
    await page.getByText('Saved: Labeller S7-1200').waitFor()
    await row(page, 'Labeller S7-1200').getByText('Restarting').waitFor()
    await panel.clock.advance(3000)
    await panel.links.poll()
    await page.clock.runFor(5100)
    await row(page, 'Labeller S7-1200').getByText('Connected').waitFor()
    assert.is(device(journey, 'labeller').settings.address, '192.168.10.30')
  })
})

test('a PLC that is switched off turns its link red for the reason, until it runs again', async journey => {
  const { page, panel } = journey
  await withPlcs(panel, async plcs => {
    await open(journey)
    await row(page, 'Line PLC').getByText('Connected').waitFor()
    await plcs.stop('Line PLC')
    await panel.links.poll()
    await page.clock.runFor(5100)
    await row(page, 'Line PLC').getByText('Connection refused').waitFor()
    await plcs.start('Line PLC')
    await panel.links.poll()
    await page.clock.runFor(5100)
    await row(page, 'Line PLC').getByText('Connected').waitFor()
  })
})

test('a refused save says at the field what to change', async journey => {
  const { page, expectTrouble } = journey
  expectTrouble(/status of 409/)
  await open(journey, 'Conveyor drive 1')
  await dialog(page).getByLabel('Station number').fill('2')
  await button(page, 'Save').click()
  await dialog(page).getByText('Already used by another device').waitFor()
  assert.is(device(journey, 'conveyor-1').settings.station, 1)
})

test('axe finds no violation in a dialog with a refused save and a fault, and in the question of a restart', async journey => {
  const { page, expectTrouble } = journey
  expectTrouble(/status of 409/)
  await withAxe(page)
  await open(journey, 'Conveyor drive 1')
  await dialog(page).getByLabel('Station number').fill('2')
  await button(page, 'Save').click()
  await dialog(page).getByText('Already used by another device').waitFor()
  await dialog(page).getByLabel('Station number').fill('3')
  await button(page, 'Read').click()
  await dialog(page).getByRole('status').getByText('No response within the timeout').waitFor()
  assert.equal(await findViolations(page, '[role=dialog]'), [])
  await button(page, 'Restart link').click()
  await page
    .getByRole('dialog', { name: /^Restart link “/ })
    .getByText('Interrupted for about 3 s:')
    .waitFor()
  assert.equal(await findViolations(page, '[role=dialog]'), [])
})

test('a pulled cable is named as the cause, and what was typed stays', async journey => {
  const { page, panel } = journey
  await open(journey, 'Line PLC')
  await dialog(page).getByLabel('Timeout').fill('2.5')
  for (const port of panel.state.ethernet) port.cable = undefined
  panel.network.enforce('eth0')
  await button(page, 'Read').click()
  await dialog(page).getByRole('status').getByText('Plug in the network cable.').waitFor()
  assert.is(await dialog(page).getByLabel('Timeout').inputValue(), '2.5')
  await until('its outage is noted', () => panel.links.list()[0]?.state === 'no_reply')
})

test.run()
