import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validateField } from '../../../src/lib/form/validate-field'
import {
  DURATION_RULES,
  minutesOf,
  normalizeValidity,
  validityOf
} from '../../../src/screens/enhanced-security/validity'

const test = suite('validity of an account')

const limited = validityOf(90)

test('shows minutes in the largest unit that fits, and sends the same minutes', () => {
  assert.equal(
    [90, 480, 2880].map(minutes => [validityOf(minutes).duration, validityOf(minutes).unit]),
    [
      ['90', 'minutes'],
      ['8', 'hours'],
      ['2', 'days']
    ]
  )
  for (const minutes of [null, 0, 1, 90, 480, 525_600]) assert.is(minutesOf(validityOf(minutes)), minutes)
})

test('a duration that does not count is no change', () => {
  assert.equal(normalizeValidity({ ...limited, validity: 'permanent', duration: 'x' }), validityOf(null))
  assert.equal(normalizeValidity({ ...limited, duration: ' 90 ' }), limited)
})

test('limits a duration to a year, in each unit', () => {
  const isValid = (duration: string, unit: typeof limited.unit) =>
    validateField(DURATION_RULES, duration, { ...limited, duration, unit }) === undefined
  assert.equal(
    [isValid('525600', 'minutes'), isValid('8760', 'hours'), isValid('365', 'days'), isValid('1', 'days')],
    [true, true, true, true]
  )
  assert.equal(
    [isValid('525601', 'minutes'), isValid('8761', 'hours'), isValid('366', 'days'), isValid('0', 'days')],
    [false, false, false, false]
  )
  assert.is(validateField(DURATION_RULES, '', validityOf(null)), undefined)
})

test.run()
