import '../setup/dom'
import * as assert from 'uvu/assert'
import HotspotScreen from '../../src/screens/hotspot'
import { $device } from '../../src/stores/device'
import { watchDevice } from '../../src/stores/watch-device'
import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { mount } from '../setup/app'
import { clickInDialog, dialogClosed } from '../setup/dialog'
import { test } from '../setup/panel-test'
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
  save,
  type,
  until
} from '../setup/query'
import { onCleanup, render } from '../setup/screen'
import { holds } from '../setup/store'

const open = async () => {
  await mount('/app/network/hotspot')
  await findByRole('button', { name: 'Generate password' })
}
const apply = async (panel: Pick<Panel<ManualClock>, 'clock'>) => {
  click(await findByRole('button', { name: 'Apply' }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(5000)
  click(await findByRole('button', { name: 'Close' }))
  await dialogClosed()
}

test('switches the hotspot on with a generated password', async ({ panel }) => {
  panel.state.radio.mode = 'off'
  await open()
  click(byRole('radio', { name: 'Always' }))
  click(byRole('button', { name: 'Generate password' }))
  const generated = await until(() => byLabel('Password').value || false)
  assert.match(generated, /^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/)
  assert.equal(allByRole('button', { name: 'Show QR code' }), [], 'nobody could join with it yet')
  await save()
  await apply(panel)
  await findByText('On')
  assert.is(panel.state.radio.hotspot.password, generated)
  assert.is(panel.state.radio.mode, 'hotspot')
  assert.is(byLabel('Password').value, '')
  click(byRole('button', { name: 'Show QR code', within: byRole('region', { name: 'Status' }) }))
  await findByRole('img', { name: 'QR code with SSID and password' })
  byText(generated, byRole('dialog'))
  click(byRole('button', { name: 'Close' }))
  click(byRole('radio', { name: 'Never' }))
  await save()
  await apply(panel)
  await until(() => allByRole('button', { name: 'Show QR code' }).length === 0)
})

test('requires a password, also where it stays off', async ({ panel }) => {
  panel.state.radio.mode = 'off'
  await open()
  type(byLabel('SSID'), 'line-2')
  await save()
  await findByText('Required')
  click(byRole('radio', { name: 'Always' }))
  await save()
  await findByText('Required')
  assert.equal([panel.state.radio.mode, panel.state.radio.hotspot.settings.ssid], ['off', ''])
})

test('switches the radio over from Wi-Fi in one step', async ({ panel }) => {
  await open()
  await findByText('The radio is used for Wi-Fi. “Always” will end the Wi-Fi connection.')
  click(byRole('radio', { name: 'Always' }))
  type(byLabel('Password'), 'bottles-2026')
  await save()
  await findByText(/^The radio will leave its Wi-Fi network\. .*to the hotspot \(line2-hmi\)/)
  await apply(panel)
  assert.equal([panel.state.radio.mode, panel.state.wifi.state], ['hotspot', 'DISABLED'])
})

test('waits until Wi-Fi is lost, opens in its place, and says when Wi-Fi is tried again', async ({ panel }) => {
  panel.state.radio.hotspot.phones = []
  await panel.clock.advance(10_000)
  await open()
  click(byRole('radio', { name: 'When Wi-Fi is lost' }))
  await findByText(/The hotspot turns on after 60 seconds without a Wi-Fi connection/)
  byText('0 to 1440; Wi-Fi is then tried again (0: after 5 minutes)')
  type(byLabel('Password'), 'bottles-2026')
  await save()
  await findByText('Waiting: Wi-Fi is connected')
  assert.equal(allByText(/^The radio is used for Wi-Fi/), [])
  assert.equal([panel.state.radio.mode, panel.state.wifi.state], ['client', 'CONNECTED'], 'nobody is cut off')
  assert.not.ok(panel.pending.isOpen(), 'nothing waits for a confirmation')
  click(byRole('button', { name: 'Show QR code' }))
  await findByText(/^The hotspot is not on yet\. Note the password now/)
  click(byRole('button', { name: 'Close' }))
  for (const point of panel.state.radio.points) point.inRange = false
  await panel.clock.advance(5000)
  await open()
  await findByText('Waiting: Wi-Fi is not connected')
  byText(/^Turns on in (01:00|00:5\d)$/)
  await panel.clock.advance(65_000)
  await open()
  await findByText('On because Wi-Fi was lost')
  byText(/^Tries Wi-Fi again in 5\d:\d\d$/)
  byText(/^The panel tries Wi-Fi again when no device has used the hotspot for a while/)
})

test('offers a QR code only with a password that is known and in force', async ({ panel }) => {
  panel.state.radio.mode = 'off'
  await open()
  click(byRole('radio', { name: 'Always' }))
  type(byLabel('Password'), 'bottles-2026')
  await save()
  await apply(panel)
  await open()
  await findByText('On')
  type(byLabel('SSID'), 'line-2')
  await save()
  await apply(panel)
  assert.equal(allByRole('button', { name: 'Show QR code' }), [], 'the password is not known')
  type(byLabel('Password'), 'another-2026')
  await save()
  click(await findByRole('button', { name: 'Apply' }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(panel.state.revertSeconds * 1000)
  await findByRole('dialog', { name: 'The change was reverted' })
  click(byRole('button', { name: 'Close' }))
  await until(() => allByRole('dialog').length === 0)
  assert.equal(
    [panel.state.radio.hotspot.password, allByRole('button', { name: 'Show QR code' })],
    ['bottles-2026', []]
  )
})

test('confirms a change while it does not know whether the hotspot is open', async ({ panel }) => {
  panel.state.radio.mode = 'hotspot'
  panel.faults.hang('GET /network/hotspot/status')
  await open()
  click(byRole('radio', { name: 'Never' }))
  type(byLabel('Password'), 'bottles-2026')
  await save()
  await findByRole('button', { name: 'Apply' })
})

test('shows that the network overlaps that of a LAN port', async ({ panel }) => {
  await open()
  type(byLabel('Password'), 'bottles-2026')
  type(byLabel('Panel address'), '192.168.10.1')
  type(byLabel('First address for devices'), '192.168.10.100')
  type(byLabel('Last address for devices'), '192.168.10.120')
  await save()
  await findByText('This network overlaps that of another port')
  assert.is(panel.state.radio.hotspot.settings.address, '192.168.12.1')
})

test('sends trimmed addresses', async ({ panel }) => {
  await open()
  type(byLabel('Password'), 'bottles-2026')
  type(byLabel('Panel address'), ' 192.168.13.1')
  type(byLabel('First address for devices'), '192.168.13.10 ')
  type(byLabel('Last address for devices'), '192.168.13.20\t')
  await save()
  await until(() => panel.state.radio.hotspot.settings.address === '192.168.13.1')
  const { dhcp_first, dhcp_last } = panel.state.radio.hotspot.settings
  assert.equal([dhcp_first, dhcp_last], ['192.168.13.10', '192.168.13.20'])
})

test('offers the channels of the country', async () => {
  await open()
  choose(byRole('combobox', { name: 'Band' }), '5 GHz')
  const channels = () => [...byRole<HTMLSelectElement>('combobox', { name: 'Channel' }).options].map(({ text }) => text)
  await until(() => channels().join() === 'Automatic,36,40,44,48')
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  await open()
  type(byLabel('SSID'), 'line-2')
  type(byLabel('Password'), 'bottles-2026')
  panel.faults.refuse('PUT /network/hotspot')
  await save()
  await findByRole('alert')
  assert.is(byLabel('SSID').value, 'line-2')
})

test('lists joined devices and disconnects one', async ({ panel }) => {
  Object.assign(panel.state.radio, { mode: 'off' })
  panel.state.radio.hotspot.password = 'bottles-2026'
  await open()
  click(byRole('radio', { name: 'Always' }))
  await save()
  await apply(panel)
  await panel.clock.advance(40_000)
  await open()
  const row = await findByRole('row', { name: /Tablet shift A/ })
  click(byRole('button', { name: 'Disconnect', within: row }))
  clickInDialog('Disconnect')
  await until(() => allByRole('row', { name: /Tablet shift A/ }).length === 0)
  byText('1 device')
})

test('names its radio where the panel has several', async ({ panel }) => {
  panel.state.specification.wifi_count = 2
  await mount('/app/network/hotspot')
  await findByRole('heading', { name: 'Radio: Wi-Fi 1' })
})

test('shows that the panel has no radio', async ({ panel }) => {
  panel.state.specification.wifi_count = 0
  const stop = watchDevice()
  await holds($device, ({ wifiCount }) => wifiCount === 0)
  render(<HotspotScreen />)
  onCleanup(stop)
  byText('This panel has no Wi-Fi')
})

test.run()
