import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RecipeItem } from '../../../src/api/recipe'
import { compareValues, isSameValue, validateValue } from '../../../src/screens/recipe/value-rules'
import { valueText } from '../../../src/screens/recipe/value-text'
import { valueFault } from '../../panel/recipe/recipe-values'

const test = suite('recipe values')

const item = (type: RecipeItem['type'], more: Partial<RecipeItem> = {}): RecipeItem => ({
  ...{ name: 'Item', type, min: null, max: null, unit: '', decimals: 0, initial: '' },
  length: type === 'string' ? 12 : null,
  ...more
})

const keyOf = (message: ReturnType<typeof validateValue>) => (typeof message === 'object' ? message[0] : message)

/** A value with the errors of the form and of the panel. */
type Case = [type: RecipeItem['type'], value: string, form?: string, panel?: string]

const range = ['errors.range', 'out_of_range'] as const
const whole = ['errors.integer', 'integer'] as const
const real = ['recipe.value.number', 'number'] as const
const bit = ['recipe.value.bit', 'bit'] as const
const bytes = ['errors.bytes.most', 'too_long'] as const

const CASES: Case[] = [
  ['bit', '0'],
  ['bit', '1'],
  ['bit', '2', ...bit],
  ['bit', 'true', ...bit],
  ['int16', '-32769', ...range],
  ['int16', '-32768'],
  ['int16', '32767'],
  ['int16', '32768', ...range],
  ['int16', '1.5', ...whole],
  ['int16', '1e3', ...whole],
  ['int16', ' 5', ...whole],
  ['int16', '0x10', ...whole],
  ['uint16', '-1', ...range],
  ['uint16', '-0'],
  ['uint16', '65535'],
  ['uint16', '65536', ...range],
  ['int32', '-2147483649', ...range],
  ['int32', '-2147483648'],
  ['int32', '2147483647'],
  ['int32', '2147483648', ...range],
  ['uint32', '4294967295'],
  ['uint32', '4294967296', ...range],
  ['int64', '-9223372036854775809', ...range],
  ['int64', '-9223372036854775808'],
  ['int64', '9223372036854775807'],
  ['int64', '9223372036854775808', ...range],
  ['uint64', '18446744073709551615'],
  ['uint64', '18446744073709551616', ...range],
  ['uint64', '000000000000000000000007'],
  ['float', '3.4028234e38'],
  ['float', '-3.4028235677973366e38', ...range],
  ['float', '1e39', ...range],
  ['float', '-.5'],
  ['float', '5.'],
  ['float', '1,5', ...real],
  ['float', 'NaN', ...real],
  ['float', 'Infinity', ...real],
  ['float', '.', ...real],
  ['double', '1.7976931348623157e308'],
  ['double', '-1.7976931348623157e308'],
  ['double', '1e309', ...range],
  ['double', '1e-400'],
  ['double', '1e', ...real],
  ['string', ''],
  ['string', 'twelve bytes'],
  ['string', 'thirteen byte', ...bytes],
  ['string', '緑茶緑茶'],
  ['string', '緑茶緑茶x', ...bytes],
  ['string', '🥤🥤🥤'],
  ['string', '🥤🥤🥤.', ...bytes]
]

for (const [type, value, form, panel] of CASES) {
  test(`${form ? 'refuses' : 'accepts'} ${JSON.stringify(value)} as ${type}, in the form and in the panel`, () => {
    assert.is(keyOf(validateValue(item(type), value)), form)
    assert.is(valueFault(item(type), value), panel)
  })
}

test('requires a value for every type except string', () => {
  assert.is(validateValue(item('int16'), ''), 'errors.required')
  assert.is(validateValue(item('bit'), ''), 'errors.required')
  assert.is(valueFault(item('int16'), ''), 'integer')
  assert.is(valueFault(item('double'), ''), 'number')
})

for (const [type, min, max, outside] of [
  ['uint16', '100', '3000', ['99', '3001']],
  ['int16', '-500', '500', ['-501', '501']],
  ['float', '2', '95', ['1.999', '95.001']],
  ['uint64', '9007199254740992', '9007199254740994', ['9007199254740991', '9007199254740995']]
] as const) {
  test(`keeps a ${type} within the limits of the project`, () => {
    const limited = item(type, { min, max })
    for (const value of [min, max]) {
      assert.is(validateValue(limited, value), undefined)
      assert.is(valueFault(limited, value), undefined)
    }
    for (const value of outside) {
      assert.equal(validateValue(limited, value), ['errors.range', { min, max }])
      assert.is(valueFault(limited, value), 'out_of_range')
    }
  })
}

test('compares numbers by value, also beyond the precision of JavaScript numbers', () => {
  assert.is(compareValues(item('uint64'), '18446744073709551614', '18446744073709551615'), -1)
  assert.is(compareValues(item('int16'), '-9', '10'), -1)
  assert.is(compareValues(item('float'), '1e1', '10'), 0)
})

test('treats values as the same if the panel stores them as the same', () => {
  assert.ok(isSameValue(item('double'), '4.50', '4.5'))
  assert.ok(isSameValue(item('int32'), '007', '7'))
  assert.ok(isSameValue(item('float'), '0.1', '0.10000000149011612'))
  assert.not(isSameValue(item('double'), '0.1', '0.10000000149011612'))
  assert.not(isSameValue(item('uint64'), '18446744073709551614', '18446744073709551615'))
  assert.not(isSameValue(item('string'), '4.50', '4.5'))
})

test('shows every decimal that is stored', () => {
  const float = item('float', { decimals: 1 })
  const shown = (text: string) => valueText(float, text, key => String(key))
  assert.equal(['4.25', '1.4755', '4.5', '4', '4.500', '1e3'].map(shown), [
    '4.25',
    '1.4755',
    '4.5',
    '4.0',
    '4.5',
    '1000.0'
  ])
})

test.run()
