import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DataLog, DataLogChannel } from '../../../src/api/data-log'
import { logsKeeping } from '../../../src/screens/data-log/other-log'

const channel = (id: string, change: Partial<DataLogChannel> = {}): DataLogChannel => ({
  ...{ id, name: id, unit: '', decimals: 1 },
  ...change
})

const log = (id: string, machine: string, channels: DataLogChannel[], change: Partial<DataLog> = {}): DataLog => ({
  ...{ id, name: id, mode: 'time', interval_seconds: 1, records: 9, size_bytes: 99, machine, channels },
  ...{ first: '2026/11/01 00:00:00', last: '2026/11/21 09:00:00', ...change }
})

const WINDOW = { from: Date.UTC(2026, 10, 20, 22, 9), to: Date.UTC(2026, 10, 20, 22, 19) }
const TANK = channel('tank', { address: 'Filler.Tank' })
const SHORT = log('short', 'Filler', [TANK, channel('flow')], { first: '2026/11/21 03:00:00' })
const PALLETS = log('pallets', 'Filler', [channel('good')])
const HISTORY = log('history', '', [channel('t1', { address: 'Filler.Tank' })])

const keeping = (...others: DataLog[]) =>
  logsKeeping(WINDOW, [SHORT, ...others], { log: SHORT, shown: ['tank', 'flow'] }).map(({ log, channels }) =>
    [log.id, ...channels].join(' ')
  )

test('begins with the values of the channels that are shown, then the same machine, then the others by machine', () => {
  const capper = log('torque', 'Capper', [channel('torque')])
  const washer = log('zones', 'Washer', [channel('zone')])
  assert.equal(keeping(washer, capper, PALLETS, HISTORY), ['history t1', 'pallets', 'torque', 'zones'])
})

test('takes no log of another time', () => {
  assert.equal(keeping(log('later', 'Filler', [TANK], { first: '2026/11/20 22:20:00' })), [])
  assert.equal(keeping(log('earlier', 'Filler', [TANK], { last: '2026/11/20 22:00:00' })), [])
  assert.equal(keeping(log('empty', 'Filler', [TANK], { first: null, last: null })), [])
})

test('compares channels of older firmware by name and unit', () => {
  const { machine, ...old } = log('old', '', [channel('x', { name: 'flow' })])
  assert.equal(keeping(old), ['old x'])
  assert.equal(keeping(log('bar', '', [channel('x', { name: 'flow', unit: 'bar' })])), ['bar'])
})

test.run()
