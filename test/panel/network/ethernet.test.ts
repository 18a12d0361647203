import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, type Changes, createCaller } from '../http/caller'
import { createPanel, type PanelOptions } from '../panel'

const test = suite('ethernet')
type PortChanges = Changes<`/network/ethernet/${string}/settings`>

async function start(seed: PanelOptions['seed'] = 'running-plant') {
  const panel = createPanel({ seed })
  const caller = createCaller(panel)
  const account = panel.state.accounts.find(({ roles }) => roles.includes('ethernet'))!
  account.passwordMustChange = false
  const { username, password } = account
  await caller.signIn(username, password)
  const save = (changes: PortChanges, id = 'eth0') => caller.save(`/network/ethernet/${id}/settings`, changes)
  const live = async (index = 0) => (await caller.call('GET /network/ethernet')).body.ports[index]
  const fields = async (changes: PortChanges, id = 'eth0') => {
    const { status, body } = await save(changes, id)
    return status === 200 ? 'saved' : body.fields
  }
  return { panel, ...caller, save, live, fields }
}

const REFUSALS: ReadonlyArray<[changes: PortChanges, fields: object, status?: number]> = [
  [{ address: '0.1.2.3' }, { address: 'reserved_address' }],
  [{ address: '127.0.0.2' }, { address: 'reserved_address' }],
  [{ address: '224.0.0.1' }, { address: 'reserved_address' }],
  [{ address: '192.168.10.0' }, { address: 'not_a_host' }],
  [{ address: '192.168.10.255' }, { address: 'not_a_host' }],
  [{ address: '192.168.10' }, { address: 'ipv4' }],
  [{ mask: '255.0.255.0' }, { mask: 'mask' }],
  [{ mask: '254.0.0.0' }, { mask: 'mask' }],
  [{ mask: '255.255.255.254' }, { mask: 'mask' }],
  [{ gateway: '192.168.11.1' }, { gateway: 'outside_subnet' }],
  [{ gateway: '192.168.10.42' }, { gateway: 'gateway_own' }],
  [{ address: '192.168.20.1', gateway: '' }, { address: 'already_exists' }, 409],
  [{ address: '192.168.20.2', gateway: '' }, { address: 'subnet_overlaps' }, 409],
  [{ address: '192.168.10.21' }, { address: 'address_in_use' }, 409],
  [{ dns1: '192.168.10' }, { dns1: 'ipv4' }],
  [{ dns2: '127.0.0.1' }, { dns2: 'ipv4' }],
  [{ mtu: 575 }, { mtu: 'too_small' }],
  [{ mtu: 1501 }, { mtu: 'too_large' }],
  [{ hostname: 'a b' }, { hostname: 'pattern' }]
]

for (const [changes, expected, status = 400] of REFUSALS) {
  test(`refuses ${JSON.stringify(changes)} with ${status}`, async () => {
    const { save } = await start()
    const answer = await save(changes)
    assert.equal([answer.status, answer.body.fields], [status, expected])
  })
}

test('allows one default gateway among its ports', async () => {
  const { fields } = await start()
  assert.equal(await fields({ gateway: '192.168.20.254' }, 'eth1'), { gateway: 'second_gateway' })
})

for (const mtu of [576, 1500]) {
  test(`accepts an MTU of ${mtu}`, async () => {
    const { fields } = await start()
    assert.is(await fields({ mtu, dns2: '10.0.0.1', hostname: 'a' }), 'saved')
  })
}

test('moves to a new address a second after the save, and back at the deadline', async () => {
  const { panel, save, live } = await start()
  const { body } = await save({ address: '192.168.10.43' })
  assert.equal(body.addresses, ['192.168.10.43'])
  assert.is((await live()).address, '192.168.10.42')
  await panel.clock.advance(1000)
  assert.is((await live()).address, '192.168.10.43')
  assert.is(panel.pending.read(body.code)?.in_force, true)
  await panel.clock.advance(89_000)
  assert.is((await live()).address, '192.168.10.42')
})

test('stays at a new address that was kept, also over a restart', async () => {
  const { panel, save } = await start()
  const { body } = await save({ address: '192.168.10.43' })
  panel.pending.keep(body.code)
  panel.faults.reboot(3)
  await panel.clock.advance(100_000)
  assert.is(panel.network.host(), '192.168.10.43')
})

test('takes one change at a time', async () => {
  const { save } = await start()
  await save({ address: '192.168.10.43' })
  const { status, body } = await save({ mtu: 1400 })
  assert.equal([status, body.error_code], [409, 'change_pending'])
})

test('names the lease before it moves to it', async () => {
  const { panel, save, live } = await start()
  const { body } = await save({ method: 'dhcp' })
  assert.equal(body.addresses, [])
  await panel.clock.advance(3000)
  const pending = panel.pending.read(body.code)
  assert.equal([pending?.addresses, pending?.in_force], [['192.168.10.117'], false])
  assert.equal([(await live()).state, (await live()).address], ['acquiring', '192.168.10.42'])
  await panel.clock.advance(3000)
  assert.equal([(await live()).state, (await live()).address], ['up', '192.168.10.117'])
  assert.is(panel.pending.read(body.code)?.in_force, true)
})

