import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as rules from '../../../src/lib/form/rules'
import type { Message } from '../../../src/lib/text/message'

const test = suite('rules')

type Case = [rule: rules.Rule<unknown>, text: string, message?: Message]

function check(cases: Case[]): void {
  for (const [rule, text, message] of cases) assert.equal(rule(text, {}), message, JSON.stringify(text.slice(0, 40)))
}

test('does not accept blanks as a required value, except in passwords', () => {
  check([
    [rules.required, '', 'errors.required'],
    [rules.required, ' \t\u3000', 'errors.required'],
    [rules.required, '\u200b\u2060\u3164', 'errors.required'],
    [rules.required, '\u200b設定'],
    [rules.required, '0'],
    [rules.nonEmpty, '', 'errors.required'],
    [rules.nonEmpty, ' ']
  ])
})

test('counts characters by code points, below, at and above each limit', () => {
  const hotspotPassword = rules.length(8, 63)
  const message: Message = ['errors.length', { min: 8, max: 63 }]
  check([
    [hotspotPassword, ''],
    [hotspotPassword, 'x'.repeat(7), message],
    [hotspotPassword, 'x'.repeat(8)],
    [hotspotPassword, 'x'.repeat(63)],
    [hotspotPassword, 'x'.repeat(64), message],
    [rules.length(0, 32), '😀'.repeat(32)],
    [rules.length(0, 32), '😀'.repeat(33), ['errors.length.most', { max: 32 }]],
    [rules.length(1, 255), 'x'.repeat(256), ['errors.length.most', { max: 255 }]]
  ])
})

test('counts UTF-8 bytes', () => {
  const ssid = rules.bytes(1, 32)
  const message: Message = ['errors.bytes.most', { max: 32 }]
  check([
    [ssid, 'x'.repeat(32)],
    [ssid, 'x'.repeat(33), message],
    [ssid, `${'表'.repeat(10)}ab`],
    [ssid, '표'.repeat(11), message],
    [ssid, '😀'.repeat(8)],
    [ssid, `${'😀'.repeat(8)}x`, message],
    [rules.bytes(4, 8), 'é1', ['errors.bytes', { min: 4, max: 8 }]],
    [rules.bytes(4, 8), 'éé']
  ])
})

test('accepts printable ASCII only', () => {
  check([
    [rules.printable, ' ~!"\\'],
    [rules.printable, '\x1f', 'errors.printable'],
    [rules.printable, '\x7f', 'errors.printable'],
    [rules.printable, 'ä', 'errors.printable'],
    [rules.printable, 'line\n', 'errors.printable']
  ])
})

test('accepts integers within limits', () => {
  const device = rules.integer(-1, 32767)
  const outside: Message = ['errors.range', { min: -1, max: 32767 }]
  check([
    [device, ''],
    [device, '-2', outside],
    [device, '-1'],
    [device, '32767'],
    [device, '32768', outside],
    [device, '9'.repeat(400), outside],
    ...['1.0', '1e3', ' 1', '+1', '0x1', '１', 'Infinity', 'NaN', '1\n'].map(
      (text): Case => [device, text, 'errors.integer']
    )
  ])
})

test('limits port numbers', () => {
  const outside: Message = ['errors.range', { min: 1, max: 65535 }]
  check([
    [rules.port, '0', outside],
    [rules.port, '1'],
    [rules.port, '65535'],
    [rules.port, '65536', outside]
  ])
})

test('compares with another field', () => {
  const values = { password: 'one', viewPassword: 'two' }
  assert.is(rules.sameAs('password')('one', values), undefined)
  assert.is(rules.sameAs('password')('One', values), 'errors.passwordsDiffer')
  assert.is(rules.differsFrom('password', 'errors.invalidValue')('one', values), 'errors.invalidValue')
  assert.is(rules.differsFrom('password', 'errors.invalidValue')('', { password: '' }), undefined)
})

test('refuses a name that already exists, ignoring case', () => {
  const rule = rules.unique(() => ['Operator', 'admin'], 'errors.alreadyExists')
  assert.is(rule(' ADMIN ', {}), 'errors.alreadyExists')
  assert.is(rule('admin2', {}), undefined)
})

test('applies a rule only under its condition', () => {
  const rule = rules.when((values: { manual: boolean }) => values.manual, rules.required)
  assert.is(rule('', { manual: true }), 'errors.required')
  assert.is(rule('', { manual: false }), undefined)
})

test('applies a rule to the text without the blanks around it', () => {
  const rule = rules.trimmed(text => (text === 'x' ? undefined : 'errors.invalidValue'))
  assert.is(rule(' x ', {}), undefined)
})

test.run()
