import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCommunication } from '../../../src/screens/communication/model'
import { remedyFor } from '../../../src/screens/communication/wire-hints'

const PATTERNS: [...Parameters<typeof remedyFor>, string][] = [
  ['framing', 90, 'rs485_2w', 'baudRate'],
  ['framing', 80, 'rs485_2w', 'baudRate'],
  ['framing', 79, 'rs485_2w', 'dataBits'],
  ['framing', 35, 'rs485_2w', 'dataBits'],
  ['framing', 34, 'rs485_2w', 'stopBits'],
  ['framing', null, 'rs232', 'baudRate'],
  ['parity', 100, 'rs232', 'parity'],
  ['timeout', null, 'rs485_4w', 'silentWire'],
  ['timeout', null, undefined, 'timeout'],
  ['no_cable', null, undefined, 'noCable'],
  ['connection_refused', null, undefined, 'refused']
]

for (const [code, percent, mode, remedy] of PATTERNS)
  test(`${code} at ${percent}% (${mode ?? 'network'}) leads to the remedy ${remedy}`, () => {
    assert.is(remedyFor(code, percent, mode), `communication.remedy.${remedy}`)
  })

const TIMEOUTS: [text: string, isValid: boolean][] = [
  ['0.1', true],
  ['0,1', true],
  ['60', true],
  ['0', false],
  ['0.05', false],
  ['60.1', false],
  ['1.25', false],
  ['1e1', false],
  ['', false]
]

for (const [text, isValid] of TIMEOUTS)
  test(`a timeout of “${text}” s is ${isValid ? 'valid' : 'refused'}`, () => {
    const settings = {
      ...{ enabled: true, port: 'lan' as const, address: '192.168.10.23', tcp_port: 502, station: 1 },
      ...{ timeout_s: 1, retries: 2, turn_around_ms: 0 }
    }
    const device = {
      ...{ id: 'plc', name: 'PLC', driver: 'Modbus TCP', ports: ['lan' as const], addresses: [] },
      ...{ stations: { first: 0, last: 255 }, settings, project: settings }
    }
    const form = createCommunication().deviceForm({
      device,
      ports: [],
      settings: { value: settings, version: '"1"' }
    })
    form.set('timeout_s', text)
    assert.is(form.validate(), isValid)
  })

test.run()
