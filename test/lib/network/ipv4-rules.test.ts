import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validateField } from '../../../src/lib/form/validate-field'
import { gatewayOfNetwork, hostOfNetwork, ipv4, ipv4Mask, ipv4Rules } from '../../../src/lib/network/ipv4-rules'

const test = suite('ipv4 rules')

test('accepts unicast addresses', () => {
  assert.is(ipv4('', {}), undefined)
  assert.is(ipv4('192.168.1.10', {}), undefined)
  assert.is(ipv4('192.168.1', {}), 'errors.ipv4')
  for (const text of ['0.0.0.0', '127.0.0.1', '224.0.0.1', '255.255.255.255'])
    assert.is(ipv4(text, {}), 'errors.ipv4.reserved')
})

test('accepts masks from /8 to /30', () => {
  const range = ['errors.mask.range', { widest: 8, narrowest: 30 }]
  assert.equal(ipv4Mask('/7', {}), range)
  assert.is(ipv4Mask('/8', {}), undefined)
  assert.is(ipv4Mask('255.255.255.252', {}), undefined)
  assert.equal(ipv4Mask('255.255.255.254', {}), range)
  assert.is(ipv4Mask('255.0.255.0', {}), 'errors.mask')
})

test('refuses network and broadcast addresses', () => {
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
    assert.is(hostOfNetwork(text, { mask }), good ? undefined : 'errors.ipv4.notHost', `${text}${mask}`)
})

test('requires the gateway to be another host of the subnet', () => {
  const values = { address: '192.168.1.10', mask: '255.255.255.0' }
  assert.is(gatewayOfNetwork('', values), undefined)
  assert.is(gatewayOfNetwork('192.168.1.1', values), undefined)
  assert.is(gatewayOfNetwork('192.168.1.10', values), 'common.address.own')
  for (const text of ['192.168.2.1', '192.168.1.0', '192.168.1.255'])
    assert.is(gatewayOfNetwork(text, values), 'errors.gateway.outside', text)
  assert.is(gatewayOfNetwork('10.0.0.1', { ...values, mask: '' }), undefined)
})

test('validates only the fields that apply', () => {
  const wrong = { address: 'x', mask: '/31', gateway: 'x', dns1: 'x', dns2: 'x' }
  const errors = (rules: ReturnType<typeof ipv4Rules>) =>
    Object.entries(rules).flatMap(([field, it]) => (validateField(it, 'x', wrong) ? [field] : []))
  assert.equal(errors(ipv4Rules(() => true)), ['address', 'mask', 'gateway', 'dns1', 'dns2'])
  assert.equal(errors(ipv4Rules(() => false)), [])
  assert.equal(
    errors(
      ipv4Rules(
        () => false,
        () => true
      )
    ),
    ['dns1', 'dns2']
  )
})

test('reports an invalid mask at the mask only', () => {
  const values = { address: '192.168.1.10', mask: '/31', gateway: '10.0.0.1', dns1: '', dns2: '' }
  const rules = ipv4Rules(() => true)
  assert.is(validateField(rules.address, values.address, values), undefined)
  assert.is(validateField(rules.gateway, values.gateway, values), undefined)
  assert.ok(validateField(rules.mask, values.mask, values))
})

test.run()
