import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DataLog, DataLogChannel } from '../../../src/api/data-log'
import { logKeeping } from '../../../src/screens/data-log/other-log'

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

const keeping = (...others: DataLog[]) => {
  const found = logKeeping(WINDOW, [SHORT, ...others], { log: SHORT, shown: ['tank', 'flow'] })
  return found && [found.log.id, ...found.channels]
}

test('prefers a log with the values of a channel that is shown', () => {
  assert.equal(keeping(PALLETS, HISTORY), ['history', 't1'])
})

test('takes another log of the same machine', () => {
  assert.equal(keeping(log('washer', 'Washer', [channel('zone')]), PALLETS), ['pallets'])
})

test('takes no log of another machine, of none or of another time', () => {
  const washer = log('washer', 'Washer', [channel('zone')])
  assert.is(keeping(washer, log('other', '', [channel('zone')])), undefined)
  assert.is(keeping(log('later', 'Filler', [TANK], { first: '2026/11/20 22:20:00' })), undefined)
  assert.is(keeping(log('earlier', 'Filler', [TANK], { last: '2026/11/20 22:00:00' })), undefined)
  assert.is(keeping(log('empty', 'Filler', [TANK], { first: null, last: null })), undefined)
})

test('compares channels of older firmware by name and unit', () => {
  const { machine, ...old } = log('old', '', [channel('x', { name: 'flow' })])
  assert.equal(keeping(old), ['old', 'x'])
  assert.is(keeping(log('bar', '', [channel('x', { name: 'flow', unit: 'bar' })])), undefined)
})

test.run()
