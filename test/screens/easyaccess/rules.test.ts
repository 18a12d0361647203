import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { EasyAccessActivation, EasyAccessSettings } from '../../../src/api/easyaccess'
import { validateField } from '../../../src/lib/form/validate-field'
import { activationRules } from '../../../src/screens/easyaccess/activation-form'
import { type SettingsValues, settingsTable } from '../../../src/screens/easyaccess/settings-form'

const test = suite('easyaccess rules')

const STORED: EasyAccessSettings = {
  server_location: 'global',
  proxy: true,
  proxy_type: 'http',
  proxy_host: 'proxy.plant.example',
  proxy_port: 3128,
  proxy_username: 'line2',
  proxy_password_set: true,
  start_with_system: true,
  pass_through: false
}

const ACTIVATION: [field: keyof EasyAccessActivation, invalid: string[], valid: string[]][] = [
  [
    'partner_account',
    ['', ' ', 'abc', 'a'.repeat(31), 'ab-cd', 'ab cd', 'abcä', 'ab.cd'],
    ['abcd', 'ABC_9', ' abcd ', '____', '1234', 'a'.repeat(30)]
  ],
  ['password', ['', '12345', 'x'.repeat(17)], ['123456', '      ', 'x'.repeat(16)]]
]

for (const [field, invalid, valid] of ACTIVATION) {
  test(`takes ${field} of an activation at its limits`, () => {
    const errorOf = (value: string) => validateField(activationRules[field], value, {})
    for (const value of invalid) assert.ok(errorOf(value), `'${value}'`)
    for (const value of valid) assert.is(errorOf(value), undefined, `'${value}'`)
  })
}

const { fields, rules, normalize, valuesOf, requestOf } = settingsTable(() => STORED)

const validate = (field: keyof SettingsValues, value: string, more: Partial<SettingsValues> = {}) => {
  const values = normalize({ ...valuesOf(STORED), ...more, [field]: value })
  return validateField(rules[field], values[field], values)
}

const SETTINGS: [field: keyof SettingsValues, invalid: string[], valid: string[]][] = [
  ['proxy_host', ['', ' ', 'a b', '10.0.0.256'], ['proxy', ' proxy ', '10.0.0.25']],
  ['proxy_port', ['', '0', '65536', '1.5'], ['1', '65535']],
  ['proxy_username', ['a'.repeat(33), 'a\tb'], ['', 'line2', 'a'.repeat(32)]],
  ['proxy_password', ['a'.repeat(33)], ['', ' ', 'a'.repeat(32)]]
]

for (const [field, invalid, valid] of SETTINGS) {
  test(`takes ${field} at its limits`, () => {
    for (const value of invalid) assert.ok(validate(field, value), `'${value}'`)
    for (const value of valid) assert.is(validate(field, value), undefined, `'${value}'`)
  })
}

test('requires host and password of a proxy only where one is used', () => {
  assert.is(validate('proxy_host', '', { proxy: false }), undefined)
  assert.is(validate('proxy_password', '', { proxy: false, proxy_host: 'other' }), undefined)
})

for (const [change, needed] of [
  [{}, false],
  [{ proxy_host: ' proxy.plant.example ' }, false],
  [{ server_location: 'china' }, false],
  [{ proxy_username: '' }, false],
  [{ proxy_type: 'socks5' }, true],
  [{ proxy_host: 'other' }, true],
  [{ proxy_port: '8080' }, true],
  [{ proxy_username: 'line3' }, true]
] as const) {
  test(`${needed ? 'requires' : 'does not require'} the password again after ${JSON.stringify(change)}`, () => {
    assert.is(fields.proxy_password?.isRequired?.({ ...valuesOf(STORED), ...change }, 'proxy_password'), needed)
  })
}

test('sends a typed password as it is and leaves out an empty one', () => {
  assert.is(requestOf({ ...valuesOf(STORED), proxy_password: ' x ' }).proxy_password, ' x ')
  assert.not('proxy_password' in requestOf(valuesOf(STORED)))
})

test.run()
