import 'reflect-metadata'
import { readFile } from 'node:fs/promises'
import { Pkcs10CertificateRequest } from '@peculiar/x509'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Issuer, issueCertificate } from '../../panel/opcua/certificates/issue'
import { plantKeys } from '../../panel/opcua/certificates/keys'
import { test } from '../../setup/browser-test'
import { pickAction } from '../support/navigate'

const PATH = '/app/features/opcua?tab=certificates'
const DAY = 86_400_000
const { privateKey } = plantKeys()

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content)
})

test('goes from the finding to the certificate that ends, and regenerates it', async ({ page, panel, signIn }) => {
  await signIn('/app/system/info')
  const finding = page.getByRole('listitem').filter({ hasText: 'expires in 11 days: Line 2 panel' })
  await finding.getByRole('link', { name: 'Open OPC UA' }).click()
  const own = region(page, 'Server certificate')
  await own.getByText('Expires in 11 days').waitFor()
  await own.getByRole('button', { name: 'Regenerate' }).click()
  const names = dialog(page).getByLabel('Hostnames and IP addresses')
  assert.is(await names.inputValue(), 'hmi-7f31, 192.168.10.42')
  await names.fill('line2-hmi, 192.168.10.42')
  await dialog(page).getByLabel('Valid for').fill('730')
  await press(page, 'Regenerate certificate')
  await closed(page)
  await own.getByText('line2-hmi, 192.168.10.42').waitFor()
  await own.getByText('Valid', { exact: true }).waitFor()
  assert.ok(panel.certificates.own().privateKey.includes('PRIVATE KEY'))
})

test('has a request signed and uploads the answer without a key, refuses another one', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/400 \(Bad Request\)/)
  await signIn(PATH)
  await pickAction(page, 'Signing request')
  await press(page, 'Create request')
  const coming = page.waitForEvent('download')
  await press(page, 'Save file')
  const download = await coming
  assert.is(download.suggestedFilename(), 'Line-2-panel.csr')
  const request = new Pkcs10CertificateRequest(await readFile(await download.path(), 'utf8'))
  assert.is(await request.verify(), true)
  await press(page, 'Close')

  const now = panel.clock.now()
  const period = { validFrom: now - DAY, validTo: now + 400 * DAY }
  const root = issueCertificate({ commonName: 'Plant CA', authority: true, ...period }, privateKey)
  const issuer: Issuer = { certificate: root, privateKey }
  const choices = { commonName: 'Line 2 panel', uri: panel.certificates.applicationUri(), ...period }
  const { privateKey: own } = panel.certificates.folder().own
  await pickAction(page, 'Upload certificate and key')
  const upload = dialog(page).getByLabel('Certificate')
  await upload.setInputFiles(file('other.der', issueCertificate(choices, privateKey, issuer)))
  await press(page, 'Replace certificate')
  await dialog(page).getByText('The panel does not have the key of this certificate. Upload the key too.').waitFor()
  await upload.setInputFiles(file('signed.der', issueCertificate(choices, own, issuer)))
  await press(page, 'Replace certificate')
  await closed(page)
  await region(page, 'Server certificate').getByText('Valid', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Details' }).first().click()
  await dialog(page).getByText('Issued by CN=Plant CA').waitFor()
})

test('trusts a client that was rejected while the list was open', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  const now = panel.clock.now()
  const choices = { commonName: 'Scada@srv-2', uri: 'urn:srv-2:Scada', validFrom: now - DAY, validTo: now + 100 * DAY }
  const client = issueCertificate(choices, privateKey)
  const rejected = page.getByRole('table', { name: 'Rejected certificates' })
  await rejected.getByText('UaExpert@eng-nb7').waitFor()
  assert.is(panel.certificates.check(client, '192.168.10.90'), 'untrusted')
  const actions = rejected.getByRole('group', { name: 'Scada@srv-2' })
  await actions.getByRole('button', { name: 'Trust' }).click()
  await dialog(page).getByText('192.168.10.90').waitFor()
  await press(page, 'Trust')
  await closed(page)
  await page.getByRole('table', { name: 'Trusted certificates' }).getByText('Scada@srv-2').waitFor()
  assert.is(panel.certificates.check(client, '192.168.10.90'), 'good')
})

test.run()
