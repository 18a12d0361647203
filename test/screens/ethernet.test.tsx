import '../setup/dom'
import * as assert from 'uvu/assert'
import { $device, DEFAULT_DEVICE } from '../../src/stores/device'
import { $hmiName } from '../../src/stores/hmi-name'
import { $networkChange } from '../../src/stores/network-change'
import { mount } from '../setup/app'
import { dialogClosed } from '../setup/dialog'
import { CLIENT, connectOpcUaClient } from '../setup/opcua-session'
import { panelTest, test } from '../setup/panel-test'
import { allByRole, byLabel, byRole, byText, click, findByRole, findByText, save, type, until } from '../setup/query'
import { onCleanup } from '../setup/screen'

async function open() {
  await mount('/app/network/ethernet')
  const form = await findByRole('form', { name: 'LAN 1' })
  // A request still in flight at the end of a test would reach the panel of the next one.
  await until(() => !document.querySelector('[aria-busy]'))
  return form
}

const settle = () => dialogClosed()

async function change(form: HTMLElement, label: string, value: string) {
  type(byLabel(label, form), value)
  await save(form)
}

test('shows the state of each port above its settings', async () => {
  const form = await open()
  const card = await findByRole('region', { name: 'LAN 1' })
  await findByText('1 Gbit/s', card)
  byText('192.168.10.42', card)
  byText('3 on receive, 0 on send', card)
  await findByText('No cable', byRole('region', { name: 'LAN 2' }))
  assert.is(byLabel('IP address', form).value, '192.168.10.42')
})

test('shows as many ports as the panel has, also where it says so only later', async () => {
  onCleanup(() => $device.set(DEFAULT_DEVICE))
  await open()
  assert.is(allByRole('form').length, 3)
  $device.set({ ...DEFAULT_DEVICE, ethCount: 1 })
  await until(() => allByRole('form').length === 2)
})

test('shows what changes and whom it interrupts before anything is sent, and keeps the input on Cancel', async ({
  panel
}) => {
  await connectOpcUaClient(panel)
  const form = await open()
  await change(form, 'IP address', '192.168.10.43')
  const dialog = await findByRole('dialog', { name: 'Apply changes to LAN 1?' })
  byText('192.168.10.42 → 192.168.10.43', dialog)
  await findByText(CLIENT, dialog)
  byText('192.168.10.43', dialog)
  click(byRole('button', { name: 'Cancel', within: dialog }))
  await settle()
  assert.is(byLabel('IP address', form).value, '192.168.10.43')
  assert.is(panel.state.ethernet[0]?.settings.address, '192.168.10.42')
  assert.is(panel.pending.isOpen(), false)
})

