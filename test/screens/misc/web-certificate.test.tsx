import '../../setup/dom'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { createIdleEngine } from '../../panel/misc/idle-engine'
import { CHAIN, OF_RC2, PKCS12_PASSWORD, WITHOUT_KEY } from '../../panel/misc/pkcs12-samples'
import { issueCertificate } from '../../panel/opcua/certificates/issue'
import type { Panel } from '../../panel/panel'
import { createCertificate } from '../../panel/server/certificate'
import { attach } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  clickWhenEnabled,
  findByRole,
  findByText,
  type,
  until
} from '../../setup/query'
import { render } from '../../setup/screen'

/** Opens the dialog of the certificate. */
async function open(panel: Panel) {
  await panel.misc.attach(createIdleEngine())
  render(<MiscScreen />)
  const row = await findByRole('listitem', { name: 'Web server' })
  click(byRole('button', { name: 'Web server', within: row }))
  await findByRole('button', { name: 'Save' })
  click(byRole('button', { name: 'Web server certificate' }))
}

async function certificateDialog() {
  const dialog = await findByRole('dialog', { name: 'Web server certificate' })
  return {
    dialog,
    file: (label: string) => byLabel<HTMLInputElement>(label, dialog),
    upload: () => click(byRole('button', { name: 'Upload', within: dialog }))
  }
}

test('shows the certificate, and offers a restart after a new one', async ({ panel }) => {
  await open(panel)
  await findByText('Self-signed')
  const pending = /^This certificate takes effect after a restart/
  assert.equal(allByText(pending), [])
  const regenerate = 'Regenerate self-signed certificate'
  click(byRole('button', { name: regenerate }))
  const question = await findByRole('dialog', { name: 'Regenerate the web server certificate?' })
  click(byRole('button', { name: regenerate, within: question }))
  await findByText('Restart needed')
  await findByText(pending, byRole('dialog', { name: 'Web server certificate' }))
})

test('replaces the certificate by one with its key, and says at which file the fault is', async ({ panel }) => {
  const [{ cert, key }, other] = await Promise.all([createCertificate('line2'), createCertificate('line3')])
  await open(panel)
  const { dialog, file, upload } = await certificateDialog()
  upload()
  await findByText('Required', dialog)
  attach(file('Certificate file'), cert, 'line2.pem')
  attach(file('Private key'), other.key, 'line3.key')
  upload()
  await findByText('The key does not belong to the certificate', dialog)
  attach(file('Private key'), key, 'line2.key')
  upload()
  await findByText('Restart needed')
  assert.match(panel.misc.web.view().subject, 'line2')
})

test('reads binary files, asks for the password of a key, and says when the certificate takes effect', async ({
  panel
}) => {
  const { cert, key } = await createCertificate('line2')
  const options = { type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'key-315' } as const
  await open(panel)
  const { dialog, file, upload } = await certificateDialog()
  byText(/takes effect when the web server or the panel restarts/, dialog)
  attach(file('Certificate file'), new X509Certificate(cert).raw, 'line2.cer')
  attach(file('Private key'), createPrivateKey(key).export(options), 'line2.key')
  upload()
  await findByText('The file is encrypted. Enter its password.', dialog)
  type(byLabel('Key password', dialog), 'key-315')
  upload()
  await findByText('Restart needed')
  assert.match(panel.misc.web.view().subject, 'line2')
})

for (const kind of ['pkcs1', 'pkcs8'] as const)
  test(`reads a binary key of ${kind}`, async ({ panel }) => {
    const { cert, key } = await createCertificate('line2')
    await open(panel)
    const { file, upload } = await certificateDialog()
    attach(file('Certificate file'), cert, 'line2.pem')
    attach(file('Private key'), createPrivateKey(key).export({ type: kind, format: 'der' }), 'line2.der')
    upload()
    await findByText('Restart needed')
  })

test('takes the key from the file of the certificate', async ({ panel }) => {
  const { cert, key } = await createCertificate('line2')
  await open(panel)
  const { dialog, file } = await certificateDialog()
  attach(file('Certificate file'), `${cert}\n${key}`, 'line2.pem')
  await clickWhenEnabled('Upload', dialog)
  await findByText('Restart needed')
  assert.match(panel.misc.web.view().subject, 'line2')
})

test('asks for the password of a key in the file of the certificate', async ({ panel }) => {
  const { cert, key } = await createCertificate('line2')
  const options = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'key-315' } as const
  await open(panel)
  const { dialog, file } = await certificateDialog()
  attach(file('Certificate file'), `${createPrivateKey(key).export(options)}${cert}`, 'line2.pem')
  type(await until(() => byLabel('Key password', dialog)), 'key-315')
  await clickWhenEnabled('Upload', dialog)
  await findByText('Restart needed')
  assert.match(panel.misc.web.view().subject, 'line2')
})

