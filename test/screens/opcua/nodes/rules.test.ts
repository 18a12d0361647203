import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DriverTable } from '../../../../src/api/opcua/server'
import { isNodeName } from '../../../../src/screens/opcua/nodes/name-rules'
import { tagFaults, writtenAddress } from '../../../../src/screens/opcua/nodes/rules'
import { inputOf, tagFrom } from '../../../../src/screens/opcua/nodes/tag-form'
import type { TagSettings } from '../../../../src/screens/opcua/nodes/tree/tree'
import { SETTINGS } from './sample-tree'

const test = suite('rules of the node tree')

const TABLE: DriverTable = {
  drivers: [
    {
      plc: 'Line PLC',
      driver: 'Modbus TCP',
      index_registers: null,
      addresses: [
        {
          ...{ type: 'MW', format: 'MW%d', first: 1, last: 65_535, address_bytes: 2, array_max: 120 },
          data_types: ['INT16', 'FLOAT', 'STRING']
        }
      ]
    },
    {
      plc: 'Capper',
      driver: 'Siemens S7',
      index_registers: { first: 1, last: 15 },
      addresses: [
        { type: 'M', format: 'M%d', first: 0, last: 100, bits: 8, data_types: ['BOOL'] },
        { type: 'STATUS', format: 'STATUS', first: 0, last: 0, data_types: ['UINT16'] }
      ]
    }
  ]
}
const BIT = { plc: 'Capper', format: 'M%d', address: '10.3', data_type: 'BOOL' }
const STATUS = { plc: 'Capper', format: 'STATUS', address: '', data_type: 'UINT16' }

const CASES: [settings: Partial<TagSettings>, faults: string[]][] = [
  [{}, []],
  [{ plc: 'PLC 9', address: 'x' }, ['plc']],
  [{ format: 'M%d', address: 'x' }, ['format']],
  [{ address: '0' }, ['address']],
  [{ address: '1' }, []],
  [{ address: '65535' }, []],
  [{ address: '65536' }, ['address']],
  [{ address: '65534', data_type: 'FLOAT' }, []],
  [{ address: '65535', data_type: 'FLOAT' }, ['address']],
  [{ address: '65534', data_type: 'FLOAT', length: 2 }, ['address']],
  [{ address: '65535', length: 2 }, ['address']],
  [{ address: '65535', data_type: 'STRING', length: 2 }, []],
  [{ address: '65535', data_type: 'STRING', length: 3 }, ['address']],
  [{ address: '0000000000065535' }, []],
  [{ address: '00000000000065535' }, ['address']],
  [{ address: '' }, ['address']],
  [{ address: '-1' }, ['address']],
  [{ address: '1e3' }, ['address']],
  [{ address: '１０' }, ['address']],
  [{ address: '10.3' }, ['address']],
  [{ index_register: 1 }, ['index_register']],
  [{ data_type: 'BOOL' }, ['data_type']],
  [{ length: 0 }, ['length']],
  [{ length: 120 }, []],
  [{ length: 121 }, ['length']],
  [{ length: 1.5 }, ['length']],
  [{ length: Number.NaN }, ['length']],
  [{ data_type: 'STRING', length: 255 }, []],
  [{ data_type: 'STRING', length: 256 }, ['length']],
  [BIT, []],
  [{ ...BIT, address: '10.7' }, []],
  [{ ...BIT, address: '10.8' }, ['address']],
  [{ ...BIT, address: '10' }, ['address']],
  [{ ...BIT, address: '101.0' }, ['address']],
  [{ ...BIT, length: 255 }, []],
  [{ ...BIT, index_register: 15 }, []],
  [{ ...BIT, index_register: 0 }, ['index_register']],
  [{ ...BIT, index_register: 16 }, ['index_register']],
  [{ ...BIT, index_register: 1.5 }, ['index_register']],
  [STATUS, []],
  [{ ...STATUS, address: '1' }, ['address']],
  [
    { address: 'x', index_register: 1, data_type: 'BOOL', length: 0 },
    ['address', 'index_register', 'data_type', 'length']
  ]
]
for (const [settings, faults] of CASES)
  test(`${JSON.stringify(settings)} has ${faults.join(', ') || 'no fault'}`, () => {
    assert.equal(tagFaults({ ...SETTINGS, ...settings }, TABLE), faults)
  })

const NAMES: [name: string, valid: boolean][] = [
  ['a', true],
  ['名前 1', true],
  ['__proto__', true],
  ['😀'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  [' ', false],
  [' a', false],
  ['a　', false],
  ['a/b', false],
  ['a\nb', false],
  ['a\u0085b', false]
]
for (const [name, valid] of NAMES)
  test(`${JSON.stringify(name.slice(0, 12))} is ${valid ? 'a' : 'no'} name`, () => {
    assert.is(isNodeName(name), valid)
  })

test('an address is shown as its format writes it', () => {
  assert.is(writtenAddress({ format: 'DB1.DBW%d', address: '10' }), 'DB1.DBW10')
  assert.is(writtenAddress({ format: 'STATUS', address: '' }), 'STATUS')
  assert.is(writtenAddress({ format: 'M%d', address: '$&' }), 'M$&')
})

test('what is typed for a tag is what its settings are', () => {
  for (const index_register of [null, 0, 7]) {
    const tag = { name: 'Speed', settings: { ...SETTINGS, index_register } }
    assert.equal(tagFrom(inputOf({ id: 'abcde', kind: 'tag', ...tag })), tag)
  }
})

test.run()
