import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { startLicenceServer } from '../../panel/codesys/licence-server'
import { SAMPLE_CODES } from '../../panel/codesys/licence-site'
import { RUNTIME_PACKAGES } from '../../panel/codesys/sample-runtimes'
import { type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading } from '../support/people'
import { hurry } from '../support/project'

const UPLOAD = 'PUT /features/codesys/uploads/{id}'
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open({ page, panel, signIn }: Journey) {
  panel.state.hmiName = 'Line 2 panel'
  await signIn('/app/features/codesys')
  await heading(page, 'CODESYS').waitFor()
  await button(page, 'Enter code').waitFor()
}

async function pickLicenceAction(page: Page, name: string) {
  await page.getByRole('region', { name: 'Licence' }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function upload(page: Page, name: string) {
  const buffer = Buffer.from(RUNTIME_PACKAGES[name]!())
  await page.getByLabel('Runtime package').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await button(page, 'Upload and check').click()
}

async function confirm(page: Page, command: string) {
  await dialog(page).getByLabel('HMI name').fill('Line 2 panel')
  await dialog(page).getByRole('button', { name: command, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

test('a panel is activated online, and one without internet with a request file and its response', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/status of 409/)
  const server = await startLicenceServer()
  try {
    await open(journey)
    const licence = page.getByRole('region', { name: 'Licence' })
    await button(page, 'Enter code').click()
    await dialog(page).getByLabel('Activation code').fill(SAMPLE_CODES.free)
    await dialog(page).getByRole('button', { name: 'Activate' }).click()
    await dialog(page)
      .getByText(/The licence server cannot be reached/)
      .waitFor()
    panel.codesys.attach(server.network)
    await dialog(page).getByRole('button', { name: 'Activate' }).click()
    await licence.getByText('Active', { exact: true }).waitFor()

    panel.state.hardware.licences = panel.state.hardware.licences.filter(({ feature }) => feature !== 'CODESYS')
    await pickLicenceAction(page, 'Create request file')
    await dialog(page).getByLabel('Activation code').fill(SAMPLE_CODES.free)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Save request file' }).click()
    ])
    const response = server.respond(readFileSync(await download.path()))
    if (!(response instanceof Uint8Array)) throw new Error(`no licence: ${response}`)
    await pickLicenceAction(page, 'Import licence')
    const file = { name: 'line-2.lic', mimeType: 'application/json', buffer: Buffer.from(response) }
    await dialog(page).getByLabel('Licence file').setInputFiles(file)
    await dialog(page).getByRole('button', { name: 'Activate' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await licence.getByText('Active', { exact: true }).waitFor()
  } finally {
    await server.close()
  }
})

test('the machine stops only for whoever types its name', async journey => {
  const { page, panel } = journey
  await open(journey)
  await button(page, 'Stop').click()
  await dialog(page).getByLabel('HMI name').fill('Line 3 panel')
  await dialog(page).getByRole('button', { name: 'Stop' }).click()
  await dialog(page).getByText('This is not the HMI name').waitFor()
  assert.is(panel.codesys.report().runtime.state, 'running')
  await confirm(page, 'Stop')
  await page.getByRole('region', { name: 'Runtime', exact: true }).getByText('Stopped').waitFor()
  await page.getByText('No task is running').waitFor()
})

test('a package for other hardware is refused, the next one is sent again after a lost connection, and installed', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|net::|status of 40[49]/)
  await open(journey)
  await upload(page, 'codesys-runtime-other-hardware.cdsp')
  await page.getByRole('alert').getByText('made for X86-64; this panel uses A35-64').waitFor()
  panel.faults.refuse(UPLOAD)
  await upload(page, 'codesys-runtime-4.13.cdsp')
  await page.getByRole('alert').getByText('Nothing was changed on the panel').waitFor()
  panel.faults.clear()
  await button(page, 'Upload and check').click()
  await page.getByText('Nothing has stopped yet').waitFor()
  hurry(panel, 0.02)
  await button(page, 'Update').click()
  await dialog(page).getByLabel('Upload Project password', { exact: true }).fill('upload-3152')
  await confirm(page, 'Update')
  await page.getByText('the runtime was updated to 4.13.0.0').waitFor()
  await until('the new version runs', () => panel.codesys.report().runtime.version === '4.13.0.0')
})

test('a port of the fieldbus is locked on the Ethernet screen', async journey => {
  const { page } = journey
  await open(journey)
  await page.getByRole('group', { name: 'Fieldbus ports' }).getByLabel('LAN 2').check()
  await button(page, 'Save').click()
  await page.getByText('CODESYS settings saved').waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Network').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Ethernet' }).click()
  await page.getByRole('main').getByText('This port is used by CODESYS').waitFor()
  const second = page.getByRole('region', { name: 'LAN 2' })
  assert.ok(await second.getByLabel('IP address').isDisabled())
})

test.run()
