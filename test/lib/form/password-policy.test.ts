import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { passwordPolicy } from '../../../src/lib/form/password-policy'

test('accepts 8 to 64 characters with a letter and a digit, without the account name', () => {
  const cases: [string, boolean][] = [
    ['passw0r', false],
    ['passw0rd', true],
    [`a${'1'.repeat(63)}`, true],
    [`a${'1'.repeat(64)}`, false],
    ['only-letters', false],
    ['1234567890', false],
    ['my-Night.Shift-1', false],
    ['pässwörd-1', false]
  ]
  for (const [password, right] of cases)
    assert.is(passwordPolicy(password, 'night.shift', [8, 64]) === undefined, right, password)
})

test.run()
