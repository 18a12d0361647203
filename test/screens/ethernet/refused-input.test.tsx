import '../../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  click,
  findByRole,
  findByText,
  save,
  type,
  until
} from '../../setup/query'

async function open() {
  await mount('/app/network/ethernet')
  const form = await findByRole('form', { name: 'LAN 1' })
  // A request still in flight at the end of a test would reach the panel of the next one.
  await until(() => !document.querySelector('[aria-busy]'))
  return form
}

async function change(form: HTMLElement, label: string, value: string) {
  type(byLabel(label, form), value)
  await save(form)
}

test('finds a device that uses the address before anything is applied, and shows it at the field', async () => {
  const form = await open()
  await change(form, 'IP address', '192.168.10.21')
  await findByText('Another device uses this address', form)
  await findByText('The device 00:0e:8c:21:9a:04 uses this address.', form)
  assert.is(allByRole('dialog').length, 0)
})

for (const [address, error] of [
  ['127.0.0.1', /^This address cannot be assigned/],
  ['192.168.10.255', /^This is the network or broadcast address/]
] as const)
  test(`predicts nothing about ${address}, which no panel can have`, async () => {
    const form = await open()
    type(byLabel('IP address', form), '192.168.10.43')
    await findByText(/New address: 192\.168\.10\.43/)
    await change(form, 'IP address', address)
    await findByText(error, form)
    await until(() => allByText(/New address/).length === 0)
  })

test('forgets the result of an earlier test when the next input is refused', async () => {
  await open()
  type(byLabel('Hostname or IP address'), '192.168.10.21')
  click(byRole('button', { name: 'Ping' }))
  await findByText(/^192\.168\.10\.21/)
  type(byLabel('Hostname or IP address'), '10.0.0.')
  click(byRole('button', { name: 'Ping' }))
  await until(() => allByText(/^192\.168\.10\.21/).length === 0)
})

test.run()
