import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SerialSettings, Wire } from './communication-state'
import { exchange } from './serial-wire'

const SENT: SerialSettings = { mode: 'rs485_2w', baud_rate: 9600, data_bits: 8, parity: 'even', stop_bits: 1 }
const WIRE: Wire = { settings: SENT, stations: { 1: 24 } }

const CASES: [what: string, settings: Partial<SerialSettings>, outcome: string, percent: number | null][] = [
  ['another mode', { mode: 'rs485_4w' }, 'timeout', null],
  ['another baud rate', { baud_rate: 19_200 }, 'framing', 90],
  ['fewer data bits', { data_bits: 7 }, 'framing', 50],
  ['no parity', { parity: 'none' }, 'framing', 50],
  ['another parity', { parity: 'odd' }, 'parity', 100],
  ['more stop bits than are sent', { stop_bits: 2 }, 'framing', 20]
]

for (const [what, settings, code, percent] of CASES)
  test(`a port with ${what} receives errors of their pattern`, () => {
    const outcome = exchange(WIRE, { ...SENT, ...settings }, 1)
    assert.equal('code' in outcome && [outcome.code, outcome.percent], [code, percent])
  })

test('a station responds to the settings that it has, also to fewer stop bits than it sends', () => {
  assert.equal(exchange(WIRE, SENT, 1), { milliseconds: 24 })
  const two: Wire = { ...WIRE, settings: { ...SENT, stop_bits: 2 } }
  assert.equal(exchange(two, SENT, 1), { milliseconds: 24 })
})

test('nothing arrives from another station, or without a cable', () => {
  for (const outcome of [exchange(WIRE, SENT, 2), exchange(undefined, SENT, 1)])
    assert.is('code' in outcome && outcome.code, 'timeout')
})

test.run()
