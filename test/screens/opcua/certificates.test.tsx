import '../../setup/dom'
import * as assert from 'uvu/assert'
import { hostNamesIn } from '../../../src/lib/network/certificate-names'
import OpcUaScreen from '../../../src/screens/opcua'
import { createCertificates } from '../../../src/screens/opcua/certificates/model'
import { $notices } from '../../../src/stores/notices'
import { issueCertificate } from '../../panel/opcua/certificates/issue'
import { factoryKeys, plantKeys } from '../../panel/opcua/certificates/keys'
import { createIdleEngine } from '../../panel/opcua/idle-engine'
import type { Panel } from '../../panel/panel'
import { attach } from '../../setup/attach'
import { clickInDialog, dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  pickAction,
  pickRowAction,
  type,
  until
} from '../../setup/query'
import { render } from '../../setup/screen'

const DAY = 86_400_000
const { privateKey } = plantKeys()
const PKCS8 = { type: 'pkcs8', format: 'pem' } as const

async function open() {
  history.replaceState(null, '', '/app/features/opcua?tab=certificates')
  render(<OpcUaScreen />)
  await findByRole('group', { name: 'UaExpert@eng-nb7' })
}

const actionOf = (client: string, name: string) => byRole('button', { name, within: byRole('group', { name: client }) })
const card = (name: string) => byRole('region', { name })
const rowsOf = (table: string) =>
  allByRole('row', { within: byRole('table', { name: table }) }).map(({ textContent }) => textContent ?? '')

const issue = ({ clock, certificates }: Panel, more = {}) => {
  const now = clock.now()
  const choices = { commonName: 'Line 2', uri: certificates.applicationUri() }
  return issueCertificate({ ...choices, validFrom: now - DAY, validTo: now + 365 * DAY, ...more }, privateKey)
}

test('shows whom the server trusts and rejects, and what to do about it', async () => {
  await open()
  byText('Expires in 12 days', card('Server certificate'))
  assert.match(rowsOf('Rejected certificates')[1] ?? '', /UaExpert@eng-nb7.*Not trusted.*Trust it.*192\.168\.10\.88/)
  assert.match(rowsOf('Rejected certificates')[2] ?? '', /MesGateway.*Key too short.*2048 bits or more/)
  assert.match(rowsOf('Trusted certificates')[2] ?? '', /OldScada.*Revoked/)
  assert.match(rowsOf('Issuers')[1] ?? '', /Example Bottling CA.*Self-signed/)
  await findByText('plant-ca.crl')
})

test('trusts a rejected client after its thumbprint was shown', async ({ panel }) => {
  await open()
  const [{ der } = { der: Buffer.alloc(0) }] = panel.certificates.folder().others
  click(actionOf('UaExpert@eng-nb7', 'Trust'))
  const dialog = await findByRole('dialog', { name: 'Trust certificate “UaExpert@eng-nb7”?' })
  byText(/192\.168\.10\.88$/, dialog)
  assert.match(dialog.textContent ?? '', /[0-9A-F]{40}/)
  clickInDialog('Trust')
  await dialogClosed()
  assert.is(panel.certificates.check(der, null), 'good')
  await until(() => rowsOf('Trusted certificates').some(text => text.includes('UaExpert')))
})

test('says that trust alone is not enough', async () => {
  await open()
  click(actionOf('MesGateway@mes-gw', 'Trust'))
  await findByText('Trust alone is not enough: Key too short')
})

test('rejects a client, and deletes its certificate', async ({ panel }) => {
  await open()
  const reads = () => panel.log.filter(({ operation }) => operation === 'GET /opcua/revocation-lists').length
  const before = reads()
  click(actionOf('PlantHistorian@hist-01', 'Reject'))
  await findByRole('dialog', { name: 'Reject certificate “PlantHistorian@hist-01”?' })
  byText(/^The client will be disconnected and will no longer be able to connect/)
  clickInDialog('Reject')
  await dialogClosed()
  await until(() => rowsOf('Rejected certificates').some(text => text.includes('PlantHistorian')))
  await pickRowAction('PlantHistorian@hist-01', 'Delete')
  await findByRole('dialog', { name: 'Delete certificate “PlantHistorian@hist-01”?' })
  clickInDialog('Delete')
  await dialogClosed()
  await until(() => panel.certificates.folder().others.length === 4)
  assert.is(reads(), before)
})

