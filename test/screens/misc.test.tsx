import '../setup/dom'
import * as assert from 'uvu/assert'
import MiscScreen from '../../src/screens/misc'
import { rereadClock } from '../../src/stores/clock'
import { $device } from '../../src/stores/device'
import { callerAs } from '../panel/http/caller'
import { createIdleEngine } from '../panel/misc/idle-engine'
import type { Panel } from '../panel/panel'
import { nameOf } from '../setup/names'
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
  type,
  until
} from '../setup/query'
import { onCleanup, render } from '../setup/screen'

async function open(panel: Panel) {
  const engine = createIdleEngine()
  await panel.misc.attach(engine)
  panel.state.serviceNetwork.hosts = { 'time.plant.example': { 123: 10_123 }, 'syslog.plant.example': { 514: 10_514 } }
  render(<MiscScreen />)
  await findByRole('listitem', { name: 'FTP server' })
  return engine
}

const row = (name: string) => byRole('listitem', { name })

async function edit(name: string) {
  click(byRole('button', { name }))
  await findByRole('button', { name: 'Save' })
  return byRole('dialog', { name })
}

const save = (dialog: Element) => click(byRole('button', { name: 'Save', within: dialog }))

test('lists each service with its state, its port and who is connected', async ({ panel }) => {
  panel.state.misc.ftp.port = 2121
  await open(panel)
  await findByText('Running, with a warning', row('FTP server'))
  byText('Port 2121', row('FTP server'))
  const link = byRole('link', { name: 'System Password', within: row('FTP server') })
  assert.is(link.getAttribute('href'), '/app/account/system-password')
  byText('Off', row('SNMP agent'))
  assert.is(allByRole('button', { name: 'Restart SNMP agent' }).length, 0)
  byText('Connected: engineer (192.168.10.77)', row('Web server'))
  byText('Not scheduled', row('Scheduled restart'))
})

test('lists what the hardware is set to, where the firmware does', async ({ panel }) => {
  panel.state.misc.buzzer = { touch_sound: true, alarm_sound: false, volume_percent: 40 }
  panel.state.misc.display.screen_saver_minutes = 0
  await open(panel)
  byText('Power and network link', row('Front LED'))
  byText('Volume: 40% · Touch sound: On · Alarm sound: Off', row('Buzzer'))
  byText(/^Brightness: \d+% · Screen saver: Off$/, row('Display'))
  byText(/^USB drives: On · Keyboards: (On|Off) · Automatic start: Off$/, row('USB ports'))

  const services = await callerAs(panel, 'engineer').then(({ call }) => call('GET /features/misc/services'))
  const { hardware: _, ...older } = services.body
  panel.faults.answer(200, older, 'GET /features/misc/services')
  render(<MiscScreen />)
  await findByRole('listitem', { name: 'Buzzer' })
  assert.not.match(row('Buzzer').textContent ?? '', 'Volume')
})

test('shows the LED only where the panel has one', async ({ panel }) => {
  await open(panel)
  byText('Front LED')
  const device = $device.get()
  onCleanup(() => $device.set(device))
  $device.set({ ...device, led: false })
  await until(() => allByText('Front LED').length === 0)
})

test('names the service that has the port of another one, and restarts one that has crashed', async ({ panel }) => {
  panel.state.opcua.settings.port = 21
  await open(panel)
  await findByText('Port conflict', row('FTP server'))
  byText(/[Uu]sed by: OPC UA/, row('FTP server'))
  panel.state.opcua.settings.port = 4840
  await panel.misc.ftp.crash(['Segmentation fault'])
  click(byRole('button', { name: 'Restart Web server' }))
  await findByText('Failed', row('FTP server'))
  byText('Segmentation fault', row('FTP server'))
  click(byRole('button', { name: 'Restart FTP server' }))
  await findByText('Running, with a warning', row('FTP server'))
})

