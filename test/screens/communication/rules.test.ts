import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PlcDeviceSettings } from '../../../src/api/communication'
import { deviceSettings, deviceValues } from '../../../src/screens/communication/device-form'
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

const SETTINGS = {
  ...{ enabled: true, port: 'lan' as const, address: '192.168.10.23', tcp_port: 502, station: 1 },
  ...{ timeout_s: 1, retries: 2, turn_around_ms: 0 }
}

function formOf(settings: PlcDeviceSettings) {
  const device = {
    ...{ id: 'plc', name: 'PLC', driver: 'Modbus TCP', ports: ['lan' as const], addresses: [] },
    ...{ stations: { first: 0, last: 255 }, settings, project: settings }
  }
  return createCommunication().deviceForm({ device, ports: [], settings: { value: settings, version: '"1"' } })
}

for (const [text, isValid] of TIMEOUTS)
  test(`a timeout of “${text}” s is ${isValid ? 'valid' : 'refused'}`, () => {
    const form = formOf(SETTINGS)
    form.set('timeout_s', text)
    assert.is(form.validate(), isValid)
  })

const LIMITS: [
  'address' | 'tcp_port' | 'station' | 'retries' | 'turn_around_ms',
  valid: string[],
  refused: string[]
][] = [
  ['address', ['192.168.10.30', ' 192.168.10.30 '], ['', '192.168.10.256', 'plc']],
  ['tcp_port', ['1', '65535'], ['', '0', '65536']],
  ['station', ['0', '255'], ['', '-1', '256']],
  ['retries', ['0', '10'], ['', '11']],
  ['turn_around_ms', ['0', '1000'], ['', '1001']]
]

for (const [field, valid, refused] of LIMITS)
  test(`${field} of a network device is limited`, () => {
    const form = formOf(SETTINGS)
    for (const text of [...valid, ...refused]) {
      form.set(field, text)
      assert.is(form.validate(), valid.includes(text), text)
    }
  })

test('a serial device needs no address, and none is sent', () => {
  const form = formOf({ ...SETTINGS, port: 'com1', address: '', tcp_port: null })
  assert.is(form.validate(), true)
  form.set('address', '192.168.10.30')
  const { address, tcp_port } = deviceSettings(form.$values.get())
  assert.equal([address, tcp_port], ['', null])
})

test('sends numbers as the contract has them, also with a decimal comma', () => {
  const { address, tcp_port, timeout_s } = deviceSettings({
    ...deviceValues(SETTINGS),
    ...{ address: ' 192.168.10.30 ', timeout_s: '0,5' }
  })
  assert.equal([address, tcp_port, timeout_s], ['192.168.10.30', 502, 0.5])
})

test.run()
