import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MailContactUpdate, MailTest, SmtpSettings } from '../../../src/api/email'
import { validateField } from '../../../src/lib/form/validate-field'
import { contactFields, GROUP } from '../../../src/screens/email/contact-form'
import { isTestOf, orderOf } from '../../../src/screens/email/mail-test'
import { membersText } from '../../../src/screens/email/members-text'
import { REASONS } from '../../../src/screens/email/reasons'
import {
  needsPassword,
  SMTP,
  type SmtpValues,
  smtpRules,
  updateOf,
  valuesOf
} from '../../../src/screens/email/smtp-form'
import { selectLanguage } from '../../setup/screen'
import { allWords } from '../../setup/words'

const test = suite('email rules')

const STORED: SmtpSettings = {
  host: 'mail.plant.example',
  port: 587,
  encryption: 'starttls',
  username: 'line2',
  sender_name: 'Line 2 panel',
  sender_address: 'line2@plant.example',
  verify_certificate: true,
  timeout_seconds: 20,
  retries: 3,
  password_set: true,
  password_changed_at: '2026/11/02 14:10:36'
}

const validate = (field: keyof SmtpValues, value: string, more: Partial<SmtpValues> = {}, stored = STORED) => {
  const values = SMTP.normalize({ ...valuesOf(STORED), ...more, [field]: value })
  return validateField(smtpRules(() => stored)[field], values[field], values)
}

const LIMITS: [field: keyof SmtpValues, invalid: string[], valid: string[]][] = [
  ['host', ['', ' ', 'a b', 'a'.repeat(64), '10.0.0.256', '.a'], [' mail ', '10.0.0.25', 'a'.repeat(63)]],
  ['port', ['', '0', '65536', '1.5', '587x', '-1'], ['1', '587', '65535']],
  ['username', ['', '  ', 'a\tb', 'a'.repeat(255)], ['a', ' a ', 'a'.repeat(254)]],
  ['password', ['a'.repeat(129)], ['', ' ', 'ä', 'a'.repeat(128)]],
  ['sender_name', ['', ' ', 'a\nb', 'a'.repeat(65)], ['a', '線'.repeat(64)]],
  ['sender_address', ['', 'a', 'a@', '@c', 'a b@c', `${'a'.repeat(65)}@c`], ['a@c', ' a@c ', `${'a'.repeat(64)}@c`]],
  ['timeout_seconds', ['', '4', '61', '5.5'], ['5', '20', '60']],
  ['retries', ['', '-1', '6'], ['0', '3', '5']]
]

for (const [field, invalid, valid] of LIMITS) {
  test(`keeps ${field} within its limits`, () => {
    for (const value of invalid) assert.ok(validate(field, value), `${field} accepts ${JSON.stringify(value)}`)
    for (const value of valid) assert.is(validate(field, value), undefined, `${field} refuses ${JSON.stringify(value)}`)
  })
}

test('requires the password when none is set, or when it would be sent elsewhere or with less protection', () => {
  assert.is(validate('password', ''), undefined)
  assert.is(validate('password', '', {}, { ...STORED, password_set: false }), 'errors.required')
  const exposing = [
    { host: 'other' },
    { port: '465' },
    { username: 'line3' },
    { encryption: 'none' as const },
    { verify_certificate: false }
  ]
  for (const more of exposing) assert.is(validate('password', '', more), 'errors.required')
  for (const more of [{ host: ' mail.plant.example ' }, { encryption: 'tls' as const }, { sender_name: 'x' }])
    assert.is(needsPassword({ ...valuesOf(STORED), ...more }, STORED), false)
})

test('requires the same password twice', () => {
  assert.is(validate('repeated_password', 'a', { password: 'b' }), 'errors.passwordsDiffer')
  assert.is(validate('repeated_password', '', { password: 'b' }), 'errors.passwordsDiffer')
  assert.is(validate('repeated_password', 'b', { password: 'b' }), undefined)
})

test('sends trimmed texts, and the password untrimmed or not at all', () => {
  const sent = updateOf({ ...valuesOf(STORED), host: ' mail ', password: ' a ', repeated_password: ' a ' })
  assert.equal([sent.host, sent.port, sent.password, 'repeated_password' in sent], ['mail', 587, ' a ', false])
  assert.not.ok('password' in updateOf(valuesOf(STORED)))
})

test('knows whether a test was made of the values on screen', () => {
  const { password_set, password_changed_at, ...settings } = STORED
  const tested = { settings, password_kept: true, time: '2026/11/21 09:41:07' } as MailTest
  const withTyped = { ...tested, password_kept: false }
  const values = valuesOf(STORED)
  const kept = { password: '', since: STORED.password_changed_at ?? '' }
  assert.is(isTestOf(tested, values, '', kept), true)
  assert.is(isTestOf(tested, { ...values, retries: '2' }, '', kept), false)
  assert.is(isTestOf(withTyped, values, '', kept), false)
  assert.is(isTestOf(tested, { ...values, password: 'new' }, 'old', kept), false)
  assert.is(isTestOf(withTyped, { ...values, password: 'new' }, 'new', kept), true)
  assert.is(isTestOf(tested, values, '', { ...kept, since: '2026/11/22 00:00:00' }), false, 'of a password before')
  assert.is(isTestOf(withTyped, values, 'new', { ...kept, password: 'new' }), true, 'saved since')
})

test('distinguishes contacts, groups and the sender', () => {
  assert.equal(orderOf('contact:mika-sato'), { contact_id: 'mika-sato' })
  assert.equal(orderOf('group:A'), { group_id: 'A' })
  assert.equal(orderOf('sender'), {})
})

test('keeps contacts and groups within their limits', () => {
  const { rules, normalize } = contactFields([{ id: 'mika', name: 'Mika', mail: 'Mika@Plant.example', groups: [] }])
  const contact = (values: Partial<MailContactUpdate>) => normalize({ name: '', mail: '', groups: [], ...values })
  const name = (value: string) => validateField(rules.name, contact({ name: value }).name, contact({}))
  const mail = (value: string) => validateField(rules.mail, contact({ mail: value }).mail, contact({}))
  const group = (value: string) => validateField(GROUP.rules.name, value, { name: '', members: [] })
  for (const value of ['', ' ', 'a\nb', 'a'.repeat(65)]) assert.ok(name(value))
  for (const value of ['a', '線'.repeat(64)]) assert.is(name(value), undefined)
  for (const value of ['', 'a', 'a b@c']) assert.ok(mail(value))
  assert.is(mail(' mika@PLANT.example'), 'email.contact.mailExists')
  assert.is(mail('a@c'), undefined)
  for (const value of ['a\tb', 'a'.repeat(33)]) assert.ok(group(value))
  for (const value of ['', 'a'.repeat(32)]) assert.is(group(value), undefined)
})

test('lists the first members by name and counts the others', async () => {
  await selectLanguage('en')
  const t = (key: unknown, params?: object) => `${key} ${JSON.stringify(params ?? '')}`
  const contacts = ['a', 'b', 'c'].map(id => ({ id, name: id.toUpperCase() }))
  const text = (members: string[]) => membersText(t, { id: 'A', name: '', members }, contacts)
  assert.is(text([]), '')
  assert.is(text(['a', 'b', 'gone']), 'A, B, gone')
  assert.match(text(['a', 'b', 'c', 'd', 'e']), '"names":"A, B, C","count":2')
})

test('each reason why a mail was not sent has a text and a remedy of its own', () => {
  const texts = Object.values(REASONS).flatMap(({ title, remedy }) => [title, remedy].map(key => allWords('en')[key]))
  assert.is(new Set(texts).size, texts.length)
})

test.run()
