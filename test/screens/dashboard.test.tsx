import '../setup/dom'
import * as assert from 'uvu/assert'
import { changePassword } from '../../src/session/own-account'
import { reset } from '../../src/session/session'
import { $dialog, closeDialog } from '../../src/stores/dialogs'
import { $hmiName } from '../../src/stores/hmi-name'
import { createIdleEngine } from '../panel/opcua/idle-engine'
import { SESSION } from '../panel/opcua/sample-clients'
import { mount } from '../setup/app'
import { dialogClosed } from '../setup/dialog'
import { test } from '../setup/panel-test'
import { allByRole, allByText, byRole, byText, click, findByRole, findByText, until } from '../setup/query'
import { openScreen } from '../setup/webview'

const STATUS = 'GET /system/status'

const card = (name: string) => byRole('region', { name })
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? ''

async function open(): Promise<void> {
  await mount('/app/dashboard')
  await findByRole('progressbar', { name: 'Memory usage' })
  await findByRole('region', { name: 'Connections' })
}

test('shows every value of the panel', async ({ panel }) => {
  panel.state.memory.usedShare = 0.615
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  engine.sessions = [SESSION, SESSION, SESSION]
  for (const account of ['engineer', 'operator']) await openScreen(panel, { account })
  await open()
  assert.is(byRole('heading', { name: 'Dashboard' }).localName, 'h1')
  assert.match(text(card('Project')), 'Running')
  assert.match(text(card('Project')), 'Bottling Line 2')
  assert.match(text(card('Uptime')), /4 d 04 h \d\d min/)
  assert.match(text(card('Memory')), /6\d%.*used.*1 GB.*Last hour: 6\d to 6\d%, highest at 0[89]:\d\d/)
  assert.match(
    text(card('Disk')),
    /86%.*High usage.*3.4 GB used4 GB.*Last hour: 86%Full in about 31 days at the current rate$/
  )
  await until(() => /HMI nameline2-hmi.*System time2026\/11\/21 09:41:/.test(text(card('Device'))))
  for (const part of ['Hostnamehmi-7f31', 'OS version20260930', 'Web version2.6.0'])
    assert.match(text(card('Device')), part)
  assert.match(text(card('Device')), /EasyAccess 2.01.14.2CPU load\d+%Temperature\d+.\d °C/)
  const connections = text(card('Connections'))
  assert.match(
    connections,
    /^ConnectionsWi-FiConnectingplant-floorPLC links6 of 7 connected1 disabledNot connected: Labeller/
  )
  assert.match(connections, /LAN 11 Gbit\/s192.168.10.42LAN 2No cableOPC UA serverRunning3 clients/)
  assert.match(connections, /EasyAccess 2.0ConnectedWebViewConnected2 clientsVNCNone$/)
  assert.match(text(card('Device')), /Last data backup5 d agoLast recipe backup1 d ago$/)
  byText('Live')
})

test("shows 'not available' in place of a missing value", async ({ panel }) => {
  const sources = ['versions', 'up-time', 'processor', 'temperature', 'memory', 'disk'] as const
  for (const source of [
    ...sources,
    'project',
    'ethernet',
    'wifi',
    'opcua',
    'easyaccess',
    'plcs',
    'viewers',
    'backups'
  ] as const)
    panel.state.silentSources.add(source)
  await mount('/app/dashboard')
  await findByText('Partially available')
  await until(() => allByText('Currently not available').length === 4 + 7 + 8)
  for (const name of ['Memory', 'Disk']) assert.match(text(card(name)), 'Last hour: currently not available')
  assert.not.match(text(byRole('main')), /NaN|undefined|null|Infinity/)
})

test('shows no connection as normal before the findings of the panel are known', async ({ panel }) => {
  panel.faults.hang('GET /system/findings')
  await open()
  await until(() => card('Project').textContent?.includes('Running') ?? false)
  assert.ok(card('Connections').querySelector('[aria-busy="true"]'))
})

test('reports that the HMI name is not available', async ({ panel }) => {
  panel.faults.answer(500, undefined, 'GET /system/hmi/name')
  $hmiName.set('')
  await mount('/app/dashboard')
  await findByRole('region', { name: 'Device' })
  await until(() => /HMI nameCurrently not available/.test(text(card('Device'))))
})

test('renders at once and adds the values when a slow panel responds', async ({ panel }) => {
  panel.faults.hang(STATUS)
  await mount('/app/dashboard')
  await findByRole('region', { name: 'Connections' })
  assert.is(allByText('Currently not available').length, 0)
  assert.is(allByText('Live').length, 0)
})

test('keeps its values with their time while the panel is unreachable, and recovers without a page load', async ({
  panel
}) => {
  panel.faults.refuse(STATUS)
  await mount('/app/dashboard')
  await findByRole('alert')
  byText('Not updated')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await findByText('Live')
  assert.is(allByRole('alert').length, 0)
})

test('shows an error of the panel', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'broken', message: 'no' }, STATUS)
  await mount('/app/dashboard')
  assert.match(text(await findByRole('alert')), 'The panel reports a fault')
})

test('offers to change a factory password', async ({ signIn }) => {
  await signIn('administrator')
  await open()
  byText('Change the factory password')
  click(byRole('button', { name: 'Change password', within: byRole('main') }))
  assert.is($dialog.get(), 'change-password')
  closeDialog()
})

test('offers to change the password after the first login and a reload, until that is done', async ({
  panel,
  signIn
}) => {
  await signIn('newcomer')
  await mount('/app/dashboard')
  click(await findByRole('button', { name: 'OK' }))
  await dialogClosed()
  await findByText('Change the password you were given')
  await until(() => panel.state.accounts.some(({ username, stateCode }) => username === 'newcomer' && stateCode === 1))
  reset()
  await signIn('newcomer')
  await mount('/app/dashboard')
  await findByText('Change the password you were given')
  await changePassword('newcomer-3152', 'a better one 1')
  await until(() => allByText('Change the password you were given').length === 0)
})

test('shows no such tip to a user with a password of their own', async () => {
  await open()
  assert.is(allByText('Change the factory password').length, 0)
  assert.is(allByText('Change the password you were given').length, 0)
})

test('shows hostile names as text', async ({ panel }) => {
  const name = '<b>=1+1</b>\u202etxt'
  panel.state.project!.name = name
  panel.state.wifi = { state: 'CONNECTED', ssid: '__proto__' }
  await open()
  assert.match(text(card('Project')), name)
  await until(() => text(card('Connections')).includes('__proto__'))
})

test.run()
