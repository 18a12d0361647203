import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatewayOf, hostOfMask, ipv4, ipv4Mask } from '../../../src/lib/network/ipv4-rules'

const test = suite('ipv4 rules')

test('takes addresses that a machine can have', () => {
  assert.is(ipv4('', {}), undefined)
  assert.is(ipv4('192.168.1.10', {}), undefined)
  assert.is(ipv4('192.168.1', {}), 'errors.ipv4')
  for (const text of ['0.0.0.0', '127.0.0.1', '224.0.0.1', '255.255.255.255'])
    assert.is(ipv4(text, {}), 'errors.ipv4.reserved')
})

test('takes masks from /8 to /30', () => {
  const range = ['errors.mask.range', { widest: 8, narrowest: 30 }]
  assert.equal(ipv4Mask('/7', {}), range)
  assert.is(ipv4Mask('/8', {}), undefined)
  assert.is(ipv4Mask('255.255.255.252', {}), undefined)
  assert.equal(ipv4Mask('255.255.255.254', {}), range)
  assert.is(ipv4Mask('255.0.255.0', {}), 'errors.mask')
})

test('keeps the ends of its network free', () => {
  const rule = hostOfMask('mask')
  const cases: [string, string, boolean][] = [
    ['192.168.1.0', '/24', false],
    ['192.168.1.1', '/24', true],
    ['192.168.1.254', '/24', true],
    ['192.168.1.255', '/24', false],
    ['192.168.1.255', '/23', false],
    ['192.168.0.255', '/23', true],
    ['10.0.0.1', '/30', true],
    ['10.0.0.3', '/30', false],
    ['192.168.1.0', 'wrong', true],
    ['', '/24', true]
  ]
  for (const [text, mask, good] of cases)
    assert.is(rule(text, { mask }), good ? undefined : 'errors.ipv4.notHost', `${text}${mask}`)
})

test('wants the gateway in the network, and not the panel itself', () => {
  const rule = gatewayOf('address', 'mask')
  const values = { address: '192.168.1.10', mask: '255.255.255.0' }
  assert.is(rule('', values), undefined)
  assert.is(rule('192.168.1.1', values), undefined)
  assert.is(rule('192.168.1.10', values), 'errors.gateway.own')
  for (const text of ['192.168.2.1', '192.168.1.0', '192.168.1.255'])
    assert.is(rule(text, values), 'errors.gateway.outside', text)
  assert.is(rule('10.0.0.1', { ...values, mask: '' }), undefined)
})

test.run()
