import { createServer } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs } from '../../http/caller'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'
import { createPanel } from '../../panel'
import { modbusEngine } from './modbus-engine'
import { startPlantPlcs } from './plant-plcs'
import { decode, encode } from './words'

const LINKS = '/features/communication/links'
const READS = '/features/communication/devices/line-plc/reads'

async function start() {
  const panel = createPanel()
  const plcs = await startPlantPlcs(panel)
  const { call } = await callerAs(panel)
  await panel.links.poll()
  const line = async () => (await call(`GET ${LINKS}`)).body.items[0]
  return { panel, plcs, call, line }
}

type World = Awaited<ReturnType<typeof start>>

const test = suite<{ world: World }>('Modbus TCP')

test.before.each(async context => {
  context.world = await start()
})
test.after.each(({ world }) => world.plcs.close())

const request = ({ panel }: World, more = {}) => ({
  ...{ format: 'MW%d', plc_address: '100', data_type: 'FLOAT', serial: null },
  settings: panel.state.plcDevices[0]!.settings,
  ...more
})

test('measures the round trip of a PLC that responds, and counts the requests', async ({ world }) => {
  const { panel, line } = world
  await panel.links.poll()
  const { state, round_trip_ms, requests, errors, requests_per_second } = await line()
  assert.equal([state, requests, errors, requests_per_second], ['up', 2, 0, 1])
  assert.ok(round_trip_ms > 0)
})

test('reads what the tags of the panel show, in one address of each type', async ({ world }) => {
  const { call } = world
  const tags = [
    ['100', 'FLOAT', 'Filler/Tank 1/Temperature'],
    ['10', 'INT16', 'Filler/Speed'],
    ['300', 'INT16', 'Washer/Zone 1']
  ]
  for (const [address, data_type, tag] of tags) {
    const { value, code } = (await call(`POST ${READS}`, request(world, { plc_address: address, data_type }))).body
    const { items } = (await call('POST /opcua/values', { node_ids: [`ns=1;s=${tag}`] })).body
    assert.equal([value, code], [String(items[0].value), null], tag)
  }
  const bit = { format: 'M%d', plc_address: '10', data_type: 'BOOL' }
  assert.match((await call(`POST ${READS}`, request(world, bit))).body.value, /^(true|false)$/)
})

test('says that the PLC refuses the connection when it is off, with all that follows from it', async ({ world }) => {
  const { panel, plcs, call, line } = world
  await plcs.stop('Line PLC')
  await panel.links.poll()
  const { state, round_trip_ms, last_error } = await line()
  assert.equal([state, round_trip_ms, last_error.code], ['no_reply', null, 'connection_refused'])

  const { items } = (await call('POST /opcua/values', { node_ids: ['ns=1;s=Filler/Speed'] })).body
  assert.equal([items[0].quality, items[0].reason], ['bad', 'plc_disconnected'])
  await panel.clock.advance(20_000)
  await plcs.start('Line PLC')
  await panel.links.poll()
  assert.is((await line()).state, 'up')

  const alarm = (await call('GET /data/events?text=Line%20PLC&limit=1')).body.items[0]
  assert.equal([alarm.state, alarm.duration_seconds], ['returned_unacknowledged', 15])
  const log = panel.state.dataLogs.find(({ id }) => id === 'filler-temperatures')!
  const [before, after] = log.stretches
  assert.is(after!.from - before!.until!, 20_000)
})

test('reads with settings that are not saved, and names the cause if they are wrong', async ({ world }) => {
  const { panel, call } = world
  const labeller = panel.state.plcDevices.find(({ id }) => id === 'labeller')!
  const read = async (address: string) => {
    const body = request(world, { data_type: 'INT16', settings: { ...labeller.settings, address } })
    return (await call('POST /features/communication/devices/labeller/reads', body)).body
  }
  assert.is((await read('192.168.10.31')).code, 'unreachable')
  assert.is((await read('192.168.10.30')).code, null)
  assert.is(labeller.settings.address, '192.168.10.31')
})

test('distinguishes a server that is silent from one that refuses, and from one of another protocol', async () => {
  const causeAt = async (answer: string | undefined) => {
    const server = createServer(socket => {
      socket.on('error', () => {}).resume()
      if (answer !== undefined) socket.end(answer)
    }).listen(0, LOOPBACK)
    const port = await portOf(server)
    const request = { kind: 'registers', first: 0, count: 1 } as const
    const reply = await modbusEngine.read({ port, station: 1, timeoutSeconds: 0.2 }, request)
    await closed(server)
    return 'code' in reply && reply.code
  }
  assert.is(await causeAt(undefined), 'timeout')
  assert.is(await causeAt('HTTP/1.1 400 Bad Request\r\n\r\n'), 'wrong_reply')
})

test('keeps each value on its way through the registers', () => {
  const values = [
    [-5, 'INT16'],
    [65_535, 'UINT16'],
    [-70_000, 'INT32'],
    [0.5, 'FLOAT'],
    [0.1, 'DOUBLE'],
    ['B7-4', 'STRING']
  ] as const
  for (const [value, type] of values) assert.is(decode(encode(value, type, type === 'STRING' ? 8 : 1), type), value)
})

test.run()
