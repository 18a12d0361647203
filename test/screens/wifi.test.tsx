import '../setup/dom'
import * as assert from 'uvu/assert'
import WifiScreen from '../../src/screens/wifi'
import { $device } from '../../src/stores/device'
import { watchDevice } from '../../src/stores/watch-device'
import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { mount } from '../setup/app'
import { clickInDialog, dialogClosed } from '../setup/dialog'
import { test } from '../setup/panel-test'
import { allByRole, byLabel, byRole, byText, click, findByRole, findByText, save, type, until } from '../setup/query'
import { onCleanup, render } from '../setup/screen'
import { holds } from '../setup/store'

const open = () => render(<WifiScreen />)
const rowOf = (table: string, name: RegExp) => byRole('row', { within: byRole('table', { name: table }), name })

test('lists networks by strength, merged by name, with security and state', async () => {
  open()
  const table = await findByRole('table', { name: 'Networks in range' })
  const names = allByRole('row', { within: table }).map(row => row.querySelector('bdi')?.textContent)
  assert.equal(names.slice(1, 4), ['plant-floor', 'plant-secure', 'office'])
  assert.is(new Set(names).size, names.length)
  assert.match(
    rowOf('Networks in range', /plant-floor/).textContent ?? '',
    /^plant-floorSavedWPA2\/WPA3 · 2 access points-\d\d dBmChannel 36 \(5\sGHz\)Join/
  )
  byText('2 access points hide their names. Join them with “Join other SSID”.')
  byText('Scanned: 2026/11/21 09:41:07')
})

test('says that the connection ends when the Wi-Fi of this browser is switched off', async ({ panel }) => {
  panel.state.network.visitor = { port: 'wlan0', address: '192.168.25.31' }
  await panel.clock.advance(10_000)
  await mount('/app/network/wifi')
  await findByRole('table', { name: 'Networks in range' })
  click(await findByRole('radio', { name: 'Off' }))
  await save()
  const dialog = await findByRole('dialog', { name: 'Apply changes to Wi-Fi?' })
  assert.match(dialog.textContent ?? '', /This connection will end.*To reconnect, use a LAN cable/)
  assert.not.match(dialog.textContent ?? '', /DHCP assigns/)
  click(byRole('button', { name: 'Confirm without checking', within: dialog }))
  byText(/^To continue, type the HMI name: /)
})