test('keeps a harmless change by itself', async ({ panel }) => {
  const form = await open()
  await change(form, 'DNS server 2', '192.168.10.6')
  const dialog = await findByRole('dialog', { name: 'Apply changes to LAN 1?' })
  byText('Unchanged', dialog)
  click(byRole('button', { name: 'Apply', within: dialog }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(1500)
  const done = await findByRole('dialog', { name: 'Change confirmed' })
  click(byRole('button', { name: 'Close', within: done }))
  await settle()
  assert.is(panel.state.ethernet[0]?.settings.dns2, '192.168.10.6')
  await until(() => byRole('button', { name: 'Save', within: form }).hasAttribute('disabled'))
})

test('shows the change of another port after an overtaken one, and validates it against what was read then', async ({
  panel
}) => {
  const form = await open()
  const other = byRole('form', { name: 'LAN 2' })
  panel.state.ethernet[0]!.settings = { ...panel.state.ethernet[0]!.settings, address: '192.168.50.42', gateway: '' }
  await change(form, 'IP address', '192.168.10.43')
  click(byRole('button', { name: 'Apply', within: await findByRole('dialog', { name: 'Apply changes to LAN 1?' }) }))
  click(await findByRole('button', { name: 'Use theirs', within: form }))
  await change(other, 'IP address', '192.168.10.200')
  const dialog = await findByRole('dialog', { name: 'Apply changes to LAN 2?' })
  click(byRole('button', { name: 'Cancel', within: dialog }))
  await settle()

  await change(other, 'IP address', '192.168.50.200')
  await findByText('This network overlaps that of another port', other)
})

test('sends a trimmed address, and a mask typed as /24 in full', async ({ panel }) => {
  const form = await open()
  type(byLabel('Subnet mask', form), '/24 ')
  await change(form, 'IP address', ' 192.168.10.43 ')
  click(byRole('button', { name: 'Apply', within: await findByRole('dialog') }))
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(1500)
  click(byRole('button', { name: 'Close', within: await findByRole('dialog', { name: 'Change confirmed' }) }))
  await settle()
  const { address, mask } = panel.state.ethernet[0]!.settings
  assert.equal([address, mask], ['192.168.10.43', '255.255.255.0'])
})

test('shows a refusal of the panel at its field, with the device that uses the address', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found' }, 'POST /network/ethernet/{id}/address-check')
  const form = await open()
  await change(form, 'IP address', '192.168.10.21')
  click(byRole('button', { name: 'Apply', within: await findByRole('dialog') }))
  await findByText('Another device uses this address', form)
  await findByText('The device 00:0e:8c:21:9a:04 uses this address.', form)
  await settle()
  assert.is(byLabel('IP address', form).value, '192.168.10.21')
})

test('does not send an invalid address', async () => {
  const form = await open()
  await change(form, 'IP address', '192.168.20.7')
  await findByText('This network overlaps that of another port', form)
  assert.is(allByRole('dialog').length, 0)
})

test('opens the closed section of a field with a refused value', async () => {
  const form = await open()
  const advanced = byRole('button', { name: 'Advanced', within: form })
  click(advanced)
  type(byLabel('MTU', form), '9000')
  click(advanced)
  await save(form)
  await findByText('Enter a value from 576 to 1500', form)
  await until(() => document.activeElement === byLabel('MTU', form))
  assert.is(allByRole('dialog').length, 0)
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  const form = await open()
  await change(form, 'IP address', '192.168.10.43')
  const dialog = await findByRole('dialog')
  panel.faults.refuseNext('PUT /network/ethernet/{id}/settings')
  click(byRole('button', { name: 'Apply', within: dialog }))
  await findByText('The panel is not responding', form)
  await settle()
  assert.is(byLabel('IP address', form).value, '192.168.10.43')
  assert.is($networkChange.get(), undefined)
})

test('shows that a port no longer exists', async ({ panel }) => {
  const form = await open()
  await change(form, 'DNS server 2', '192.168.10.6')
  const dialog = await findByRole('dialog')
  panel.state.ethernet = panel.state.ethernet.filter(({ id }) => id !== 'eth0')
  click(byRole('button', { name: 'Apply', within: dialog }))
  await findByText('Not found on the panel', form)
  assert.is(byLabel('DNS server 2', form).value, '192.168.10.6')
})

test('requires the address to be retyped before it keeps a change without a check', async ({ panel }) => {
  const form = await open()
  await change(form, 'IP address', '192.168.10.43')
  click(byRole('button', { name: 'Confirm without checking', within: await findByRole('dialog') }))
  const second = await findByRole('dialog', { name: 'Confirm without checking?' })
  type(byLabel('Type the address again', second), '192.168.10.44')
  click(byRole('button', { name: 'Confirm without checking', within: second }))
  await findByText("This is not the panel's new address", second)
  type(byLabel('Type the address again', second), '192.168.10.43')
  click(byRole('button', { name: 'Confirm without checking', within: second }))
  await findByRole('dialog', { name: 'Change confirmed' })
  await panel.clock.advance(100_000)
  assert.is(panel.network.host(), '192.168.10.43')
})

async function switchToDhcp() {
  const form = await open()
  click(byRole('radio', { name: 'DHCP', within: form }))
  await save(form)
  return findByRole('dialog', { name: 'Apply changes to LAN 1?' })
}

test('calls no address that DHCP will assign empty, and requires the HMI name before it is not checked', async ({
  panel
}) => {
  const dialog = await switchToDhcp()
  byText('192.168.10.42 → DHCP', dialog)
  byText('255.255.255.0 → DHCP', dialog)
  byText(/^DHCP assigns the address/, dialog)
  click(byRole('button', { name: 'Confirm without checking', within: dialog }))
  const second = await findByRole('dialog', { name: 'Confirm without checking?' })
  byText('To continue, type the HMI name: line2-hmi', second)
  type(byLabel('HMI name', second), '192.168.10.43')
  click(byRole('button', { name: 'Confirm without checking', within: second }))
  await findByText('This is not the HMI name', second)
  type(byLabel('HMI name', second), 'line2-hmi')
  click(byRole('button', { name: 'Confirm without checking', within: second }))
  await until(() => panel.state.ethernet[0]?.settings.method === 'dhcp')
})

test('offers no change without a check where neither the new address nor the HMI name is known', async ({ panel }) => {
  panel.faults.answer(503, undefined, 'GET /system/hmi/name')
  $hmiName.set('')
  const dialog = await switchToDhcp()
  byRole('button', { name: 'Apply', within: dialog })
  assert.not.match(dialog.textContent ?? '', /Confirm without checking/)
})

test('tests the network from the panel', async () => {
  await open()
  const card = byRole('region', { name: 'Network tests from the panel' })
  click(byRole('button', { name: 'Ping', within: card }))
  await findByText('Required', card)
  type(byLabel('Hostname or IP address', card), 'filler-plc')
  click(byRole('button', { name: 'Ping', within: card }))
  await findByText('192.168.10.21 responds: 4 of 4 replies, 1.2 ms', card)
  type(byLabel('Hostname or IP address', card), '192.168.10.30')
  click(byRole('button', { name: 'Check for duplicate address', within: card }))
  await findByText('192.168.10.30 is used by 00:30:de:0b:51:7e', card)
})

test('checks for duplicates from the port in whose network the address is', async ({ panel }) => {
  await open()
  const card = byRole('region', { name: 'Network tests from the panel' })
  const check = async (address: string, finding: string) => {
    type(byLabel('Hostname or IP address', card), address)
    click(byRole('button', { name: 'Check for duplicate address', within: card }))
    await findByText(finding, card)
  }
  await check('192.168.20.5', 'No cable')
  panel.state.ethernet[1]!.cable = { speedMbit: 100, duplex: 'full' }
  await check('192.168.20.5', 'No device uses 192.168.20.5')
  await check('10.1.2.3', 'No LAN port is in the network of 10.1.2.3, so it cannot be checked for duplicates')
})

test('warns nobody of being cut off by a port without a cable', async () => {
  await open()
  await change(await findByRole('form', { name: 'LAN 2' }), 'IP address', '192.168.20.2')
  const dialog = await findByRole('dialog', { name: 'Apply changes to LAN 2?' })
  byText(/^No cable is plugged into this port/, dialog)
})

test('rejects a network that DHCP has assigned to another port', async ({ panel }) => {
  panel.state.ethernet[0]!.settings = { ...panel.state.ethernet[0]!.settings, method: 'dhcp', address: '', mask: '' }
  panel.network.enforce('eth0')
  await panel.clock.advance(5000)
  await open()
  const form = await findByRole('form', { name: 'LAN 2' })
  await change(form, 'IP address', '192.168.10.200')
  await findByText('This network overlaps that of another port', form)
})

test('shows the way of a packet hop by hop', async () => {
  await open()
  const card = byRole('region', { name: 'Network tests from the panel' })
  type(byLabel('Hostname or IP address', card), 'mes-server')
  click(byRole('button', { name: 'Trace route', within: card }))
  await findByText('10.20.4.15 was reached', card)
  byText('192.168.10.1, 0.6 ms', card)
  byText('No response', card)
  byText('Hop 3', card)
})

test('does not let a port that a fieldbus owns be changed', async ({ panel }) => {
  panel.state.ethernet[1]!.lockedBy = 'EtherCAT'
  const first = await open()
  const form = byRole('form', { name: 'LAN 2' })
  await findByText('This port is used by EtherCAT and cannot be changed here.')
  assert.ok(byLabel('IP address', form).closest('fieldset[disabled]'))
  assert.not.ok(byLabel('IP address', first).closest('fieldset[disabled]'))
})

test.run()

const fresh = panelTest({ seed: 'factory-new', user: '' })

fresh('renews a lease', async ({ panel, signIn }) => {
  const account = panel.state.accounts[0]!
  Object.assign(account, { passwordMustChange: false, stateCode: 1 })
  await signIn(account.username)
  const form = await open()
  const card = await findByRole('region', { name: 'LAN 1' })
  await findByText('1440 min left', card)
  click(byRole('button', { name: 'Renew lease', within: card }))
  await findByText('Getting an address', card)
  assert.not.ok(form.textContent?.includes('Subnet mask'))
})

fresh('offers to renew a lease only on a port that can reach its server', async ({ panel, signIn }) => {
  const account = panel.state.accounts[0]!
  Object.assign(account, { passwordMustChange: false, stateCode: 1 })
  panel.state.ethernet[0]!.cable = undefined
  await signIn(account.username)
  await open()
  const card = await findByRole('region', { name: 'LAN 1' })
  await findByText('1440 min left', card)
  assert.equal(allByRole('button', { name: 'Renew lease', within: card }), [])
})

fresh.run()
