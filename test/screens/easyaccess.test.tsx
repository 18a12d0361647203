import '../setup/dom'
import * as assert from 'uvu/assert'
import { CODES } from '../../src/screens/easyaccess/codes'
import EasyAccessScreen from '../../src/screens/easyaccess/index'
import { PROXY_HOST } from '../panel/easyaccess/internet'
import { PROXY_ACCOUNT } from '../panel/easyaccess/plant-proxy'
import type { Panel } from '../panel/panel'
import { goOnline, HARDWARE_KEY, internetOf } from '../setup/internet'
import { panelTest } from '../setup/panel-test'
import { allByRole, byLabel, byRole, byText, choose, click, findByRole, findByText, type, until } from '../setup/query'
import { render } from '../setup/screen'
import { until as eventually } from '../setup/until'

const test = panelTest()
const internet = internetOf(test.suite)

const card = (name: string) => byRole('region', { name })
const press = (name: string, within?: HTMLElement) => click(byRole('button', { name, ...(within && { within }) }))

async function open() {
  render(<EasyAccessScreen />)
  await findByRole('button', { name: 'Test path' })
}

async function openOnline(panel: Panel) {
  await goOnline(panel, internet())
  await open()
}

const withoutLicence = ({ state }: Panel) => {
  state.hardware.licences[0]!.state = 'missing'
  internet().portal.panels.set(HARDWARE_KEY, { licence: 'none', domain: null, idleMinutes: null })
}

const steps = () => allByRole('listitem').map(({ textContent }) => textContent ?? '')

test('shows the state first, and what identifies the panel', async () => {
  await open()
  await findByText('Connected', card('Status'))
  byText(HARDWARE_KEY, card('Identity'))
  byText('bottling-plant', card('Identity'))
  byText('After 30 minutes (set in the portal)')
  byText('Active since 2026/03/04', card('Identity'))
  byRole('button', { name: 'Copy: Hardware key' })
  press('Show QR code')
  byRole('dialog', { name: 'Hardware key' })
  await findByRole('img', { name: 'QR code with the hardware key' })
})

test('names who uses the connection, and confirms before that session ends', async ({ panel }) => {
  await goOnline(panel, internet())
  internet().portal.occupy(HARDWARE_KEY, 'Mika Sato')
  await eventually('occupied', () => panel.easyAccess.state() === 'Occupied')
  panel.state.easyaccess.settings.pass_through = true
  await open()
  byText('Filler S7-1500 (192.168.10.21, TCP 102)', card('Status'))
  await findByText('In use by Mika Sato since 2026/11/21 09:41:07', card('Status'))
  press('Disconnect', card('Status'))
  const dialog = byRole('dialog', { name: 'Disconnect EasyAccess 2.0?' })
  await findByText(/Mika Sato/, dialog)
  press('Disconnect', dialog)
  await findByText('Disconnected', card('Status'))
  press('Connect', card('Status'))
  await eventually('connected again', () => panel.easyAccess.state() === 'Connected')
})

test('shows session id and password only while the panel is in no domain', async ({ panel }) => {
  internet().portal.panels.set(HARDWARE_KEY, { licence: 'active', domain: null, idleMinutes: null })
  await openOnline(panel)
  byText('Add this panel to a domain')
  byText('417306958')
  byText('602914')
})

test('shows code 1 with its number, its meaning and what to do', async ({ panel }) => {
  internet().portal.panels.clear()
  await openOnline(panel)
  byText('Hardware key does not exist (code 1)', card('Status'))
  byText(/Contact your dealer and state the hardware key/, card('Status'))
})

test('shows the number of a code that it does not know', async ({ panel }) => {
  internet().portal.setFaults({ code: 777 })
  await openOnline(panel)
  byText('Unknown error (code 777)', card('Status'))
})

test('activates by account, after saying that the licence stays with the panel', async ({ panel }) => {
  withoutLicence(panel)
  await openOnline(panel)
  const activation = card('Activation')
  byText('The licence cannot be moved to another panel.', activation)
  type(byLabel('Account', activation), 'oem-plant')
  press('Activate', activation)
  await findByText('Use letters, digits and underscores only', activation)
  type(byLabel('Account', activation), 'oem_plant')
  type(byLabel('Password', activation), 'partner-0000')
  press('Activate', activation)
  await findByText('Partner account or password error', activation)
  internet().block('all')
  type(byLabel('Password', activation), 'partner-3152')
  press('Activate', activation)
  await findByText('Connected failed', activation)
  byText(/code 204/, activation)
  internet().block('nothing')
  press('Activate', activation)
  await until(() => allByRole('region', { name: 'Activation' }).length === 0)
  assert.is(panel.state.hardware.licences[0]!.state, 'active')
})