async function apply({ clock }: Pick<Panel<ManualClock>, 'clock'>, subject = 'Wi-Fi') {
  await save()
  const dialog = await findByRole('dialog', { name: `Apply changes to ${subject}?` })
  click(byRole('button', { name: 'Apply', within: dialog }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await clock.advance(10_000)
  click(await findByRole('button', { name: 'Close' }))
  await dialogClosed()
}

test('sends a trimmed static address, and a mask typed as /24 in full', async ({ panel }) => {
  await mount('/app/network/wifi')
  click(await findByRole('radio', { name: 'Static' }))
  type(await findByRole('textbox', { name: 'IP address' }), '192.168.25.90 ')
  type(byLabel('Subnet mask'), '/24')
  type(byLabel('Gateway'), ' 192.168.25.1')
  await apply(panel)
  const { address, mask, gateway } = panel.state.radio.address
  assert.equal([address, mask, gateway], ['192.168.25.90', '255.255.255.0', '192.168.25.1'])
})

test('switches the radio off whatever was typed as static address before', async ({ panel }) => {
  const before = { ...panel.state.radio.address }
  await mount('/app/network/wifi')
  click(await findByRole('radio', { name: 'Static' }))
  type(await findByRole('textbox', { name: 'IP address' }), 'no address at all')
  click(byRole('radio', { name: 'Off' }))
  await apply(panel)
  assert.equal([panel.state.radio.mode, panel.state.radio.address], ['off', before])
})

test('switches the radio over to a hotspot that has no password yet', async ({ panel }) => {
  await mount('/app/network/wifi')
  click(await findByRole('radio', { name: 'Hotspot' }))
  const password = await until(() => byLabel('Hotspot password'))
  type(password, 'bottles')
  await save()
  await until(() => password.getAttribute('aria-invalid') === 'true')
  type(password, 'bottles-2026')
  await apply(panel)
  assert.equal([panel.state.radio.mode, panel.state.radio.hotspot.password], ['hotspot', 'bottles-2026'])
  assert.equal(allByRole('textbox', { name: 'Hotspot password' }), [])
})

test('shows that the panel has no radio', async ({ panel }) => {
  panel.state.specification.wifi_count = 0
  const stop = watchDevice()
  await holds($device, ({ wifiCount }) => wifiCount === 0)
  open()
  onCleanup(stop)
  byText('This panel has no Wi-Fi')
})

test('offers no choice of a radio where there is one', async () => {
  await mount('/app/network/wifi')
  await findByRole('table', { name: 'Networks in range' })
  assert.equal(allByRole('tab'), [])
  byRole('radio', { name: 'Hotspot' })
})

/** The screen of a panel with two radios. */
async function openRadios({ state }: Panel<ManualClock>, search = '') {
  state.specification.wifi_count = 2
  await mount(`/app/network/wifi${search}`)
  await findByRole('tab', { name: 'Wi-Fi 2' })
}

const chosenTab = () => allByRole('tab').find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent

test('sets up the second radio, which cannot be the hotspot, and leaves the first alone', async ({ panel }) => {
  await openRadios(panel)
  assert.is(chosenTab(), 'Wi-Fi 1')
  click(byRole('tab', { name: 'Wi-Fi 2' }))
  await findByText('Only Wi-Fi 1 can provide the hotspot.')
  assert.is(location.search, '?radio=wlan1')
  assert.equal(allByRole('radio', { name: 'Hotspot' }), [])
  assert.equal(allByRole('table'), [])
  click(byRole('radio', { name: 'Join a network' }))
  await apply(panel, 'Wi-Fi 2')
  await findByRole('row', { name: /office/, within: await findByRole('table', { name: 'Networks in range' }) })
  byText('No saved networks')
  assert.equal([panel.state.otherRadios[0]!.radio.mode, panel.state.wifi.ssid], ['client', 'plant-floor'])
})

async function joinOffice() {
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /office/) }))
  const dialog = await findByRole('dialog', { name: 'Join office' })
  type(byLabel('Password', dialog), 'office-2026')
  click(byRole('button', { name: 'Join', within: dialog }))
}

test('confirms first that a browser connected over the second radio loses the panel', async ({ panel }) => {
  panel.state.otherRadios[0]!.radio.mode = 'client'
  panel.state.network.visitor = { port: 'wlan1', address: '192.168.30.31' }
  await openRadios(panel, '?radio=wlan1')
  await joinOffice()
  await findByRole('dialog', { name: 'Apply changes to Wi-Fi 2?' })
})

test('scans, joins, orders and forgets on the second radio alone', async ({ panel }) => {
  const { radio: first, otherRadios } = panel.state
  const before = structuredClone(first.networks)
  const second = otherRadios[0]!
  const saved = {
    hidden: false,
    security: 'personal',
    password: 'office-2026',
    autoconnect: true,
    failure: null
  } as const
  second.radio.networks = [
    { ...saved, id: 'w1', ssid: 'canteen' },
    { ...saved, id: 'w2', ssid: 'depot' }
  ]
  second.radio.mode = 'client'
  for (const point of second.radio.points) point.inRange = point.ssid === 'office'
  await openRadios(panel, '?radio=wlan1')
  const found = await findByRole('table', { name: 'Networks in range' })
  assert.equal(
    allByRole('row', { within: found })
      .map(row => row.querySelector('bdi')?.textContent)
      .slice(1),
    ['office']
  )
  for (const point of second.radio.points) point.inRange = point.ssid !== 'plant-floor'
  click(byRole('button', { name: 'Scan' }))
  await findByRole('row', { name: /packing-hall/, within: found })
  assert.equal(allByRole('row', { name: /plant-floor/, within: found }), [])
  await joinOffice()
  await until(() => second.wifi.ssid === 'office')
  await dialogClosed()
  click(await until(() => byRole('button', { name: 'Move up: depot' })))
  await until(() => second.radio.networks[0]?.ssid === 'depot')
  click(byRole('switch', { name: /canteen/ }))
  await until(() => second.radio.networks[1]?.autoconnect === false)
  click(byRole('button', { name: 'Forget', within: rowOf('Saved networks', /canteen/) }))
  clickInDialog('Forget')
  await until(() => second.radio.networks.length === 2)
  assert.equal(first.networks, before)
})

