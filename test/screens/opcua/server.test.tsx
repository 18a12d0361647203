import '../../setup/dom'
import * as assert from 'uvu/assert'
import OpcUaScreen from '../../../src/screens/opcua'
import { createIdleEngine } from '../../panel/opcua/idle-engine'
import { RESTART_MS } from '../../panel/opcua/opcua'
import { SESSION } from '../../panel/opcua/sample-clients'
import type { Panel } from '../../panel/panel'
import { dialog, dialogClosed } from '../../setup/dialog'
import { installOwnCertificate } from '../../setup/own-certificate'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../../setup/query'
import { render } from '../../setup/screen'

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

async function editSettings() {
  await findByRole('region', { name: 'OPC UA server settings' })
  click(button('Edit settings'))
  await findByRole('textbox', { name: 'Application name' })
}

test('shows what the server offers, and who is connected', async ({ panel }) => {
  await open(panel)
  await show()
  byText('Running', byRole('region', { name: 'OPC UA server' }))
  byText(/^opc\.tcp:\/\/.*:4840$/, byRole('region', { name: 'Endpoints' }))
  byText('Aes256-Sha256-RsaPss', byRole('region', { name: 'Endpoints' }))
  await findByRole('row', { name: /UaExpert.*Scada.*192\.168\.10\.20/ })
  byText(/^urn:.*:Line%202%20panel$/)
})

for (const [policies, named] of [
  [['None'], false],
  [['None', 'Basic256Sha256'], true]
] as const)
  test(`${named ? 'names the' : 'names no'} mode of message security with the policies ${policies}`, async ({
    panel
  }) => {
    await open(panel)
    Object.assign(panel.state.opcua.settings, { policies })
    await show()
    const settings = await findByRole('region', { name: 'OPC UA server settings' })
    assert.is(settings.textContent?.includes('Message security mode'), named)
  })

test('copies the address and the application URI', async ({ panel }) => {
  const copied: string[] = []
  const writeText = async (text: string) => copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await open(panel)
  await show()
  click(await findByRole('button', { name: 'Copy: Endpoint URL' }))
  click(button('Copy: Application URI'))
  await until(() => copied.length === 2)
  assert.equal(copied, ['opc.tcp://127.0.0.1:4840', panel.opcua.server().application_uri])
})

test('says which policy the panel does not support although it is enabled', async ({ panel }) => {
  const engine = await open(panel)
  engine.unsupported = ['Basic128Rsa15']
  panel.state.opcua.settings.policies = ['Basic256Sha256', 'Basic128Rsa15']
  await panel.opcua.stop()
  await panel.opcua.start()
  await show()
  const endpoints = await findByRole('region', { name: 'Endpoints' })
  byText('Basic128Rsa15', endpoints)
  byText('enabled, but not supported by this panel', endpoints)
})

test('lists the clients that a stop disconnects, stops and starts', async ({ panel }) => {
  await open(panel)
  await show()
  click(button('Stop'))
  await findByText('This will disconnect until the server is started again:')
  byText(/UaExpert \(192\.168\.10\.20\)/, dialog())
  click(button('Stop', dialog()))
  await findByText('Stopped')
  await dialogClosed()
  await findByText('No endpoint is open')
  click(button('Start'))
  await findByText('Running')
})

test('says what to do without endpoints and sessions only where that is possible', async ({ panel }) => {
  const shown = async () => {
    await show()
    await findByText('No client is connected')
    return [
      allByText('Start the server to let clients connect.').length,
      allByText(/^Connect a client to one of the endpoints/).length,
      allByText('Since', byRole('region', { name: 'OPC UA server' })).length
    ]
  }
  history.replaceState(null, '', '/app/features/opcua')
  assert.equal(await shown(), [0, 0, 0])
  await findByText('OPC UA web service unavailable')
  const engine = await open(panel)
  engine.sessions = []
  assert.equal(await shown(), [0, 1, 1])
  await panel.opcua.stop()
  assert.equal(await shown(), [1, 0, 0])
})

test('says why the server could not be started', async ({ panel }) => {
  const engine = await open(panel)
  await panel.opcua.stop()
  await show()
  engine.failure = 'port_in_use'
  click(button('Start'))
  await findByText(/^Another panel service uses the port/)
  await editSettings()
  type(byRole('textbox', { name: 'Port' }), '443')
  click(button('Save'))
  await findByText('Already used by the web server')
  type(byRole('textbox', { name: 'Port' }), '4842')
  click(button('Save'))
  await dialogClosed()
  await findByText('Running')
  assert.is(allByText(/^Another panel service uses the port/).length, 0)
})

