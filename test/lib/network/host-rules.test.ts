import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { email, host } from '../../../src/lib/network/host-rules'

const test = suite('host rules')
const label = (length: number) => 'a'.repeat(length)

test('accepts host names and addresses', () => {
  const good = [
    '',
    'a',
    'smtp.example.com',
    'HMI-7F31',
    '3com.com',
    '10.0.0.5',
    label(63),
    `${label(63)}.${label(63)}.${label(63)}.${label(61)}`
  ]
  for (const text of good) assert.is(host(text, {}), undefined, text)
})

test('refuses invalid host names', () => {
  const bad = [
    '-a',
    'a-',
    'a..b',
    '.a',
    'a.',
    'a_b',
    'a b',
    '1.2.3.256',
    '1.2.3',
    label(64),
    `${label(63)}.${label(63)}.${label(63)}.${label(62)}`,
    'http://a',
    'a:25',
    '名前'
  ]
  for (const text of bad) assert.is(host(text, {}), 'errors.host', text)
})

test('accepts mail addresses', () => {
  const good = [
    '',
    'a@b',
    'first.last+tag@plant.example.com',
    "o'neil@example.com",
    `${label(64)}@example.com`,
    `${label(64)}@${label(63)}.${label(63)}.${label(61)}`
  ]
  for (const text of good) assert.is(email(text, {}), undefined, text)
})

test('refuses invalid mail addresses', () => {
  const bad = [
    'a',
    '@b',
    'a@',
    'a@@b',
    'a b@c',
    '.a@b',
    'a.@b',
    'a..b@c',
    'a@-b',
    'a@1.2',
    'a@b\n',
    'a@b, c@d',
    `${label(65)}@example.com`,
    `${label(64)}@${label(63)}.${label(63)}.${label(62)}`
  ]
  for (const text of bad) assert.is(email(text, {}), 'errors.email', text)
})

test.run()
