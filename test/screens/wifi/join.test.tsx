import '../../setup/dom'
import * as assert from 'uvu/assert'
import WifiScreen from '../../../src/screens/wifi'
import { FoundCard } from '../../../src/screens/wifi/found-card'
import { createWifi } from '../../../src/screens/wifi/model'
import type { ManualClock } from '../../panel/device/device-clock'
import { callerAs } from '../../panel/http/caller'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { attach } from '../../setup/attach'
import { clickInDialog, dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../../setup/query'
import { render } from '../../setup/screen'

const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
const open = () => render(<WifiScreen />)
const rowOf = (table: string, name: RegExp) => byRole('row', { within: byRole('table', { name: table }), name })

async function joinOfficeOverWifi({ state, clock }: Pick<Panel<ManualClock>, 'state' | 'clock'>, password: string) {
  state.network.visitor = { port: 'wlan0', address: '192.168.25.31' }
  await clock.advance(10_000)
  await mount('/app/network/wifi')
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /^office/) }))
  const dialog = await findByRole('dialog', { name: 'Join office' })
  type(byLabel('Password', dialog), password)
  click(byRole('button', { name: 'Join', within: dialog }))
  return findByRole('dialog', { name: 'Apply changes to Wi-Fi?' })
}

test('confirms first that a browser connected over Wi-Fi loses the panel, then keeps the join', async ({ panel }) => {
  const question = await joinOfficeOverWifi(panel, 'office-2026')
  byText('plant-floor → office', question)
  byText(/connect your device to the same network \(office\)/, question)
  assert.equal([panel.state.wifi.ssid, panel.state.radio.networks.length], ['plant-floor', 3])
  click(byRole('button', { name: 'Apply', within: question }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(8000)
  click(byRole('button', { name: 'Close', within: await findByRole('dialog', { name: 'Change confirmed' }) }))
  await dialogClosed()
  await panel.clock.advance(90_000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'office' })
})

test('sends nothing after Cancel at the question, and keeps what was typed', async ({ panel }) => {
  const question = await joinOfficeOverWifi(panel, 'office-2026')
  click(byRole('button', { name: 'Cancel', within: question }))
  assert.is(byLabel('Password', await findByRole('dialog', { name: 'Join office' })).value, 'office-2026')
  assert.equal(
    [panel.state.wifi.ssid, panel.state.radio.networks.length, panel.pending.isOpen()],
    ['plant-floor', 3, false]
  )
})

test('keeps what was typed for a join that the panel has reverted', async ({ panel }) => {
  const question = await joinOfficeOverWifi(panel, 'office-2025')
  click(byRole('button', { name: 'Apply', within: question }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(8000)
  const outcome = await findByRole('dialog', { name: 'The change was reverted' })
  byText(/^The change could not be applied, or the panel restarted\./, outcome)
  click(byRole('button', { name: 'Close', within: outcome }))
  assert.is(byLabel('Password', await findByRole('dialog', { name: 'Join office' })).value, 'office-2025')
})

test('joins a network with its password and shows that it connects', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /^office/) }))
  type(await findByRole('textbox', { name: 'Password' }).catch(() => byLabel('Password')), 'office-2026')
  clickInDialog('Join')
  await dialogClosed()
  assert.equal(panel.state.wifi, { state: 'CONNECTING', ssid: 'office' })
  await panel.clock.advance(6000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'office' })
})

const remedies: [string, { security: 'open' | 'personal'; password?: string }, RegExp][] = [
  ['visitors', { security: 'open' }, /Web login required.*Ask IT to allow its MAC address/],
  [
    'packing-hall',
    { security: 'personal', password: 'packing-2026' },
    /Channel not allowed.*On the Hotspot screen, set the country where the panel is installed/
  ]
]

for (const [ssid, network, remedy] of remedies) {
  test(`shows why the panel cannot stay in ${ssid}, the remedy, and that it returns`, async ({ panel }) => {
    const { call } = await callerAs(panel)
    const { body } = await call('POST /network/wifi/networks', { ssid, hidden: false, ...network })
    const change = await call('PUT /network/wifi/connection', { network: body.id })
    await call(`POST /network/pending/${change.body.code}/keep`)
    await panel.clock.advance(8000)
    open()
    await findByRole('table', { name: 'Networks in range' })
    const note = await findByRole('alert', { within: rowOf('Networks in range', new RegExp(`^${ssid}`)) })
    assert.match(note.textContent ?? '', remedy)
    assert.match(note.textContent ?? '', /plant-floor\.$/)
  })
}

/** The list with a model whose polls the test triggers. */
async function openList() {
  const model = createWifi('wlan0')
  render(<FoundCard model={model} />)
  await findByRole('table', { name: 'Networks in range' })
  await model.$connection.reload()
  return model
}

const send = async () => {
  clickInDialog('Join')
  await dialogClosed()
}

