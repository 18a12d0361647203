import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as ipv4 from '../../../src/lib/network/ipv4'

const test = suite('ipv4')
const address = (text: string) => ipv4.parseIpv4(text) ?? Number.NaN

test('parses and formats addresses', () => {
  for (const text of ['0.0.0.0', '192.168.1.10', '128.0.0.1', '255.255.255.255'])
    assert.is(ipv4.formatIpv4(address(text)), text)
  assert.is(address('255.255.255.255'), 4294967295)
})

test('refuses other spellings of addresses', () => {
  const bad = [
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4 ',
    ' 1.2.3.4',
    '1.2.3.-4',
    '1.2.3.0x4',
    '1..3.4',
    '1.2.3.',
    '１.2.3.4',
    '3232235786',
    '1.2.3.4\n'
  ]
  for (const text of bad) assert.is(ipv4.parseIpv4(text), undefined, text)
})

test('parses every contiguous mask in both spellings', () => {
  for (let prefix = 0; prefix <= 32; prefix++) {
    assert.is(ipv4.parseMask(ipv4.formatIpv4(ipv4.maskOf(prefix))), prefix)
    assert.is(ipv4.parseMask(`/${prefix}`), prefix)
  }
})

test('refuses invalid masks', () => {
  for (const text of [
    '255.0.255.0',
    '255.255.255.1',
    '0.0.0.255',
    '127.0.0.0',
    '/33',
    '/',
    '24',
    '/-1',
    '10.0.0.0/24',
    ''
  ]) {
    assert.is(ipv4.parseMask(text), undefined, text)
  }
})

test('computes network and broadcast address', () => {
  assert.is(ipv4.formatIpv4(ipv4.networkOf(address('192.168.10.42'), 24)), '192.168.10.0')
  assert.is(ipv4.formatIpv4(ipv4.broadcastOf(address('192.168.10.42'), 24)), '192.168.10.255')
  assert.is(ipv4.formatIpv4(ipv4.networkOf(address('10.1.2.3'), 30)), '10.1.2.0')
  assert.is(ipv4.formatIpv4(ipv4.broadcastOf(address('200.1.2.3'), 8)), '200.255.255.255')
})

test('distinguishes unicast from other addresses', () => {
  const cases: [string, boolean][] = [
    ['0.255.255.255', false],
    ['1.0.0.0', true],
    ['126.255.255.255', true],
    ['127.0.0.1', false],
    ['128.0.0.0', true],
    ['223.255.255.255', true],
    ['224.0.0.0', false],
    ['255.255.255.255', false]
  ]
  for (const [text, good] of cases) assert.is(ipv4.isUnicast(address(text)), good, text)
})

test('detects overlapping subnets', () => {
  const subnet = (text: string, prefix: number) => ({ address: address(text), prefix })
  assert.ok(ipv4.subnetsOverlap(subnet('192.168.1.20', 24), subnet('192.168.1.90', 24)))
  assert.ok(ipv4.subnetsOverlap(subnet('192.168.1.20', 16), subnet('192.168.9.90', 24)))
  assert.not.ok(ipv4.subnetsOverlap(subnet('192.168.1.20', 24), subnet('192.168.2.20', 24)))
  assert.not.ok(ipv4.subnetsOverlap(subnet('192.168.1.20', 25), subnet('192.168.1.200', 25)))
})

test.run()
