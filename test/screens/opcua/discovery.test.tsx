import '../../setup/dom'
import * as assert from 'uvu/assert'
import OpcUaScreen from '../../../src/screens/opcua'
import { RegistrationFailure } from '../../panel/opcua/discovery/registration'
import { createIdleEngine } from '../../panel/opcua/idle-engine'
import type { Panel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { allByText, byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

async function open(panel: Panel) {
  panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: 4841 } }
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  // The screen reads its state anew only after 5 s.
  if (panel.state.opcuaDiscovery.settings.register) await until(() => engine.registered.size === 1)
  history.replaceState(null, '', '/app/features/opcua?tab=discovery')
  render(<OpcUaScreen />)
  await findByRole('button', { name: 'Test registration' })
  return engine
}

test('shows whether the server is registered, and which address clients cannot resolve', async ({ panel }) => {
  panel.state.opcuaDiscovery.settings.register = true
  await open(panel)
  const card = byRole('region', { name: 'Discovery' })
  await findByText('Registered', card)
  await findByText(/Clients may not be able to resolve this name: opc\.tcp:\/\/hmi-7f31:4840/, card)
})

test('shows state and settings once, in one card, with each action in the head of its card', async ({ panel }) => {
  await open(panel)
  const card = byRole('region', { name: 'Discovery' })
  await findByText('opc.tcp://lds.plant.example:4840/UADiscovery', card)
  byText('300 s', card)
  assert.is(allByText('Off').length, 2)
  for (const [title, action] of [
    ['Discovery', 'Edit settings'],
    ['Test', 'Test registration']
  ] as const) {
    const head = byRole('heading', { name: title }).parentElement
    assert.ok(head?.contains(byRole('button', { name: action })))
  }
})

test('switches the registration on, and shows that it succeeded', async ({ panel }) => {
  const engine = await open(panel)
  click(byRole('button', { name: 'Edit settings' }))
  click(await findByRole('checkbox', { name: 'Register with a discovery server' }))
  const dialog = byRole('dialog', { name: 'Registration' })
  type(byLabel('Address', dialog), 'http://lds')
  type(byLabel('Interval', dialog), '601')
  click(byRole('button', { name: 'Save', within: dialog }))
  await findByText('Must have the form opc.tcp://host; port and path are optional: opc.tcp://host:4840/path', dialog)
  type(byLabel('Address', dialog), 'opc.tcp://lds.plant.example')
  type(byLabel('Interval', dialog), '60')
  click(byRole('button', { name: 'Save', within: dialog }))
  await findByText('Registered', byRole('region', { name: 'Discovery' }))
  await until(() => engine.registered.size === 1)
  assert.is(panel.state.opcuaDiscovery.settings.interval_seconds, 60)
})

test('announces the server without a discovery server', async ({ panel }) => {
  const engine = await open(panel)
  click(byRole('button', { name: 'Edit settings' }))
  click(await findByRole('checkbox', { name: 'Announce through mDNS' }))
  click(byRole('button', { name: 'Save', within: byRole('dialog', { name: 'Registration' }) }))
  await findByText('Announced', byRole('region', { name: 'Discovery' }))
  assert.equal([engine.announced?.name, engine.registered.size], ['Line 2 panel', 0])
})

test('a test shows the step that fails, why, and where to change that', async ({ panel }) => {
  const engine = await open(panel)
  engine.registrationFailure = new RegistrationFailure('certificate_untrusted', 'BadCertificateUntrusted')
  click(byRole('button', { name: 'Test registration' }))
  const card = byRole('region', { name: 'Test' })
  await findByText('The discovery server does not trust the panel', card)
  const link = byRole('link', { name: 'Certificates', within: card })
  assert.is(link.getAttribute('href'), '/app/features/opcua?tab=certificates')
  assert.match(byRole('list', { name: 'Test steps' }).textContent ?? '', /Connect.*failed.*Open a secure channel/i)

  click(byRole('button', { name: 'Test registration' }))
  await findByText('The panel can be found', card)
  await findByText(/Plant LDS, Line 2 panel/, card)
})

test('shows what a discovery server says as plain text', async ({ panel }) => {
  const engine = await open(panel)
  const hostile = 'Plant\u001b[2J\r\n\u202eSDL\u200b'
  engine.registrationFailure = new RegistrationFailure('rejected', hostile)
  click(byRole('button', { name: 'Test registration' }))
  const card = byRole('region', { name: 'Test' })
  await findByText(/rejected: Plant \[2J SDL/, card)
  engine.register = async () => [hostile, 'x'.repeat(5000)]
  click(byRole('button', { name: 'Test registration' }))
  await findByText(/Plant \[2J SDL, x{63}…/, card)
  assert.not.match(card.textContent ?? '', /[\p{Cc}\p{Cf}]/u)
})

test('says that nothing can be tested while the service is away', async ({ panel }) => {
  await open(panel)
  panel.faults.answerNext(503, { error_code: 'opcua_unavailable', message: '' }, 'POST /opcua/discovery/tests')
  click(byRole('button', { name: 'Test registration' }))
  await findByText('OPC UA web service unavailable')
})

test.run()
