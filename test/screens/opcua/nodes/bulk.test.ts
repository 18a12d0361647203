import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DriverAddress } from '../../../../src/api/opcua/server'
import { type Bulk, bulkTags, MOST_BULK } from '../../../../src/screens/opcua/nodes/bulk'
import { SETTINGS } from './sample-tree'

const test = suite('tags by range')

const WORD: DriverAddress = { type: 'D', format: 'D%d', first: 0, last: 65_535, data_types: ['INT16'] }
const BIT: DriverAddress = { type: 'M', format: 'M%d', first: 0, last: 100, bits: 8, data_types: ['BOOL'] }

const bulk = (range: string, more: Partial<Bulk> = {}, type = WORD) => {
  const made = bulkTags({ range, step: 1, pattern: 'Tag {n}', settings: SETTINGS, ...more }, type)
  return 'tags' in made ? made.tags : made.refused
}
const addresses = (range: string, more: Partial<Bulk> = {}, type = WORD) => {
  const tags = bulk(range, more, type)
  return typeof tags === 'string' ? tags : tags.map(({ settings }) => settings.address).join(' ')
}

const RANGES: [range: string, addresses: string, more?: Partial<Bulk>, type?: DriverAddress][] = [
  ['D100..D102', '100 101 102'],
  ['100..102', '100 101 102'],
  [' D100 .. 102 ', '100 101 102'],
  ['5..5', '5'],
  ['0..10', '0 4 8', { step: 4 }],
  ['0..3', '0', { step: 4 }],
  ['10.6..11.1', '10.6 10.7 11.0 11.1', {}, BIT],
  ['M10.0..M11.0', '10.0 10.4 11.0', { step: 4 }, BIT],
  ['10..11', 'range', {}, BIT],
  ['10.0..10.8', 'range', {}, BIT],
  ['10.1..10.2', 'range'],
  ['102..100', 'range'],
  ['100', 'range'],
  ['100..', 'range'],
  ['1..2..3', 'range'],
  ['W100..W102', 'range'],
  ['', 'range'],
  ['1..5', 'step', { step: 0 }],
  ['1..5', 'step', { step: 1.5 }],
  [`1..${MOST_BULK + 1}`, 'too_many']
]
for (const [range, expected, more, type] of RANGES)
  test(`${range || 'nothing'} ${JSON.stringify(more ?? {})} is ${expected}`, () => {
    assert.is(addresses(range, more, type), expected)
  })

test('as many tags as are allowed are made at once', () => {
  assert.is(bulk(`1..${MOST_BULK}`).length, MOST_BULK)
})

test('a pattern has the number of the tag, with leading zeros if wanted, and its address', () => {
  const names = (pattern: string, type = WORD, range = '98..99') => {
    const tags = bulk(range, { pattern }, type)
    return typeof tags === 'string' ? tags : tags.map(({ name }) => name)
  }
  assert.equal(names('Tag {n}'), ['Tag 1', 'Tag 2'])
  assert.equal(names('{nnn}-{n}'), ['001-1', '002-2'])
  assert.equal(names('D{address}'), ['D98', 'D99'])
  assert.equal(names('{address}', BIT, '0.7..1.0'), ['0.7', '1.0'])
  assert.equal(names('{x} {'), ['{x} {', '{x} {'])
})

test.run()
