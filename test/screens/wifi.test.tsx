import '../setup/dom'
import * as assert from 'uvu/assert'
import WifiScreen from '../../src/screens/wifi'
import { $device, watchDevice } from '../../src/stores/device'
import type { ManualClock } from '../panel/device/device-clock'
import { createCaller } from '../panel/http/caller'
import type { Panel } from '../panel/panel'
import { mount } from '../setup/app'
import { test } from '../setup/panel-test'
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
} from '../setup/query'
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
    /^plant-floorWPA2\/WPA3Saved2 access points-\d\d dBmChannel 36 \(5\sGHz\)Join/
  )
  byText('2 access points hide their names. Join them with “Join other SSID”.')
})

test('warns users connected over Wi-Fi before the panel joins another network', async ({ panel }) => {
  panel.state.network.visitor = { port: 'wlan0', address: '192.168.25.31' }
  await panel.clock.advance(10_000)
  assert.is(panel.state.wifi.state, 'CONNECTED')
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /^office/) }))
  const dialog = await findByRole('dialog', { name: 'Join office' })
  await findByText('You are connected over Wi-Fi', dialog)
  assert.match(dialog.textContent ?? '', /read its new address on its display\. Name: /)
})

test('says that the connection ends when the Wi-Fi of this browser is switched off', async ({ panel }) => {
  panel.state.network.visitor = { port: 'wlan0', address: '192.168.25.31' }
  await panel.clock.advance(10_000)
  await mount('/app/network/wifi')
  await findByRole('table', { name: 'Networks in range' })
  click(await findByRole('radio', { name: 'Off' }))
  const save = byRole<HTMLButtonElement>('button', { name: 'Save' })
  await until(() => !save.disabled)
  click(save)
  const dialog = await findByRole('dialog', { name: 'Apply changes of Wi-Fi?' })
  assert.match(dialog.textContent ?? '', /this connection ends\. To get back, open the panel over a LAN cable/)
  assert.not.match(dialog.textContent ?? '', /DHCP assigns/)
  click(byRole('button', { name: 'Keep without check', within: dialog }))
  byText(/^This connection ends\. To go on, type the name of the panel: /)
})

test('joins a network with its password and shows that it connects', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join', within: rowOf('Networks in range', /^office/) }))
  type(await findByRole('textbox', { name: 'Password' }).catch(() => byLabel('Password')), 'office-2026')
  click(byRole('button', { name: 'Join', within: byRole('dialog') }))
  await until(() => allByRole('dialog').length === 0)
  assert.equal(panel.state.wifi, { state: 'CONNECTING', ssid: 'office' })
  await panel.clock.advance(6000)
  assert.equal(panel.state.wifi, { state: 'CONNECTED', ssid: 'office' })
})

const remedies: [string, object, RegExp][] = [
  ['visitors', { security: 'open' }, /Web login required.*ask IT to let the panel's MAC address pass/],
  [
    'packing-hall',
    { security: 'personal', password: 'packing-2026' },
    /Channel not allowed.*On the Hotspot screen set the country where the panel is installed/
  ]
]

for (const [ssid, network, remedy] of remedies) {
  test(`shows why the panel cannot stay in ${ssid}, the remedy, and that it returns`, async ({ panel }) => {
    const { signIn, call } = createCaller(panel)
    await signIn('engineer', 'engineer-3152')
    await call('POST /network/wifi/networks', { ssid, hidden: false, ...network })
    await panel.clock.advance(8000)
    open()
    const note = await findByRole('alert')
    assert.match(note.textContent ?? '', remedy)
    assert.match(note.textContent ?? '', /plant-floor\.$/)
  })
}

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
  click(byRole('button', { name: 'Join', within: byRole('dialog') }))
  await findByText(/^8 to 63 English letters/)
  assert.is(panel.state.radio.networks.length, 3)
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Networks in range' })
  click(byRole('button', { name: 'Join other SSID' }))
  type(await findByRole('textbox', { name: 'SSID' }), 'cameras')
  type(byLabel('Password'), 'watching-2026')
  panel.faults.refuse('POST /network/wifi/networks')
  click(byRole('button', { name: 'Join', within: byRole('dialog') }))
  await findByText('The panel does not answer')
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
  await findByText(/false access point/)
  assert.equal(allByText('Client certificate'), [])
})

async function apply({ clock }: Pick<Panel<ManualClock>, 'clock'>) {
  const button = byRole('button', { name: 'Save' })
  await until(() => !button.hasAttribute('disabled'))
  click(button)
  click(await findByRole('button', { name: 'Apply' }))
  await findByRole('dialog', { name: 'Applied: please confirm' })
  await clock.advance(10_000)
  click(await findByRole('button', { name: 'Close' }))
  await until(() => allByRole('dialog').length === 0)
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

test('shows that the panel has no radio', async ({ panel }) => {
  panel.state.specification.wifi_count = 0
  const stop = watchDevice()
  await holds($device, ({ wifiCount }) => wifiCount === 0)
  open()
  onCleanup(stop)
  byText('This panel has no Wi-Fi')
})

test('forgets a network after confirmation', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Saved networks' })
  click(byRole('button', { name: 'Forget', within: rowOf('Saved networks', /warehouse/) }))
  byText(/^warehouse and its password are deleted/)
  click(byRole('button', { name: 'Forget', within: byRole('dialog') }))
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
  const save = byRole('button', { name: 'Save', within: form })
  await until(() => !save.hasAttribute('disabled'))
  click(save)
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
