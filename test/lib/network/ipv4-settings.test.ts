import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fields } from '../../../src/lib/form/field-table'
import { ipv4Fields, maskHint } from '../../../src/lib/network/ipv4-codecs'
import { type Ipv4Settings, withMask } from '../../../src/lib/network/ipv4-settings'

const SETTINGS = { address: '192.168.1.10', mask: '255.255.255.0', gateway: '192.168.1.1', dns1: '10.0.0.1', dns2: '' }

const { normalize } = fields<Ipv4Settings, Ipv4Settings>(ipv4Fields(() => true))
const test = suite('ipv4 settings')

test('are trimmed and get a full mask', () => {
  const typed = { address: ' 192.168.1.10', mask: ' /24 ', gateway: '192.168.1.1\t', dns1: ' 10.0.0.1 ', dns2: ' ' }
  assert.equal(normalize(typed), SETTINGS)
  assert.is(normalize({ ...typed, mask: '/20' }).mask, '255.255.240.0')
})

test('keep invalid text and other fields', () => {
  const typed = { ...SETTINGS, address: '192.168', mask: '/33', hostname: ' x ' }
  assert.equal(normalize(typed), typed)
})

test('show a mask in its other notation', () => {
  assert.is(maskHint('255.255.240.0'), '/20')
  assert.is(maskHint(' /20 '), '255.255.240.0')
  for (const mask of ['', '255.0', '/33']) assert.is(maskHint(mask), '255.255.255.0, /24', mask)
})

test('start with the default mask if none is set', () => {
  assert.is(withMask({ ...SETTINGS, mask: '' }).mask, '255.255.255.0')
  assert.is(withMask({ ...SETTINGS, mask: '255.0.0.0' }).mask, '255.0.0.0')
})

test.run()
