import '../../setup/dom'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { createIdleEngine } from '../../panel/misc/idle-engine'
import type { Panel } from '../../panel/panel'
import { createCertificate } from '../../panel/server/certificate'
import { attach } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import { allByText, byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

/** Opens the dialog of the certificate. */
async function open(panel: Panel) {
  await panel.misc.attach(createIdleEngine())
  render(<MiscScreen />)
  const row = await findByRole('listitem', { name: 'Web server' })
  click(byRole('button', { name: 'Settings Web server', within: row }))
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
  click(byRole('button', { name: 'Regenerate self-signed certificate' }))
  await findByText('Restart needed')
})

test('replaces the certificate by one with its key, and says at which file the fault is', async ({ panel }) => {
  const [{ cert, key }, other] = await Promise.all([createCertificate('line2'), createCertificate('line3')])
  await open(panel)
  const { dialog, file, upload } = await certificateDialog()
  upload()
  await until(() => allByText('Required', dialog).length === 2)
  attach(file('Certificate (PEM or DER)'), cert, 'line2.pem')
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
  attach(file('Certificate (PEM or DER)'), new X509Certificate(cert).raw, 'line2.cer')
  attach(file('Private key'), createPrivateKey(key).export(options), 'line2.key')
  upload()
  await findByText('The key is encrypted. Enter its password.', dialog)
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
    attach(file('Certificate (PEM or DER)'), cert, 'line2.pem')
    attach(file('Private key'), createPrivateKey(key).export({ type: kind, format: 'der' }), 'line2.der')
    upload()
    await findByText('Restart needed')
  })

test('says before the upload that a certificate lacks names of the panel and expires soon', async ({ panel }) => {
  const now = new Date(panel.clock.now())
  const valid = { notBeforeDate: now, notAfterDate: new Date(now.getTime() + 12.5 * 86_400_000) }
  const { cert } = await createCertificate('line9', { valid })
  await open(panel)
  const { dialog, file } = await certificateDialog()
  attach(file('Certificate (PEM or DER)'), cert, 'line9.pem')
  await findByText(new RegExp(`^Not valid for: ${panel.state.versions.hostname}`), dialog)
  byText('Expires in 12 days', dialog)
})

test('uploads a certificate also to firmware that does not check it before', async ({ panel }) => {
  const { cert, key } = await createCertificate('line2')
  panel.faults.answer(404, { error_code: 'not_found' }, 'POST /features/misc/web-server/certificate/checks')
  await open(panel)
  const { file, upload } = await certificateDialog()
  attach(file('Certificate (PEM or DER)'), cert, 'line2.pem')
  attach(file('Private key'), key, 'line2.key')
  upload()
  await findByText('Restart needed')
})

test.run()
