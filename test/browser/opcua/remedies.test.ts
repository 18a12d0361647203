import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { add } from '../../panel/opcua/certificates/certificates'
import {
  type ClientIdentity,
  type ConnectOptions,
  connectClient,
  createIdentity
} from '../../panel/opcua/server/test-client'
import { listen, urlOf } from '../../panel/opcua/server/test-plant'
import type { Panel } from '../../panel/panel'
import { browserTest } from '../../setup/browser-test'
import { until } from '../../setup/until'

const PATH = '/app/features/opcua'
const SPEED = 'ns=1;s=Filler/Speed'
const MINUTE = 60_000
const USER = { user: { userName: 'administrator', password: 'Line2x11' } }

// Clients compare their own clock with that of the panel.
const test = browserTest({ time: Date.now() })

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const rejected = (page: Page) => page.getByText('Historian from 127.0.0.1 was rejected')

/** A client whose certificate the panel trusts, and which is rejected all the same. */
async function openRejected(
  page: Page,
  panel: Panel,
  options: ConnectOptions,
  signIn: (path: string) => Promise<void>
) {
  const historian = createIdentity('Historian')
  const { certificate } = historian
  add(panel.certificates.folder(), { list: 'trusted', der: certificate, fileName: 'historian.der' })
  await listen(panel)
  await signIn(PATH)
  await page.getByRole('region', { name: 'OPC UA server' }).getByText('Running').waitFor()
  await connectClient(urlOf(panel), historian, options).then(
    () => assert.unreachable('The client is connected'),
    () => {}
  )
  await rejected(page).waitFor()
  return historian
}

/** The client tries again: it reads a value, and the assistant says so. Returns since when the server runs. */
async function connects(page: Page, panel: Panel, historian: ClientIdentity, options: ConnectOptions) {
  const client = await connectClient(urlOf(panel), historian, options)
  assert.type((await client.read(SPEED)).value.value, 'number')
  await page.getByText(/Connected afterwards: /).waitFor()
  await client.close()
  const { since } = panel.opcua.server()
  await panel.opcua.stop()
  return since
}

test('a client is rejected because of the clock, which is set from there', async ({ page, panel, signIn }) => {
  // The dialog converts the time of the browser to the panel's zone.
  panel.state.zone = 'UTC'
  panel.clock.set(Date.now() + 10 * MINUTE)
  const historian = await openRejected(page, panel, USER, signIn)
  const { since } = panel.opcua.server()
  await page.getByRole('listitem').getByRole('button', { name: 'Set clock' }).click()
  await press(page, "Use this browser's time")
  await press(page, 'Continue')
  await press(page, 'Confirm')
  await dialog(page).waitFor({ state: 'detached' })
  assert.is(await connects(page, panel, historian, USER), since)
})

test('a client is rejected because its user has no account, which is added from there', async ({
  page,
  panel,
  signIn
}) => {
  const mes = { user: { userName: 'Mes', password: 'mes2026' } }
  const historian = await openRejected(page, panel, mes, signIn)
  const { since } = panel.opcua.server()
  await page.getByRole('link', { name: 'Open Enhanced Security' }).click()
  assert.is(await dialog(page).getByLabel('Account', { exact: true }).inputValue(), 'Mes')
  await dialog(page).getByLabel('Password', { exact: true }).fill('mes2026')
  await press(page, 'Add')
  await dialog(page).waitFor({ state: 'detached' })
  await page.goBack()
  assert.is(await connects(page, panel, historian, mes), since)
})

test('a client is rejected because of its security policy, which is enabled from there', async ({
  page,
  panel,
  signIn
}) => {
  const serverCertificate = panel.certificates.own().certificate
  const old = { ...USER, policy: 'Basic256', serverCertificate }
  const historian = await openRejected(page, panel, old, signIn)
  await page.getByRole('button', { name: 'Enable policy' }).click()
  assert.ok(await dialog(page).getByLabel('Basic256 (deprecated)').isChecked())
  await dialog(page).getByText('Not interrupted, as nothing is connected: OPC UA clients').waitFor()
  await press(page, 'Save')
  await dialog(page).waitFor({ state: 'detached' })
  await until('the server listens again', () => panel.opcua.isListening())
  await connects(page, panel, historian, old)
})

test.run()