test('says that the certificate of the server has expired, or is damaged, until it is regenerated', async ({
  panel
}) => {
  await open(panel)
  await panel.opcua.stop()
  panel.certificates.folder().own.der = Buffer.from('damaged')
  await show()
  click(button('Start'))
  await findByText("The server's certificate cannot be used. Regenerate it under Certificates.")
  installOwnCertificate(panel, -1)
  click(button('Start'))
  await findByText(
    "The server's certificate is not valid according to the panel's clock. Check the clock, or regenerate the certificate under Certificates."
  )
  installOwnCertificate(panel, 100)
  click(button('Start'))
  await findByText('Running')
  assert.is(allByText(/certificate has expired/).length, 0)
})

test('lists the clients that a save disconnects, saves and restarts', async ({ panel }) => {
  const engine = await open(panel)
  await show()
  await editSettings()
  await findByText('Interrupted for about 5 s:')
  byText(/1 OPC UA client/, dialog())
  type(byLabel('Port'), '70000')
  click(button('Save'))
  await findByText('Enter a value from 1 to 65535', dialog())
  type(byLabel('Port'), '4841')
  click(byLabel('Basic256Sha256'))
  click(button('Save'))
  await dialogClosed()
  await findByText('Restarting')
  const { settings } = panel.state.opcua
  assert.equal([settings.port, settings.policies], [4841, ['Aes256_Sha256_RsaPss', 'Aes128_Sha256_RsaOaep']])
  await panel.clock.advance(RESTART_MS)
  await panel.opcua.settled()
  assert.is(engine.setup?.settings.port, 4841)
})

for (const [what, change] of [
  ['port', () => type(byLabel('Port'), '4841')],
  ['LAN port', () => choose(byLabel('LAN port'), 'LAN 2')]
] as const)
  test(`says that clients do not come back by themselves after a change of the ${what}`, async ({ panel }) => {
    await open(panel)
    await show()
    await editSettings()
    await findByText('Interrupted for about 5 s:')
    change()
    await findByText('This will disconnect until the clients use the new endpoint URL:')
    byText(/1 OPC UA client/, dialog())
    assert.is(allByText(/Interrupted for/).length, 0)
  })

test('requires a security policy and a way to log in', async ({ panel }) => {
  await open(panel)
  await show()
  await editSettings()
  for (const policy of ['Aes256-Sha256-RsaPss', 'Aes128-Sha256-RsaOaep', 'Basic256Sha256']) click(byLabel(policy))
  click(byLabel('Username and password'))
  click(button('Save'))
  await findByText('Enable at least one security policy', dialog())
  byText('Allow at least one login method', dialog())
})

test('marks deprecated policies, and warns of passwords without encryption', async ({ panel }) => {
  await open(panel)
  await show()
  await editSettings()
  byLabel('Basic128Rsa15 (deprecated)')
  byLabel('Basic256 (deprecated)')
  byText(/^Messages are neither signed nor encrypted/, dialog())
  click(byLabel('None'))
  await findByText(/^With the policy None, others on the network can read/, dialog())
})

test('says that the service is starting, which is no fault', async ({ panel }) => {
  panel.opcua.expect(true)
  history.replaceState(null, '', '/app/features/opcua')
  render(<OpcUaScreen />)
  await findByText('The OPC UA service is starting')
  assert.equal(allByText('OPC UA web service unavailable'), [])
  byRole('tab', { name: 'Address space' })
})

test('says why there is no server, and keeps the tabs while only its service is down', async ({ panel }) => {
  history.replaceState(null, '', '/app/features/opcua')
  render(<OpcUaScreen />)
  await findByText('OPC UA web service unavailable')
  byRole('tab', { name: 'Address space' })
  for (const [take, text] of [
    [() => Object.assign(panel.state, { project: undefined }), 'The project does not use this function'],
    [() => Object.assign(panel.state.hardware, { licences: [] }), 'This function is not licensed'],
    [() => Object.assign(panel.state.opcua, { onThisModel: false }), 'Not available on this model']
  ] as const) {
    take()
    render(<OpcUaScreen />)
    await findByText(text)
    assert.is(allByRole('tab').length, 0)
  }
})

test.run()
