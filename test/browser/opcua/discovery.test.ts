import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { readCertificate } from '../../panel/opcua/certificates/read-certificate'
import { openDiscoveryServer } from '../../panel/opcua/discovery/test-discovery-server'
import { listen } from '../../panel/opcua/server/test-plant'
import { browserTest } from '../../setup/browser-test'

const PATH = '/app/features/opcua?tab=discovery'

// Servers compare their own clock with that of the panel.
const test = browserTest({ time: Date.now() })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Test steps' }).getByRole('listitem').filter({ hasText: name })

test('registers with a discovery server after a test has led to the settings at fault', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/ERR_/)
  const lds = await openDiscoveryServer()
  panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: lds.port } }
  lds.trust(readCertificate(panel.certificates.own().certificate)?.thumbprint ?? '')
  await listen(panel)
  await signIn(PATH)
  const run = card(page, 'Test').getByRole('button', { name: 'Test registration' })

  panel.faults.cutNext('POST /opcua/discovery/tests')
  await run.click()
  await card(page, 'Test').getByRole('alert').waitFor()

  await run.click()
  await card(page, 'Test').getByText('The panel does not trust the discovery server').waitFor()
  await step(page, 'Open a secure channel').getByText('Failed').waitFor()
  await card(page, 'Test').getByRole('link', { name: 'Certificates' }).click()
  const entry = page.getByRole('table', { name: 'Rejected certificates' }).getByRole('group', { name: /^PlantLds/ })
  await entry.getByRole('button', { name: 'Trust' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trust', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goBack()
  await run.click()
  await card(page, 'Test').getByText('In the list: Plant LDS, Line 2 panel').waitFor()
  await step(page, 'Find this panel in the list').getByText('Done').waitFor()
  await card(page, 'Discovery').getByRole('status').getByText('Off').waitFor()
  assert.equal(lds.registered(), [])

  await card(page, 'Discovery').getByRole('button', { name: 'Edit settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Register with a discovery server').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card(page, 'Discovery').getByText('Registered', { exact: true }).waitFor()
  await card(page, 'Discovery')
    .getByText(/^Last attempt: /)
    .waitFor()
  const [urls] = lds.registered()
  for (const url of urls ?? []) await card(page, 'Discovery').getByText(url, { exact: true }).waitFor()

  await panel.opcua.stop()
  await card(page, 'Discovery').getByText('Waiting for the OPC UA server to start').waitFor()
  await panel.discovery.settled()
  assert.equal(lds.registered(), [])
  await lds.close()
})

test.run()