test('deletes an issuer, with its revocation list', async () => {
  await open()
  await findByText('plant-ca.crl')
  await pickRowAction('Example Bottling CA', 'Delete')
  await findByText(/^All clients with certificates signed by this authority will be disconnected/)
  clickInDialog('Delete')
  await dialogClosed()
  await findByText('No revocation lists')
})

test('keeps the dialog open while the panel does not respond', async ({ panel }) => {
  await open()
  panel.faults.refuseNext('POST /opcua/certificates/{id}/trust')
  click(actionOf('UaExpert@eng-nb7', 'Trust'))
  await findByRole('dialog')
  clickInDialog('Trust')
  await findByRole('alert')
  clickInDialog('Trust')
  await dialogClosed()
})

test('uploads a certificate of an issuer, and says why another file is refused', async ({ panel }) => {
  await open()
  click(byRole('button', { name: 'Upload', within: card('Issuers') }))
  const dialog = await findByRole('dialog', { name: 'Upload issuer certificate' })
  const field = byLabel('Certificate', dialog)
  attach(field, issue(panel), 'client.der')
  clickInDialog('Upload')
  await findByText(/cannot sign others/)
  attach(field, 'x', 'issuer.pfx')
  clickInDialog('Upload')
  await findByText(/\.der, \.cer, \.crt, \.pem$/, byRole('dialog'))
  attach(field, new Uint8Array(513 * 1024), 'large.der')
  clickInDialog('Upload')
  await findByText(/512 KB/)
  attach(field, issue(panel, { commonName: 'New CA', authority: true }), 'ca.der')
  clickInDialog('Upload')
  await dialogClosed()
  await until(() => rowsOf('Issuers').some(text => text.includes('New CA')))
})

test('trusts a certificate from a file', async ({ panel }) => {
  await open()
  click(byRole('button', { name: 'Upload', within: card('Trusted certificates') }))
  const dialog = await findByRole('dialog', { name: 'Upload trusted certificate' })
  const der = issue(panel)
  attach(byLabel('Certificate', dialog), der, 'client.der')
  clickInDialog('Upload')
  await dialogClosed()
  assert.is(panel.certificates.check(der, null), 'good')
})

test('deletes a revocation list, whose certificates are accepted again, and takes it from a file', async ({
  panel
}) => {
  await open()
  const list = panel.certificates.folder().revocationLists[0]!.der
  const oldScada = () => rowsOf('Trusted certificates').find(text => text.includes('OldScada')) ?? ''
  await findByText('plant-ca.crl')
  click(byRole('button', { name: 'Delete', within: card('Revocation lists') }))
  await findByText(/revoked by this list will be accepted again/)
  clickInDialog('Delete')
  await dialogClosed()
  await findByText('No revocation lists')
  await until(() => !oldScada().includes('Revoked'))

  click(byRole('button', { name: 'Upload', within: card('Revocation lists') }))
  const field = byLabel('Revocation list', await findByRole('dialog', { name: 'Upload revocation list' }))
  attach(field, issue(panel), 'client.der')
  clickInDialog('Upload')
  await findByText('The file is not a revocation list in DER or PEM format')
  attach(field, list, 'plant-ca.crl')
  clickInDialog('Upload')
  await dialogClosed()
  await findByText('plant-ca.crl')
  await until(() => oldScada().includes('Revoked'))
})