test('opens a rejected join again with what was typed, so that only the mistake is corrected', async ({ panel }) => {
  const { $connection } = await openList()
  const row = () => rowOf('Networks in range', /^plant-secure/)
  click(byRole('button', { name: 'Join', within: row() }))
  type(byLabel('Identity'), 'hmi-line2')
  type(byLabel('Password'), 'radius-2026')
  attach(byLabel('CA certificate'), 'empty', 'ca-2019.pem')
  await send()
  await panel.clock.advance(4000)
  await $connection.reload()
  const note = await findByRole('alert', { within: row() })
  assert.match(note.textContent ?? '', /^File open error.*File: ca-2019\.pem\./)
  click(byRole('button', { name: 'Join', within: row() }))
  assert.equal([byLabel('Identity').value, byLabel('Password').value], ['hmi-line2', 'radius-2026'])
  byText('ca-2019.pem', byRole('dialog'))
  attach(byLabel('CA certificate'), PEM, 'ca.pem')
  await send()
  await panel.clock.advance(8000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'plant-secure' })
})

test('keeps the reason of a failed join at its row after another network was joined, and asks for the password again', async ({
  panel
}) => {
  panel.state.radio.networks.find(({ ssid }) => ssid === 'plant-floor')!.failure = 'password'
  panel.state.wifi = { state: 'DISCONNECTED', ssid: null }
  await openList()
  const row = () => rowOf('Networks in range', /^plant-floor/)
  await findByText('Wi-Fi password error', row())
  click(byRole('button', { name: 'Enter the password again', within: row() }))
  byLabel('Password', await findByRole('dialog', { name: 'Join plant-floor' }))
})

test('asks at the row of a saved network for another password, and joins with it', async ({ panel }) => {
  const saved = panel.state.radio.networks.find(({ ssid }) => ssid === 'plant-floor')!
  saved.failure = 'password'
  panel.state.wifi = { state: 'DISCONNECTED', ssid: null }
  open()
  await findByRole('table', { name: 'Saved networks' })
  click(byRole('button', { name: 'Enter the password again', within: rowOf('Saved networks', /^plant-floor/) }))
  const dialog = await findByRole('dialog', { name: 'Join plant-floor' })
  type(byLabel('Password', dialog), 'floor-2026')
  click(byRole('button', { name: 'Join', within: dialog }))
  await dialogClosed()
  await until(() => allByRole('button', { name: 'Enter the password again' }).length === 0)
})

test('sends no request to join once the dialog was cancelled', async ({ panel }) => {
  await openList()
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /^office/) }))
  const dialog = await findByRole('dialog', { name: 'Join office' })
  type(byLabel('Password', dialog), 'welcome-2026')
  panel.faults.slowNext(1000, 'POST /network/wifi/networks')
  click(byRole('button', { name: 'Join', within: dialog }))
  click(byRole('button', { name: 'Cancel', within: dialog }))
  click(byRole('button', { name: 'Discard changes', within: await findByRole('dialog', { name: 'Discard changes?' }) }))
  await dialogClosed()
  await panel.clock.advance(2000)
  assert.is.not(panel.state.wifi.ssid, 'office')
})

test('calls no network connected while the connection cannot be read', async ({ panel }) => {
  await panel.clock.advance(10_000)
  const { $connection } = await openList()
  const row = () => rowOf('Networks in range', /^plant-floor/)
  await findByText('Connected', row())
  panel.faults.refuse('GET /network/wifi/connection')
  await $connection.reload()
  await until(() => allByText('Connected', row()).length === 0)
})

test('reports a network out of range above the list, where its name can be corrected', async ({ panel }) => {
  const { $connection } = await openList()
  click(byRole('button', { name: 'Join other SSID' }))
  assert.ok(byRole<HTMLInputElement>('checkbox', { name: 'Hidden network' }).checked)
  type(byRole('textbox', { name: 'SSID' }), 'old-skada')
  type(byLabel('Password'), 'scada-2026')
  await send()
  await panel.clock.advance(4000)
  await $connection.reload()
  await findByText('old-skada: Out of range', await findByRole('alert'))
  click(byRole('button', { name: 'Join old-skada' }))
  assert.is(byLabel('Password').value, 'scada-2026')
  type(byRole('textbox', { name: 'SSID' }), 'old-scada')
  await send()
  assert.is(panel.state.radio.networks.find(({ ssid }) => ssid === 'old-scada')?.hidden, true)
})

test('does not join WEP', async () => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  const row = rowOf('Networks in range', /forklift-scanners/)
  byText('WEP, insecure', row)
  assert.equal(allByRole('button', { within: row }), [])
})

test('does not send a malformed password', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /^office/) }))
  type(byLabel('Password'), '1234567')
  clickInDialog('Join')
  await findByText(/^Enter 8 to 63 English letters/)
  assert.is(panel.state.radio.networks.length, 3)
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join other SSID' }))
  type(await findByRole('textbox', { name: 'SSID' }), 'cameras')
  type(byLabel('Password'), 'watching-2026')
  panel.faults.refuse('POST /network/wifi/networks')
  clickInDialog('Join')
  await findByText('The panel is not responding')
  assert.is(byRole<HTMLInputElement>('textbox', { name: 'SSID' }).value, 'cameras')
  assert.is(byLabel('Password').value, 'watching-2026')
})

test('shows only what the EAP method needs', async () => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /plant-secure/) }))
  byLabel('Anonymous identity')
  byLabel('CA certificate')
  click(byRole('checkbox', { name: 'Validate server certificate' }))
  await findByText(/fake access point/)
  assert.equal(allByText('Client certificate'), [])
})

test.run()
