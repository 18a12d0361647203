import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { asEngineer } from './as-engineer'

const test = suite('codesys settings')
const SETTINGS = '/features/codesys/settings'

async function open() {
  const engineer = await asEngineer()
  const save = (changes: Partial<Schemas['CodesysSettings']>) => engineer.save(SETTINGS, changes)
  return { ...engineer, save, saveAt: engineer.save }
}

const refused: [string, Partial<Schemas['CodesysSettings']>, number, Record<string, string>][] = [
  ['no address', { address: '10.0.0' }, 400, { address: 'ipv4' }],
  ['loopback', { address: '127.0.0.1' }, 400, { address: 'reserved_address' }],
  ['the broadcast address', { address: '192.168.10.255' }, 400, { address: 'not_a_host' }],
  ['a mask of /31', { mask: '255.255.255.254' }, 400, { mask: 'mask' }],
  ['itself as gateway', { gateway: '192.168.10.48' }, 400, { gateway: 'gateway_own' }],
  ['a gateway of another subnet', { gateway: '192.168.11.1' }, 400, { gateway: 'outside_subnet' }],
  ['a port that there is not', { port: 'eth7' }, 400, { port: 'unknown' }],
  ['a fieldbus port that there is not', { fieldbus_ports: ['eth7'] }, 400, { fieldbus_ports: 'unknown' }],
  ['a port that the fieldbus has', { port: 'eth1', fieldbus_ports: ['eth1'] }, 400, { port: 'fieldbus_port' }],
  ['the address of the panel', { address: '192.168.10.42' }, 409, { address: 'panel_address' }],
  ['the address of its other port', { address: '192.168.20.1', gateway: '' }, 409, { address: 'panel_address' }],
  ['an address outside the subnet', { address: '192.168.11.48', gateway: '' }, 409, { address: 'outside_port_subnet' }],
  ['the address of a PLC', { address: '192.168.10.21' }, 409, { address: 'address_in_use' }]
]

for (const [name, changes, status, fields] of refused)
  test(`refuses ${name}`, async () => {
    const { save, panel } = await open()
    const before = panel.state.codesys.settings
    const { status: got, body } = await save(changes)
    assert.equal([got, body.fields], [status, fields])
    assert.is(panel.state.codesys.settings, before)
  })

test('accepts the first and the last address of the subnet of its port', async () => {
  const { save } = await open()
  for (const address of ['192.168.10.2', '192.168.10.254']) assert.is((await save({ address })).status, 204, address)
  assert.is((await save({ port: 'eth1', address: '192.168.20.2', gateway: '' })).status, 204)
})

test('locks a port of the fieldbus for the panel, until it is given back', async () => {
  const { save, saveAt, call } = await open()
  const port = async () => (await call('GET /network/ethernet')).body.ports[1].locked_by
  assert.is((await save({ fieldbus_ports: ['eth1'] })).status, 204)
  assert.is(await port(), 'CODESYS')
  const change = await saveAt('/network/ethernet/eth1/settings', {})
  assert.equal([change.status, change.body.error_code], [423, 'port_locked'])
  assert.is((await save({ fieldbus_ports: [] })).status, 204)
  assert.is(await port(), null)
})

test('keeps the port that the console is served through', async () => {
  const { save } = await open()
  const { status, body } = await save({ port: 'eth1', address: '192.168.20.2', gateway: '', fieldbus_ports: ['eth0'] })
  assert.equal([status, body.fields], [409, { fieldbus_ports: 'serving_port' }])
})

test('keeps the port of the browser', async () => {
  const { save, panel } = await open()
  panel.state.network.visitor.port = 'eth1'
  const { status, body } = await save({ fieldbus_ports: ['eth1'] })
  assert.equal([status, body.fields], [409, { fieldbus_ports: 'serving_port' }])
})

test('changes nothing while a change of the network waits to be confirmed', async () => {
  const { save, saveAt, panel } = await open()
  assert.is((await saveAt('/network/ethernet/eth1/settings', { mtu: 1400 })).status, 200)
  const refused = await save({ fieldbus_ports: ['eth1'] })
  assert.equal([refused.status, refused.body.error_code], [409, 'change_pending'])
  assert.is(panel.state.ethernet[1]!.lockedBy, null)
})

test('answers at its address in the network of the panel', async () => {
  const { call, panel } = await open()
  const check = async () => (await call('POST /network/ethernet/eth0/address-check', { address: '192.168.10.48' })).body
  assert.equal(await check(), { mac: '02:0c:26:41:7f:31' })
  panel.state.codesys.onThisModel = false
  assert.equal(await check(), { mac: null })
})

test.run()