test('says before the upload that a certificate lacks names of the panel and expires soon', async ({ panel }) => {
  const now = new Date(panel.clock.now())
  const valid = { notBeforeDate: now, notAfterDate: new Date(now.getTime() + 12.5 * 86_400_000) }
  const { cert } = await createCertificate('line9', { valid })
  await open(panel)
  const { dialog, file } = await certificateDialog()
  attach(file('Certificate file'), cert, 'line9.pem')
  await findByText(new RegExp(`^Not valid for: ${panel.state.versions.hostname}`), dialog)
  byText('Expires in 12 days', dialog)
})

for (const [weakness, text] of [
  ['short_key', "The certificate's key is shorter than 2048 bits"],
  ['old_signature', 'Signed with SHA-1 or MD5, which browsers reject'],
  ['not_yet_valid', "The certificate is not valid yet according to the panel's clock"]
] as const)
  test(`says before the upload that a certificate is weak: ${weakness}`, async ({ panel }) => {
    const { cert } = await createCertificate('line2')
    const found = { missing_names: [], weaknesses: [weakness], days_left: 300 }
    panel.faults.answer(200, found, 'POST /features/misc/web-server/certificate/checks')
    await open(panel)
    const { dialog, file } = await certificateDialog()
    attach(file('Certificate file'), cert, 'line2.pem')
    await findByText(text, dialog)
  })

test('takes certificate and key from a PKCS #12 file, and says at which field the fault is', async ({ panel }) => {
  await open(panel)
  const { dialog, file } = await certificateDialog()
  await findByText('Self-signed')
  attach(file('Certificate file'), OF_RC2, 'line2.pfx')
  type(await until(() => byLabel('Password', dialog)), 'another')
  assert.equal(allByText('Private key', dialog), [])
  await clickWhenEnabled('Upload', dialog)
  await findByText(/encrypted with an old method/, dialog)
  attach(file('Certificate file'), WITHOUT_KEY, 'line2.pfx')
  await clickWhenEnabled('Upload', dialog)
  await findByText('Incorrect password', dialog)
  type(byLabel('Password', dialog), PKCS12_PASSWORD)
  await clickWhenEnabled('Upload', dialog)
  await findByText(/contains no private key/, dialog)
  attach(file('Certificate file'), CHAIN, 'line2.P12')
  await clickWhenEnabled('Upload', dialog)
  await findByText('Restart needed')
  assert.match(panel.misc.web.view().subject, 'line2-hmi')
})

test('makes a signing request for the names of the panel, and takes its certificate without a key', async ({
  panel
}) => {
  await open(panel)
  const { dialog, file } = await certificateDialog()
  click(await findByRole('button', { name: 'Signing request', within: dialog }))
  const names = await findByRole<HTMLInputElement>('textbox', { name: 'Hostnames and IP addresses' })
  const own = [panel.state.versions.hostname, ...panel.network.ownAddresses()]
  assert.is(names.value, own.join(', '))
  click(byRole('button', { name: 'Create request' }))
  await findByRole('button', { name: 'Save file' })
  const request = byLabel<HTMLTextAreaElement>('Signing request', byRole('dialog', { name: 'Signing request' }))
  assert.match(request.value, /^-----BEGIN CERTIFICATE REQUEST-----/)
  click(byRole('button', { name: 'Close' }))
  const [{ cert: foreign }, now] = [await createCertificate('line3'), panel.clock.now()]
  attach(file('Certificate file'), foreign, 'line3.pem')
  await clickWhenEnabled('Upload', dialog)
  await findByText(/does not have the key of this certificate/, dialog)
  const choices = { commonName: 'signed', validFrom: now, validTo: now + 40 * 86_400_000 }
  const signed = issueCertificate(choices, createPrivateKey(panel.state.webRequestKey!))
  attach(file('Certificate file'), signed, 'line2.cer')
  await clickWhenEnabled('Upload', dialog)
  await findByText('Restart needed')
  assert.match(panel.misc.web.view().subject, 'signed')
})

test('offers neither to older firmware', async ({ panel }) => {
  const { pkcs12, panel_names, ...older } = panel.misc.web.view()
  assert.ok(pkcs12 && panel_names)
  panel.faults.answer(200, older, 'GET /features/misc/web-server/certificate')
  await open(panel)
  const { dialog, file, upload } = await certificateDialog()
  await findByText('Self-signed')
  upload()
  await until(() => allByText('Required', dialog).length === 2)
  assert.equal(allByRole('button', { name: 'Signing request' }), [])
  attach(file('Certificate file'), CHAIN, 'line2.p12')
  upload()
  await findByText(/\.der$/, dialog)
})

test('uploads a certificate also to firmware that does not check it before', async ({ panel }) => {
  const { cert, key } = await createCertificate('line2')
  panel.faults.answer(404, { error_code: 'not_found' }, 'POST /features/misc/web-server/certificate/checks')
  await open(panel)
  const { file, upload } = await certificateDialog()
  attach(file('Certificate file'), cert, 'line2.pem')
  attach(file('Private key'), key, 'line2.key')
  upload()
  await findByText('Restart needed')
})

test.run()