test('asks for day, time and what it waits for only where a restart is planned', async ({ panel }) => {
  await open(panel)
  const dialog = await edit('Scheduled restart')
  const fields = () =>
    ['combobox', 'textbox', 'checkbox'].flatMap(role => allByRole(role, { within: dialog }).map(nameOf))
  assert.equal(fields(), ['Schedule'])
  choose(byLabel('Schedule', dialog), 'Weekly')
  await until(() => fields().length > 1)
  assert.equal(fields(), ['Schedule', 'Day', 'Time', 'Wait while a job runs'])
})

test('names the range of the port', async ({ panel }) => {
  await open(panel)
  byText('1 to 65535', await edit('FTP server'))
})

test('names whom a planned restart would interrupt, as soon as there is a plan', async ({ panel }) => {
  await open(panel)
  const dialog = await edit('Scheduled restart')
  assert.equal(allByText(/^Each restart takes/, dialog), [])
  choose(byLabel('Schedule', dialog), 'Weekly')
  await findByText('Each restart takes about 25 s. Connected now:', dialog)
  byText(/Line PLC/, dialog)
  save(dialog)
  await until(() => panel.state.misc.reboot.plan === 'weekly')
})

test('saves one card, whose state then turns green', async ({ panel }) => {
  await open(panel)
  const dialog = await edit('Syslog')
  type(byLabel('UDP port', dialog), '0')
  save(dialog)
  await findByText('Enter a value from 1 to 65535', dialog)
  assert.is(allByText('Required', dialog).length, 0)
  type(byLabel('UDP port', dialog), '514')
  click(byRole('checkbox', { name: 'Send events', within: dialog }))
  save(dialog)
  await findByText('Required', dialog)
  type(byLabel('Server', dialog), ' syslog.plant.example ')
  save(dialog)
  await findByText('Running', row('Syslog'))
  assert.equal(panel.state.misc.syslog, {
    enabled: true,
    host: 'syslog.plant.example',
    port: 514,
    level: 'warning'
  })
})

test('shows at the field which service has the port', async ({ panel }) => {
  await open(panel)
  const dialog = await edit('FTP server')
  type(byLabel('Port', dialog), '4840')
  save(dialog)
  await findByText('Already used by the OPC UA server', dialog)
  assert.is(panel.state.misc.ftp.port, 21)
})

test('fills in the default settings, which are saved only on request', async ({ panel }) => {
  panel.state.misc.buzzer = { touch_sound: false, alarm_sound: false, volume_percent: 90 }
  await open(panel)
  const dialog = await edit('Buzzer')
  click(byRole('button', { name: 'Use default settings', within: dialog }))
  await until(() => (byLabel('Volume', dialog) as HTMLInputElement).value === '50')
  assert.is(panel.state.misc.buzzer.volume_percent, 90)
  click(byRole('button', { name: 'Beep', within: dialog }))
  await until(() => panel.state.beeps.length === 1)
  assert.is(panel.state.beeps[0]?.volumePercent, 50)
  save(dialog)
  await until(() => panel.state.misc.buzzer.touch_sound)
})

