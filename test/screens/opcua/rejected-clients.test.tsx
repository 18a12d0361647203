import '../../setup/dom'
import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import OpcUaScreen from '../../../src/screens/opcua'
import { restoreSession } from '../../../src/session/session'
import { $dialog, closeDialog } from '../../../src/stores/dialogs'
import { $notices } from '../../../src/stores/notices'
import { createIdleEngine } from '../../panel/opcua/idle-engine'
import { REJECTED, SESSION } from '../../panel/opcua/sample-clients'
import type { Panel } from '../../panel/panel'
import { dialog, dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, allByText, byLabel, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { onCleanup, render } from '../../setup/screen'

async function open({ opcua }: Panel) {
  history.replaceState(null, '', '/app/features/opcua')
  const engine = createIdleEngine()
  await opcua.attach(engine)
  engine.sessions = [SESSION]
  return engine
}

const show = async () => {
  render(<OpcUaScreen />)
  await findByRole('region', { name: 'OPC UA server' })
}

const button = (name: string, within?: HTMLElement) =>
  byRole<HTMLButtonElement>('button', { name, ...(within && { within }) })

test('trusts the certificate of a rejected client that its dialog has shown, without a restart', async ({ panel }) => {
  const engine = await open(panel)
  engine.sessions = []
  const [{ der } = { der: Buffer.alloc(0) }] = panel.certificates.folder().others
  const thumbprint = createHash('sha1').update(der).digest('hex').toUpperCase()
  engine.reject({ ...REJECTED, thumbprint })
  await show()
  await findByText('UaExpert from 192.168.10.20 was rejected')
  byText(/^Its certificate is not trusted yet/)
  click(button('Trust'))
  await findByRole('dialog', { name: 'Trust certificate “UaExpert@eng-nb7”?' })
  assert.ok(dialog().textContent?.includes(thumbprint))
  for (const fact of ['CN=UaExpert@eng-nb7, O=Example Bottling', '2048 bits', '2027/01/05 09:41:07'])
    await findByText(new RegExp(fact), dialog())
  byText(/^Compare the thumbprint with the one on the client first/, dialog())
  assert.is(panel.certificates.check(der, null), 'untrusted')
  // Another client now comes first in the list.
  engine.reject({ ...REJECTED, client: 'Attacker', thumbprint: 'F'.repeat(40) })
  panel.faults.refuseNext('POST /opcua/certificates/{id}/trust')
  click(button('Trust', dialog()))
  await findByRole('alert')
  click(button('Trust', dialog()))
  await dialogClosed()
  await until(() => $notices.get().length > 0)
  assert.is(panel.certificates.check(der, null), 'good')
  await until(() => allByText(/^UaExpert from/).length === 0)
  await findByText('Attacker from 192.168.10.20 was rejected')
  assert.is(panel.opcua.server().restarting, false)
})

test('says that the certificate of a rejected client is no longer on the panel', async ({ panel }) => {
  const engine = await open(panel)
  engine.sessions = []
  engine.reject({ ...REJECTED, thumbprint: 'F'.repeat(40) })
  await show()
  await findByText('UaExpert from 192.168.10.20 was rejected')
  click(button('Trust'))
  await findByText(/^The panel no longer has this certificate/)
})

test('offers each rejected client its remedy', async ({ panel }) => {
  await restoreSession()
  onCleanup(closeDialog)
  const engine = await open(panel)
  engine.sessions = []
  engine.reject({ ...REJECTED, client: 'Old SCADA', reason: 'policy_disabled', policy: 'Basic256' })
  engine.reject({
    ...REJECTED,
    client: 'Night PC',
    reason: 'certificate_not_yet_valid',
    clock_difference_seconds: -7380
  })
  engine.reject({ ...REJECTED, client: 'MES', reason: 'user_unknown', username: 'mes 2' })
  engine.reject({ ...REJECTED, client: 'Tablet', reason: 'uri_mismatch', client_uri: 'urn:tablet' })
  await show()
  const of = (client: string) =>
    allByRole('listitem', { within: byRole('list', { name: 'Rejected clients' }) }).find(({ textContent }) =>
      textContent?.startsWith(client)
    )!
  await findByText('Tablet from 192.168.10.20 was rejected')
  const accounts = byRole('link', { name: 'Open Enhanced Security', within: of('MES') })
  assert.is(accounts.getAttribute('href'), '/app/project/enhanced-security?account=mes+2')
  assert.is(allByRole('button', { within: of('Tablet') }).length, 0)
  assert.match(of('Night PC').textContent ?? '', " · Client's clock: -2 h 3 min")
  click(button('Set clock', of('Night PC')))
  assert.is($dialog.get(), 'clock')
  click(button('Enable policy', of('Old SCADA')))
  await findByRole('textbox', { name: 'Application name' })
  assert.ok(byLabel<HTMLInputElement>('Basic256 (deprecated)').checked)
  click(button('Save'))
  await dialogClosed()
  assert.ok(panel.state.opcua.settings.policies.includes('Basic256'))
})

test('keeps a rejected client that has connected since, until the list is cleared', async ({ panel }) => {
  const engine = await open(panel)
  engine.reject({ ...REJECTED, client: 'MES', reason: 'password_wrong', username: 'mes' })
  engine.setup?.panel.onConnect(SESSION)
  await show()
  await findByText('MES from 192.168.10.20 was rejected')
  byText('Connected afterwards: 2026/11/21 09:41:07')
  click(button('Clear list'))
  await until(() => allByText(/was rejected/).length === 0)
})

test('leads to the accounts only those who may open them', async ({ panel }) => {
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = ['opcua']
  await restoreSession()
  const engine = await open(panel)
  engine.reject({ ...REJECTED, client: 'MES', reason: 'user_unknown', username: 'mes' })
  await show()
  await findByText('MES from 192.168.10.20 was rejected')
  assert.is(allByRole('link', { name: 'Open Enhanced Security' }).length, 0)
})

test('shows five rejected clients, the others on request', async ({ panel }) => {
  const engine = await open(panel)
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    engine.reject({ ...REJECTED, client: name, client_uri: `urn:${name}` })
  await show()
  await findByText('G from 192.168.10.20 was rejected')
  assert.is(allByText('A from 192.168.10.20 was rejected').length, 0)
  click(button('2 older'))
  byText('A from 192.168.10.20 was rejected')
})

test.run()
