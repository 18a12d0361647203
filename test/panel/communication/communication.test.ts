import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, type Changes, startPanel } from '../http/caller'
import type { DeviceSettings, SerialSettings } from './communication-state'
import { RESTART_MS } from './links'

const BASE = '/features/communication'
type Path = `devices/${string}` | `ports/${string}`

async function start() {
  const { panel, call, save: saveAt } = await startPanel()
  const save = (path: Path, more: Changes<`${typeof BASE}/${Path}/settings`>) =>
    saveAt(`${BASE}/${path}/settings`, more)
  /** The status, or what is wrong with which field. */
  const outcome = async (...saved: Parameters<typeof save>) => {
    const { status, body } = await save(...saved)
    return status === 204 ? 'saved' : `${status} ${JSON.stringify(body.fields ?? body.error_code)}`
  }
  const linkOf = async (id: string) =>
    (await call(`GET ${BASE}/links`)).body.items.find((link: { id: string }) => link.id === id)
  const device = (id: string) => panel.state.plcDevices.find(other => other.id === id)!
  const port = (id: string) => panel.state.serialPorts.find(other => other.id === id)!
  return { panel, call, save, outcome, linkOf, device, port }
}

const test = suite('communication')

const MPI: SerialSettings = { mode: 'rs485_2w', baud_rate: 187_500, data_bits: 8, parity: 'even', stop_bits: 1 }

const PORTS: [port: string, change: Partial<SerialSettings>, expected: string][] = [
  ['com1', { baud_rate: 1200, data_bits: 7, parity: 'mark', stop_bits: 2 }, 'saved'],
  ['com1', { parity: 'space' }, 'saved'],
  ['com1', { mode: 'rs485_2w' }, '400 {"mode":"not_on_port"}'],
  ['com1', { baud_rate: 187_500 }, '400 {"baud_rate":"needs_rs485"}'],
  ['com2', { mode: 'rs485_4w' }, 'saved'],
  ['com2', { mode: 'rs232' }, '400 {"mode":"not_on_port"}'],
  ['com2', { data_bits: 7 }, '400 {"data_bits":"not_with_driver"}'],
  ['com2', { baud_rate: 187_500 }, '400 {"baud_rate":"not_with_driver"}'],
  ['com3', { mode: 'rs485_4w' }, '400 {"mode":"not_on_port"}'],
  ['com3', { baud_rate: 115_200, parity: 'odd' }, 'saved']
]

for (const [name, change, expected] of PORTS)
  test(`${name} with ${JSON.stringify(change)}: ${expected}`, async () => {
    const { outcome } = await start()
    assert.is(await outcome(`ports/${name}`, change), expected)
  })

test('has 187.5K at one port at a time, and says which one', async () => {
  const { panel, save, outcome } = await start()
  for (const { settings } of panel.state.plcDevices) settings.enabled = false
  const { status, body } = await save('ports/com2', MPI)
  assert.equal([status, body.fields, body.details.port], [409, { baud_rate: 'rate_in_use' }, 'com3'])
  assert.is(await outcome('ports/com3', { baud_rate: 19_200 }), 'saved')
  assert.is(await outcome('ports/com2', MPI), 'saved')
})

const LIMITS: [id: string, field: keyof DeviceSettings, valid: number[], wrong: [value: number, code: string][]][] = [
  [
    'line-plc',
    'tcp_port',
    [1, 65_535],
    [
      [0, 'too_small'],
      [65_536, 'too_large']
    ]
  ],
  [
    'line-plc',
    'timeout_s',
    [0.1, 60],
    [
      [0.05, 'too_small'],
      [60.1, 'too_large']
    ]
  ],
  [
    'line-plc',
    'retries',
    [0, 10],
    [
      [-1, 'too_small'],
      [11, 'too_large']
    ]
  ],
  [
    'line-plc',
    'turn_around_ms',
    [0, 1000],
    [
      [-1, 'too_small'],
      [1001, 'too_large']
    ]
  ],
  ['line-plc', 'station', [0, 255], [[256, 'too_large']]],
  ['filler', 'station', [0, 31], [[32, 'not_with_driver']]],
  [
    'conveyor-1',
    'station',
    [1, 247],
    [
      [0, 'not_with_driver'],
      [248, 'not_with_driver']
    ]
  ],
  ['packer', 'station', [0, 126], [[127, 'not_with_driver']]]
]

for (const [id, field, valid, wrong] of LIMITS)
  test(`${field} of ${id} is limited`, async () => {
    const { outcome } = await start()
    for (const value of valid) assert.is(await outcome(`devices/${id}`, { [field]: value }), 'saved', `${value}`)
    for (const [value, code] of wrong)
      assert.is(await outcome(`devices/${id}`, { [field]: value }), `400 {"${field}":"${code}"}`, `${value}`)
  })