test('replaces certificate and key only if they match', async ({ panel }) => {
  await open()
  await pickAction('Upload certificate and key')
  const dialog = await findByRole('dialog', { name: 'Upload certificate and key' })
  attach(byLabel('Certificate', dialog), issue(panel), 'own.der')
  clickInDialog('Replace certificate')
  await findByText(/does not have the key of this certificate/)
  attach(byLabel('Private key', dialog), String(factoryKeys().privateKey.export(PKCS8)), 'other.key')
  clickInDialog('Replace certificate')
  await findByText('Certificate and private key do not match')
  const key = privateKey.export({ ...PKCS8, cipher: 'aes-256-cbc', passphrase: 'key-3152' })
  attach(byLabel('Private key', dialog), String(key), 'own.key')
  attach(byLabel('Certificate', dialog), issue(panel), 'own.der')
  clickInDialog('Replace certificate')
  await findByText('The file is encrypted. Enter its password.')
  type(byLabel('Key password', dialog), 'wrong')
  clickInDialog('Replace certificate')
  await findByText('Incorrect password')
  type(byLabel('Key password', dialog), 'key-3152')
  attach(byLabel('Certificate', dialog), issue(panel, { uri: undefined }), 'own.der')
  clickInDialog('Replace certificate')
  await findByText(/does not contain the server's application URI/)
  attach(byLabel('Certificate', dialog), issue(panel), 'own.der')
  clickInDialog('Replace certificate')
  await dialogClosed()
  assert.equal(
    $notices.get().map(({ message }) => message),
    ['opcuaCertificates.own.replaced']
  )
  await findByText('Valid', card('Server certificate'))
})

test('regenerates with the names of the panel, and says which clients it disconnects', async ({ panel }) => {
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  const times = { since: '2026/11/21 08:00:00', reads_per_minute: 0, writes_per_minute: 0 }
  const session = { ...times, id: 's1', client: 'Historian', client_uri: 'urn:h', username: null, address: '10.0.0.5' }
  const security = { policy: 'Basic256Sha256', mode: 'SignAndEncrypt' } as const
  engine.sessions = [{ ...session, ...security, subscriptions: 1, monitored_items: 2 }]
  panel.state.versions.hostname = 'filler-hmi'
  await open()
  byText('Application URI mismatch')
  click(byRole('button', { name: 'Regenerate' }))
  await findByText(/Historian \(10\.0\.0\.5\)/)
  const names = byLabel('Hostnames and IP addresses', byRole('dialog', { name: 'Regenerate certificate' }))
  assert.is(names.value, 'hmi-7f31, 192.168.10.42, filler-hmi')
  type(names, 'filler-hmi, 192.168.10.42 no_host')
  clickInDialog('Regenerate certificate')
  await findByText('Neither a hostname nor an IPv4 address: no_host')
  type(names, 'filler-hmi, 192.168.10.42')
  clickInDialog('Regenerate certificate')
  await dialogClosed()
  await findByText('urn:filler-hmi:Line%202%20panel', card('Server certificate'))
  byText('filler-hmi, 192.168.10.42')
})

test('regenerates a certificate of the server that cannot be read', async ({ panel }) => {
  panel.certificates.folder().own.der = Buffer.from('damaged')
  await open()
  byText('Damaged or not supported', card('Server certificate'))
  click(byRole('button', { name: 'Regenerate' }))
  await findByRole('textbox', { name: 'Hostnames and IP addresses' })
  clickInDialog('Regenerate certificate')
  await dialogClosed()
  await findByText('Valid', card('Server certificate'))
})

test('makes a signing request that can be copied and saved', async () => {
  await open()
  await pickAction('Signing request')
  await findByRole('button', { name: 'Create request' })
  clickInDialog('Create request')
  const text = await until(() => byLabel<HTMLTextAreaElement>('Signing request', byRole('dialog')).value)
  assert.match(text, /^-----BEGIN CERTIFICATE REQUEST-----/)
  byRole('button', { name: 'Save file' })
  clickInDialog('Close')
  await dialogClosed()
})

test('shows all that a certificate says, and downloads it in both formats', async ({ panel }) => {
  const followed: string[] = []
  const model = createCertificates(url => followed.push(url))
  const [entry] = panel.certificates.folder().others
  await open()
  click(byRole('button', { name: 'UaExpert@eng-nb7', within: card('Rejected certificates') }))
  const dialog = await findByRole('dialog', { name: 'UaExpert@eng-nb7' })
  byText('CN=UaExpert@eng-nb7, O=Example Bottling', dialog)
  byText('2026/11/21 09:39:32, from 192.168.10.88', dialog)
  byText('2048 bits', dialog)
  byText('urn:eng-nb7:UaExpert', dialog)
  for (const label of ['Issuer', 'Organization', 'Organization unit', 'Valid from', 'Valid until', 'File'])
    byText(label, dialog)
  byText(entry?.fileName ?? '', dialog)
  byRole('button', { name: 'Download DER' })
  byRole('button', { name: 'Download PEM' })
  await model.$certificates.reload()
  const loaded = model.$certificates.get()
  if (loaded.status !== 'ready') throw new Error('No certificates')
  const certificate = loaded.data.find(({ name }) => name.startsWith('UaExpert'))
  if (certificate) await model.download(certificate, 'der')
  const file = await panel.fetch(followed[0] ?? '')
  assert.ok(Buffer.from(await file.arrayBuffer()).equals(entry?.der ?? Buffer.alloc(0)))
})

test('splits host names as people write them', () => {
  assert.equal(hostNamesIn(' a.example,b;10.0.0.5\nb '), ['a.example', 'b', '10.0.0.5'])
})

test.run()