test('finds the licence that a dealer has booked, or says why there is none', async ({ panel }) => {
  withoutLicence(panel)
  await openOnline(panel)
  const activation = card('Activation')
  press('Check activation', activation)
  await findByText('EasyAccess 2.0 is not activated', activation)
  byText(/Hardware key does not exist \(code 1\)/, activation)
  internet().portal.panels.get(HARDWARE_KEY)!.licence = { trialUntil: '2026/12/21' }
  press('Check activation', activation)
  await until(() => allByRole('region', { name: 'Activation' }).length === 0)
  byText('Trial until 2026/12/21', card('Identity'))
})

test('names the devices that remote users reach while pass-through is on', async ({ panel }) => {
  await open()
  const settings = card('Connection settings')
  assert.not(settings.textContent?.includes('Line PLC'))
  click(byRole('checkbox', { name: 'Pass-through' }))
  await findByText('Line PLC (192.168.10.23, TCP 502)', settings)
  panel.state.plcDevices = []
  press('Save', settings)
  await findByText('No device is linked over the network.', settings)
})

test('lists what the firewall must allow, by the selected location', async () => {
  await open()
  const path = card('Path test')
  byText('global.easyaccess.example, TCP 443', path)
  choose(byLabel('Server location'), 'China')
  await findByText('china.easyaccess.example, TCP 443', path)
})

test('saves the proxy, requires its password for another host, and keeps the input when the connection is lost', async ({
  panel
}) => {
  await open()
  click(byRole('checkbox', { name: 'Use a proxy' }))
  await findByText('Proxy host')
  type(byLabel('Proxy host'), PROXY_HOST)
  type(byLabel('Proxy username'), PROXY_ACCOUNT.username)
  press('Save')
  await findByText('Required')
  type(byLabel('Proxy password'), PROXY_ACCOUNT.password)
  panel.faults.set({ kind: 'refuse' })
  press('Save')
  await findByRole('alert')
  assert.is(byLabel('Proxy host').value, PROXY_HOST)
  panel.faults.clear()
  press('Save')
  await until(() => panel.state.easyaccess.settings.proxy)
  await until(() => byLabel('Proxy password').value === '')
  assert.is(panel.state.easyaccess.proxyPassword, PROXY_ACCOUNT.password)
  await findByText('Set. Leave empty to keep it.')
  choose(byLabel('Proxy type'), 'SOCKS 5')
  await findByText('Enter it again: type, host, port or username has changed')
})

test('tests the path with the values on screen, and leads to the field at fault', async ({ panel }) => {
  await openOnline(panel)
  click(byRole('checkbox', { name: 'Use a proxy' }))
  await findByText('Proxy host')
  press('Test path')
  await findByText('Required')
  assert.is(allByRole('alert').length, 0)
  type(byLabel('Proxy host'), PROXY_HOST)
  type(byLabel('Proxy username'), PROXY_ACCOUNT.username)
  type(byLabel('Proxy password'), 'wrong')
  press('Test path')
  await findByText('The proxy rejected the panel (code 203)')
  byText(/^203: 407/)
  assert.match(steps().join('|'), /Reach gateway.*done\|Resolve hostname.*done\|Connect to proxy.*failed/)
  press('Go to “Proxy host”', card('Path test'))
  await until(() => document.activeElement === byLabel('Proxy host'))
  type(byLabel('Proxy password'), PROXY_ACCOUNT.password)
  press('Test path')
  await findByText('The server can be reached and accepts this panel')
  assert.is(steps().length, 6)
  assert.not(panel.state.easyaccess.settings.proxy, 'nothing is saved')
})

test('lists every code with a remedy, and links to the settings at fault', async () => {
  await open()
  await findByRole('button', { name: 'Show all codes and remedies' })
  press('Show all codes and remedies')
  const table = byRole('table', { name: 'Codes' })
  const rows = allByRole('row', { within: table }).slice(1)
  const codes = [1, 2, 3, 4, 5, 6, 101, 201, 202, 203, 204, 205, 1001, 1002, 1003, 1004, 1005]
  assert.equal([...CODES.keys()], codes)
  assert.is(rows.length, codes.length)
  for (const row of rows)
    for (const cell of allByRole('cell', { within: row })) assert.ok(cell.textContent, row.textContent ?? '')
  const paths = allByRole('link', { within: table }).map(link => link.getAttribute('href'))
  assert.equal([...new Set(paths)], ['/app/system/system-info', '/app/network/ethernet'])
})

test('marks the values as old while the panel does not respond', async ({ panel }) => {
  await open()
  panel.faults.set({ kind: 'refuse' })
  press('Disconnect', card('Status'))
  const dialog = byRole('dialog', { name: 'Disconnect EasyAccess 2.0?' })
  byText('Remote access is not possible until you connect EasyAccess 2.0 again.', dialog)
  press('Disconnect', dialog)
  await findByRole('alert', { within: dialog })
  byText('Connected', card('Status'))
})

test.run()