test('opens the radio of the address, or the first', async ({ panel }) => {
  await openRadios(panel, '?radio=wlan1')
  assert.is(chosenTab(), 'Wi-Fi 2')
  await openRadios(panel, '?radio=wlan7')
  assert.is(chosenTab(), 'Wi-Fi 1')
})

test('confirms a change of the tab first while there is unsaved input, unless the tab is already open', async ({
  panel
}) => {
  await openRadios(panel)
  const { length } = history
  click(byRole('tab', { name: 'Wi-Fi 1' }))
  assert.is(history.length, length)
  const off = await findByRole<HTMLInputElement>('radio', { name: 'Off' })
  click(off)
  click(byRole('tab', { name: 'Wi-Fi 2' }))
  click(await findByRole('button', { name: 'Stay' }))
  assert.equal([chosenTab(), off.checked], ['Wi-Fi 1', true])
  click(byRole('tab', { name: 'Wi-Fi 2' }))
  click(await findByRole('button', { name: 'Leave' }))
  await findByText('Only Wi-Fi 1 can provide the hotspot.')
  assert.is(chosenTab(), 'Wi-Fi 2')
})

test('says that the connection ends only when the radio that this browser uses is switched off', async ({ panel }) => {
  panel.state.otherRadios[0]!.radio.mode = 'client'
  panel.state.network.visitor = { port: 'wlan1', address: '192.168.30.31' }
  const textFor = async (search: string, connection: string) => {
    await openRadios(panel, search)
    await findByText(connection)
    click(await findByRole('radio', { name: 'Off' }))
    await save()
    const { textContent } = await findByRole('dialog', { name: /^Apply changes to/ })
    click(byRole('button', { name: 'Cancel', within: byRole('dialog') }))
    return textContent ?? ''
  }
  assert.match(
    await textFor('?radio=wlan1', 'To join a network, choose “Join a network” below.'),
    /This connection will end/
  )
  assert.not.match(await textFor('', 'Connecting'), /This connection will end/)
})

test('says that the hotspot is open because Wi-Fi was lost, and lists networks to join', async ({ panel }) => {
  const { radio } = panel.state
  Object.assign(radio.hotspot, { opensWhenLost: true, password: 'bottles-2026', phones: [] })
  for (const point of radio.points) point.inRange = point.ssid === 'office'
  await panel.clock.advance(75_000)
  assert.is(radio.fallback, true)
  open()
  await findByText('Disconnected: hotspot is on')
  byText(/^The panel tries Wi-Fi again when no device has used the hotspot/)
  await findByRole('row', { name: /office/ })
})

test('forgets a network after confirmation', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Saved networks' })
  click(byRole('button', { name: 'Forget', within: rowOf('Saved networks', /warehouse/) }))
  byText(/^warehouse and its password will be deleted/)
  clickInDialog('Forget')
  await until(() => allByRole('row', { name: /warehouse/ }).length === 0)
  assert.equal(
    panel.state.radio.networks.map(({ ssid }) => ssid),
    ['plant-floor', 'maintenance-laptop']
  )
})

test('lists a refused address that is no longer on the page when the radio is switched off', async ({ panel }) => {
  await mount('/app/network/wifi')
  const form = await findByRole('form', { name: 'Radio' })
  click(byRole('radio', { name: 'Static', within: form }))
  type(await until(() => byLabel('IP address', form)), '192.168.25.300')
  click(byRole('radio', { name: 'Off', within: form }))
  panel.faults.answerNext(
    400,
    { error_code: 'validation_failed', message: '', fields: { address: 'ipv4' } },
    'PUT /network/wifi'
  )
  await save(form)
  click(byRole('button', { name: 'Apply', within: await findByRole('dialog') }))
  await findByText('Fields that are not shown have errors', form)
  byText(/^IP address: /, form)
})

test('moves a network up in the order', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Saved networks' })
  click(byRole('button', { name: 'Move up: warehouse' }))
  await until(() => panel.state.radio.networks[0]?.ssid === 'warehouse')
  assert.equal(
    panel.state.radio.networks.map(({ ssid }) => ssid),
    ['warehouse', 'plant-floor', 'maintenance-laptop']
  )
})

test.run()
