import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ascii, decodeItem, encodeItem, type Item, list, number } from './items'
import { messageSml, smlOf } from './sml'

const test = suite('SECS-II items')

/** Bytes as SEMI E5 has them, the item, and its SML. */
const ITEMS: [bytes: string, item: Item, sml: string][] = [
  ['0100', list(), '<L [0]>'],
  ['4103414243', ascii('ABC'), '<A "ABC">'],
  ['4100', ascii(''), '<A "">'],
  ['210184', number('B', 0x84), '<B 0x84>'],
  ['25020100', { format: 'BOOLEAN', values: [true, false] }, '<BOOLEAN TRUE FALSE>'],
  ['6501ff', number('I1', -1), '<I1 -1>'],
  ['6902fffe', number('I2', -2), '<I2 -2>'],
  ['7104fffffffd', number('I4', -3), '<I4 -3>'],
  ['6108fffffffffffffffc', { format: 'I8', values: [-4n] }, '<I8 -4>'],
  ['a50201ff', number('U1', 1, 255), '<U1 1 255>'],
  ['a902ffff', number('U2', 65_535), '<U2 65535>'],
  ['b104ffffffff', number('U4', 0xffff_ffff), '<U4 4294967295>'],
  ['a108ffffffffffffffff', { format: 'U8', values: [2n ** 64n - 1n] }, '<U8 18446744073709551615>'],
  ['91043fc00000', number('F4', 1.5), '<F4 1.5>'],
  ['81083ff8000000000000', number('F8', 1.5), '<F8 1.5>'],
  ['b100', number('U4'), '<U4>'],
  ['01022101004100', list(number('B', 0), ascii('')), '<L [2]\n  <B 0x00>\n  <A "">\n>']
]

for (const [bytes, item, sml] of ITEMS)
  test(`${sml.replace(/\s+/g, ' ')} is ${bytes}`, () => {
    assert.is(encodeItem(item).toString('hex'), bytes)
    assert.equal(decodeItem(Buffer.from(bytes, 'hex')), item)
    assert.is(smlOf(item), sml)
  })

const LENGTHS: [length: number, header: string][] = [
  [255, '41ff'],
  [256, '420100'],
  [65_535, '42ffff'],
  [65_536, '43010000']
]

for (const [length, header] of LENGTHS)
  test(`has no more length bytes than ${length} characters need`, () => {
    const bytes = encodeItem(ascii('x'.repeat(length)))
    assert.is(bytes.subarray(0, header.length / 2).toString('hex'), header)
    assert.equal(decodeItem(bytes), ascii('x'.repeat(length)))
  })

const INVALID: [bytes: string, why: RegExp][] = [
  ['', /no item/],
  ['40', /no item/],
  ['4105', /longer than the message/],
  ['0102', /no item/],
  ['b103000000', /3 bytes are no values of U4/],
  ['fd00', /unknown format code 0o77/],
  ['410141ff', /1 bytes after/],
  ['0101'.repeat(40), /nested deeper/]
]

for (const [bytes, why] of INVALID)
  test(`does not decode ${bytes.slice(0, 12) || 'nothing'}`, () => {
    assert.throws(() => decodeItem(Buffer.from(bytes, 'hex')), why)
  })

test('replaces characters that ASCII does not have', () => {
  assert.equal(ascii('Tür 扉\n'), { format: 'A', text: 'T?r ??' })
})

test('names the message and its W-bit in SML', () => {
  assert.is(messageSml('S1F1', true, undefined), 'S1F1 W.')
  assert.is(messageSml('S5F2', false, number('B', 0)), 'S5F2\n<B 0x00>.')
})

test.run()