test('falls back to a link-local address when no lease comes in 30 s', async () => {
  const { panel, save, live } = await start()
  panel.state.ethernet[0]!.offer = undefined
  await save({ method: 'dhcp' })
  await panel.clock.advance(30_999)
  assert.is((await live()).state, 'acquiring')
  await panel.clock.advance(1)
  assert.equal([(await live()).state, (await live()).address], ['fallback', '169.254.127.49'])
})

test('renews a lease, and only a lease', async () => {
  const { panel, call, live } = await start('factory-new')
  await panel.clock.advance(600_000)
  assert.is((await live()).lease_seconds_left, 85_800)
  assert.is((await call('POST /network/ethernet/eth0/lease')).status, 202)
  assert.is((await live()).state, 'acquiring')
  await panel.clock.advance(5000)
  assert.is((await live()).lease_seconds_left, 86_400)
  assert.is((await call('POST /network/ethernet/eth1/lease')).body.error_code, 'not_dhcp')
})

test('notices a device that takes its address', async () => {
  const { panel, live } = await start()
  panel.state.network.hosts[4]!.address = '192.168.10.42'
  const { state, conflict_mac } = await live()
  assert.equal([state, conflict_mac], ['conflict', '00:30:de:0b:51:7e'])
})

test('leaves a port alone that a fieldbus owns', async () => {
  const { panel, save, call } = await start()
  panel.state.ethernet[1]!.lockedBy = 'EtherCAT'
  assert.is((await save({ mtu: 1400 }, 'eth1')).status, 423)
  const lease = await call('POST /network/ethernet/eth1/lease')
  assert.equal([lease.status, lease.body.error_code], [423, 'port_locked'])
})

test('tests the plant as its own state lets it', async () => {
  const { panel, call } = await start()
  const run = async <T extends 'ping' | 'dns' | 'port'>(tool: T, body: BodyFor<`POST /network/tools/${T}`>) =>
    (await call(`POST /network/tools/${tool}`, body)).body
  assert.equal(await run('ping', { host: 'filler-plc' }), {
    address: '192.168.10.21',
    sent: 4,
    received: 4,
    average_ms: 1.2
  })
  assert.is((await run('ping', { host: '192.168.10.99' })).received, 0)
  assert.equal((await run('dns', { host: 'labeller' })).addresses, ['192.168.10.30'])
  assert.equal((await run('dns', { host: 'nobody' })).fields, { host: 'name_not_resolved' })
  assert.is((await run('port', { host: 'filler-plc', port: 102 })).result, 'open')
  assert.is((await run('port', { host: 'filler-plc', port: 80 })).result, 'closed')
  assert.is((await run('port', { host: '192.168.10.99', port: 80 })).result, 'no_answer')
  assert.is(
    (await call('POST /network/ethernet/eth0/address-check', { address: '192.168.10.30' })).body.mac,
    '00:30:de:0b:51:7e'
  )
  panel.state.ethernet[0]!.cable = undefined
  panel.network.enforce('eth0')
  assert.is((await run('ping', { host: '192.168.10.21' })).received, 0)
  assert.is((await run('dns', { host: 'labeller' })).error_code, 'no_dns_server')
})

test('traces the way of a packet as far as somebody responds', async () => {
  const { panel, call } = await start()
  const trace = async (host: string) => (await call('POST /network/tools/trace', { host })).body
  const router = { address: '192.168.10.1', milliseconds: 0.6 }
  const silence = { address: null, milliseconds: null }
  assert.equal(await trace('mes-server'), {
    address: '10.20.4.15',
    reached: true,
    hops: [router, silence, { address: '10.20.4.15', milliseconds: 3.4 }]
  })
  assert.equal((await trace('labeller')).hops, [{ address: '192.168.10.30', milliseconds: 2.1 }])
  assert.equal(await trace('10.99.0.1'), {
    address: '10.99.0.1',
    reached: false,
    hops: [router, silence, silence, silence]
  })
  assert.equal((await trace('192.168.10.99')).hops, [silence, silence, silence])
  assert.equal((await trace('nobody')).fields, { host: 'name_not_resolved' })
  panel.state.ethernet[0]!.settings.gateway = ''
  panel.network.enforce('eth0')
  assert.is((await trace('10.20.4.15')).reached, false)
})

test('shows the same state of its ports in the status', async () => {
  const { call } = await start()
  const { ethernet } = (await call('GET /system/status')).body.connections
  assert.equal(ethernet[0], { id: 'eth0', link: 'up', speed_mbit: 1000, address: '192.168.10.42' })
  assert.equal(ethernet[1], { id: 'eth1', link: 'down', speed_mbit: null, address: null })
})

test.run()