test('tests time servers before they are saved, each with its steps and its fault', async ({ panel }) => {
  const engine = await open(panel)
  engine.instant = () => panel.misc.time.instant() - 1500
  const dialog = await edit('Time server and time zone')
  type(byLabel('Time server 1', dialog), '')
  const isDisabled = () => byRole('button', { name: 'Query time servers', within: dialog }).hasAttribute('disabled')
  await until(isDisabled)
  type(byLabel('Time server 1', dialog), 'time.plant.example')
  type(byLabel('Time server 2', dialog), 'nowhere.plant.example')
  await until(() => !isDisabled())
  click(byRole('button', { name: 'Query time servers', within: dialog }))
  await findByText('This name could not be resolved', dialog)
  byText(/Difference from the panel's clock: −1\.5 s/, dialog)
  const link = byRole('link', { name: 'DNS servers (Ethernet)', within: dialog })
  assert.is(link.getAttribute('href'), '/app/network/ethernet')
  assert.is(panel.state.misc.time.server2, '')
})

test('offers the zones of the panel with their offset, and warns by how much another one moves the clock', async ({
  panel
}) => {
  await rereadClock()
  await open(panel)
  const dialog = await edit('Time server and time zone')
  await findByRole('option', { name: 'Europe/Berlin (UTC+01:00)', within: dialog })
  type(byLabel('Time zone', dialog), 'Europe/Berlin')
  await findByText('Changing the clock can have these effects:', dialog)
  byText(/Times may occur twice or be missing in logs/, dialog)
  byText('-8 h', dialog)
  await findByText(
    'Not interrupted, as nothing is connected: OPC UA clients, EasyAccess 2.0 users, remote views',
    dialog
  )
  assert.is(panel.state.zone, 'Asia/Tokyo')
  save(dialog)
  await until(() => panel.state.zone === 'Europe/Berlin')
})

test('finds a time zone by a part of its name or its offset, and keeps the chosen one among the choices', async ({
  panel
}) => {
  await open(panel)
  const dialog = await edit('Time server and time zone')
  await findByRole('option', { name: 'Europe/Berlin (UTC+01:00)', within: dialog })
  const found = () =>
    allByRole('option', { within: byLabel('Time zone', dialog) }).map(({ textContent }) => textContent)
  type(byLabel('Search time zones', dialog), 'new york')
  await until(() => found().length === 2)
  assert.equal(found(), ['America/New_York (UTC−05:00)', 'Asia/Tokyo (UTC+09:00)'])
})

test('queries the network for the name of the panel', async ({ panel }) => {
  await open(panel)
  const dialog = await edit('Name service')
  click(byRole('button', { name: 'Query the name', within: dialog }))
  await findByText('The panel was found by its name: hmi-7f31.local: 127.0.0.1', dialog)
})

test('refuses networks without the own address at their field', async ({ panel }) => {
  await open(panel)
  const dialog = await edit('Web server')
  type(byLabel('Allowed networks', dialog), '10.0.0.0/8; 10.0.0')
  save(dialog)
  await findByText('Neither an IPv4 address nor a network: 10.0.0', dialog)
  type(byLabel('Allowed networks', dialog), '10.0.0.0/8')
  save(dialog)
  await findByText('Your own address is not in these networks: you would be locked out.', dialog)
})

test('lets the LED blink, locks the touch panel, and saves what may be plugged in', async ({ panel }) => {
  await open(panel)
  await edit('Front LED')
  click(byRole('button', { name: 'Blink to identify the panel' }))
  await until(() => panel.state.identifiesUntil !== undefined)
  click(byRole('button', { name: 'Cancel' }))
  await edit('Display')
  click(byRole('button', { name: 'Lock now' }))
  await until(() => panel.state.touchLockedUntil !== undefined)
  click(byRole('button', { name: 'Cancel' }))
  const usb = await edit('USB ports')
  click(byLabel('Allow USB drives', usb))
  save(usb)
  await until(() => !panel.state.misc.usb.storage)
  assert.equal(panel.state.misc.usb, { storage: false, keyboard: true, autorun: false })
})

test('keeps the last states when the panel goes away, and what was typed when a save gets no response', async ({
  panel
}) => {
  await open(panel)
  const dialog = await edit('Display')
  type(byLabel('Brightness', dialog), '4')
  save(dialog)
  await findByText('Enter a value from 5 to 100', dialog)
  type(byLabel('Brightness', dialog), '60')
  panel.faults.refuseNext('PUT /features/misc/display')
  save(dialog)
  await findByRole('alert')
  assert.is((byLabel('Brightness', dialog) as HTMLInputElement).value, '60')
  save(dialog)
  await until(() => panel.state.misc.display.brightness_percent === 60)
})

test('turns the redirect to https on over https only', async ({ panel }) => {
  panel.state.misc.webServer.redirect = false
  await open(panel)
  const dialog = await edit('Web server')
  click(byRole('checkbox', { name: 'Redirect http to https', within: dialog }))
  save(dialog)
  await findByText('To turn this on, open the console over https first', dialog)
  assert.is(panel.state.misc.webServer.redirect, false)
})

test.run()