const DEVICES: [id: string, change: Partial<DeviceSettings>, expected: string][] = [
  ['line-plc', { address: '192.168.10.256' }, '400 {"address":"ipv4"}'],
  ['line-plc', { address: '' }, '400 {"address":"ipv4"}'],
  ['line-plc', { port: 'com1', address: '', tcp_port: null }, '400 {"port":"not_with_driver"}'],
  ['conveyor-1', { port: 'lan' }, '400 {"port":"not_with_driver","address":"ipv4","tcp_port":"not_with_driver"}'],
  ['conveyor-1', { station: 2 }, '409 {"station":"duplicate_station"}'],
  ['conveyor-1', { station: 2, enabled: false }, 'saved'],
  ['conveyor-1', { port: 'com1' }, '409 {"port":"port_conflict"}'],
  ['conveyor-1', { port: 'com3' }, '409 {"port":"port_conflict"}'],
  ['packer', { port: 'com2', enabled: true }, '409 {"port":"port_conflict"}'],
  ['packer', { enabled: true }, 'saved'],
  ['labeller', { address: '192.168.10.23' }, '409 {"station":"duplicate_station"}'],
  ['labeller', { address: '192.168.10.23', station: 2 }, 'saved'],
  ['labeller', { address: '192.168.10.22', tcp_port: 102 }, '409 {"tcp_port":"port_conflict"}']
]

for (const [id, change, expected] of DEVICES)
  test(`${id} with ${JSON.stringify(change)}: ${expected}`, async () => {
    const { outcome } = await start()
    assert.is(await outcome(`devices/${id}`, change), expected)
  })

test('connects the changed link again, while the others stay', async () => {
  const { panel, save, linkOf } = await start()
  await save('devices/labeller', { address: '192.168.10.30' })
  assert.equal([(await linkOf('labeller')).reason, (await linkOf('line-plc')).state], ['restarting', 'up'])
  await panel.clock.advance(RESTART_MS)
  assert.is((await linkOf('labeller')).state, 'up')
})

test('connects all links of a serial port again when its settings change', async () => {
  const { save, linkOf } = await start()
  await save('ports/com2', { parity: 'odd' })
  const reasons = await Promise.all(
    ['conveyor-1', 'conveyor-2', 'date-printer'].map(async id => (await linkOf(id)).reason)
  )
  assert.equal(reasons, ['restarting', 'restarting', null])
})

test('says why a link does not work', async () => {
  const { panel, linkOf, device, port } = await start()
  const stateOf = async (id: string) => {
    const { state, reason, last_error } = await linkOf(id)
    return [state, reason ?? (state === 'no_reply' ? last_error.code : null)]
  }
  assert.equal(await stateOf('line-plc'), ['up', null])
  assert.equal(await stateOf('labeller'), ['no_reply', 'unreachable'])
  assert.equal(await stateOf('packer'), ['disabled', 'switched_off'])
  const host = panel.state.network.hosts.find(({ name }) => name === 'line-plc')!
  host.milliseconds = 501
  assert.equal(await stateOf('line-plc'), ['slow', null])
  host.milliseconds = 1001
  assert.equal(await stateOf('line-plc'), ['no_reply', 'timeout'])
  host.openPorts = []
  assert.equal(await stateOf('line-plc'), ['no_reply', 'connection_refused'])
  device('filler').settings.address = '192.168.10.30'
  device('filler').settings.tcp_port = 502
  assert.equal(await stateOf('filler'), ['no_reply', 'wrong_reply'])
  port('com1').wire = undefined
  assert.equal(await stateOf('date-printer'), ['no_reply', 'timeout'])
  port('com2').settings.data_bits = 7
  assert.equal(await stateOf('conveyor-1'), ['port_conflict', null])
  for (const ethernet of panel.state.ethernet) ethernet.cable = undefined
  panel.network.enforce('eth0')
  assert.equal(await stateOf('capper'), ['no_reply', 'no_cable'])
  panel.state.project!.state = 'stopped'
  assert.equal(await stateOf('capper'), ['disabled', 'project_stopped'])
})

test('counts requests and errors until the counters are reset', async () => {
  const { panel, call, linkOf } = await start()
  await linkOf('labeller')
  await panel.clock.advance(10_000)
  const { requests, errors, errors_per_second } = await linkOf('labeller')
  assert.equal([requests, errors, errors_per_second], [10, 10, 1])
  assert.is((await call(`DELETE ${BASE}/links/labeller/counters`)).status, 204)
  assert.is((await linkOf('labeller')).requests, 0)
  assert.is((await call(`DELETE ${BASE}/links/none/counters`)).status, 404)
})

test('restarts a link on request, unless it is disabled', async () => {
  const { call, linkOf } = await start()
  assert.is((await call(`POST ${BASE}/links/filler/restart`)).status, 204)
  assert.is((await linkOf('filler')).reason, 'restarting')
  const { status, body } = await call(`POST ${BASE}/links/packer/restart`)
  assert.equal([status, body.error_code], [409, 'link_disabled'])
})

