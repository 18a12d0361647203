import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { normalizeIpv4, withMask } from '../../../src/lib/network/ipv4-settings'

const SETTINGS = { address: '192.168.1.10', mask: '255.255.255.0', gateway: '192.168.1.1', dns1: '10.0.0.1', dns2: '' }

const test = suite('ipv4 settings')

test('are trimmed and get a full mask', () => {
  const typed = { address: ' 192.168.1.10', mask: ' /24 ', gateway: '192.168.1.1\t', dns1: ' 10.0.0.1 ', dns2: ' ' }
  assert.equal(normalizeIpv4(typed), SETTINGS)
  assert.is(normalizeIpv4({ ...typed, mask: '/20' }).mask, '255.255.240.0')
})

test('keep invalid text and other fields', () => {
  const typed = { ...SETTINGS, address: '192.168', mask: '/33', hostname: ' x ' }
  assert.equal(normalizeIpv4(typed), typed)
})

test('start with the default mask if none is set', () => {
  assert.is(withMask({ ...SETTINGS, mask: '' }).mask, '255.255.255.0')
  assert.is(withMask({ ...SETTINGS, mask: '255.0.0.0' }).mask, '255.0.0.0')
})

test.run()
