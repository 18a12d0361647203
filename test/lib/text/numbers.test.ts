import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bothReadings, decimalSignOf, plainNumber } from '../../../src/lib/text/numbers'

const test = suite('numbers')

for (const [written, read] of [
  [' 12 ', '12'],
  ['1 500', '1500'],
  ['-1\u00a0500\u00a0000.25', '-1500000.25'],
  ['1\u202f500,25', '1500.25'],
  ['4,2', '4.2'],
  ['-0,500', '-0.500'],
  ['1500,000', '1500.000'],
  ['1.475', '1.475'],
  ['1,5e3', '1.5e3']
] as const)
  test(`reads ${written} as ${read}`, () => assert.is(plainNumber(written), read))

for (const written of ['1,500', '-12,000', '999,999'])
  test(`does not guess what ${written} means`, () => {
    assert.is(plainNumber(written), undefined)
    assert.is(plainNumber(written, ','), written.replace(',', '.'))
    assert.is(plainNumber(written.replace(',', '.'), ','), undefined)
  })

for (const written of ['15 00', '1 5000', '1,500,000', '1.500,25', 'Text', '', ','])
  test(`leaves ${written || 'empty text'} to the rules`, () => {
    const read = plainNumber(written)
    assert.ok(read === written || read === '.')
  })

test('detects the decimal sign of a file by a number that can have only one meaning', () => {
  assert.is(decimalSignOf(['1', '1.5']), undefined)
  assert.is(decimalSignOf(['1', '1,500']), '.')
  assert.is(decimalSignOf(['1,500', '4,2']), ',')
  assert.is(decimalSignOf(['1,500,000']), '.')
})

test('writes both meanings of an ambiguous number without doubt', () => {
  assert.equal(bothReadings(' 1,500'), { whole: '1500', fraction: '1.500' })
  assert.equal(bothReadings('1.500', ','), { whole: '1500', fraction: '1,500' })
})

test.run()