test('repeats a request without a response as often as is set', async () => {
  const { panel, linkOf } = await start()
  panel.state.plcServers['192.168.10.23:502'] = 502
  let requests = 0
  const detach = panel.links.attach({
    async read() {
      requests += 1
      return { code: 'timeout', detail: '', percent: null }
    }
  })
  await panel.links.poll()
  detach()
  const { settings } = panel.state.plcDevices[0]!
  assert.equal([requests, settings.retries], [3, 2])
  assert.equal((await linkOf('line-plc')).state, 'up', 'it is simulated again')
})

test('has no link over a cable that was pulled since the last request', async () => {
  const { panel, linkOf } = await start()
  panel.state.plcServers['192.168.10.23:502'] = 502
  const detach = panel.links.attach({ read: async () => ({ milliseconds: 1, bytes: Buffer.alloc(2) }) })
  await panel.links.poll()
  assert.is((await linkOf('line-plc')).round_trip_ms, 1)
  for (const ethernet of panel.state.ethernet) ethernet.cable = undefined
  panel.network.enforce('eth0')
  assert.is((await linkOf('line-plc')).last_error.code, 'no_cable')
  detach()
})

test('states the same about a PLC everywhere', async () => {
  const { call, save } = await start()
  const facts = async () => {
    const { plcs } = (await call('GET /system/status')).body.connections
    const { items } = (await call('POST /opcua/values', { node_ids: ['ns=1;s=Filler/Speed'] })).body
    const { drivers } = (await call('GET /opcua/driver-table')).body
    const line = plcs.find(({ name }: { name: string }) => name === 'Line PLC')
    return [line?.state, items[0].reason, drivers[0].plc]
  }
  assert.equal(await facts(), ['connected', null, 'Line PLC'])
  await save('devices/line-plc', { address: '192.168.10.99' })
  assert.equal(await facts(), ['disconnected', 'plc_disconnected', 'Line PLC'])
})

test('a link that is switched off leaves a gap in its data log, but no alarm; a wrong address leaves both', async () => {
  const { panel, call, save } = await start()
  const alarms = async () => (await call('GET /data/events?text=Line%20PLC')).body.total
  const log = panel.state.dataLogs.find(({ plc }) => plc === 'line-plc')!
  const before = await alarms()
  await save('devices/line-plc', { enabled: false })
  await panel.clock.advance(60_000)
  assert.equal([await alarms(), log.stretches.length], [before, 1])
  assert.is.not(log.stretches[0]!.until, undefined)
  await save('devices/line-plc', { enabled: true, address: '192.168.10.99' })
  await panel.clock.advance(60_000)
  assert.is(await alarms(), before + 1)
  await save('devices/line-plc', { address: '192.168.10.23' })
  await panel.clock.advance(RESTART_MS)
  assert.equal([await alarms(), log.stretches.length], [before + 1, 2])
})

test('reads one address as a test, by the settings that are sent', async () => {
  const { call, device, port } = await start()
  type Read = BodyFor<`POST ${typeof BASE}/devices/${string}/reads`>
  const read = async (id: string, more: Partial<Read>) => {
    const word = { format: 'MW%d', plc_address: '7', data_type: 'INT16' } as const
    const sent = { ...word, settings: device(id).settings, serial: null, ...more }
    const { status, body } = await call(`POST ${BASE}/devices/${id}/reads`, sent)
    return status === 200 ? (body.code ?? typeof body.value) : body.fields
  }
  assert.is(await read('conveyor-1', {}), 'string')
  assert.is(await read('conveyor-1', { serial: { ...port('com2').settings, baud_rate: 19_200 } }), 'framing')
  assert.is(await read('conveyor-1', { serial: { ...port('com2').settings, parity: 'odd' } }), 'parity')
  assert.equal(await read('conveyor-1', { plc_address: '65536' }), { plc_address: 'unknown' })
  assert.equal(await read('conveyor-1', { data_type: 'BOOL' }), { plc_address: 'unknown' })
  assert.equal(await read('conveyor-1', { serial: { ...port('com2').settings, data_bits: 7 } }), {
    data_bits: 'not_with_driver'
  })
  const fast = { baud_rate: 187_500, data_bits: 8, parity: 'even', stop_bits: 1 } as const
  assert.equal(await read('date-printer', { serial: { ...fast, mode: 'rs232' } }), { baud_rate: 'needs_rs485' })
  device('conveyor-1').settings.enabled = false
  device('conveyor-2').settings.enabled = false
  assert.equal(await read('conveyor-1', { serial: { ...fast, mode: 'rs485_2w' } }), { baud_rate: 'rate_in_use' })
})

test.run()
