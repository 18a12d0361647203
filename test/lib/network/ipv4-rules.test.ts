import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fields } from '../../../src/lib/form/field-table'
import { createForm } from '../../../src/lib/form/form'
import { ipv4Fields } from '../../../src/lib/network/ipv4-codecs'
import { gatewayOfNetwork, hostOfNetwork, ipv4, ipv4Mask } from '../../../src/lib/network/ipv4-rules'
import type { Ipv4Settings } from '../../../src/lib/network/ipv4-settings'

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
  assert.is(ipv4Mask('', {}), undefined)
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

const errorsOf = (initial: Ipv4Settings, isStatic = true, hasDns = isStatic) => {
  const table = fields<Ipv4Settings, Ipv4Settings>(
    ipv4Fields(
      () => isStatic,
      () => hasDns
    )
  )
  const form = createForm({ ...table, initial, save: async () => {} })
  form.validate()
  return Object.keys(form.$errors.get())
}

test('validates only the fields that apply, whatever is stored in the others', () => {
  const wrong = { address: 'x', mask: '/31', gateway: 'x', dns1: 'x', dns2: 'x' }
  assert.equal(errorsOf(wrong), ['address', 'mask', 'gateway', 'dns1', 'dns2'])
  assert.equal(errorsOf(wrong, false), [])
  assert.equal(errorsOf(wrong, false, true), ['dns1', 'dns2'])
})

test('reports an invalid mask at the mask only', () => {
  assert.equal(errorsOf({ address: '192.168.1.10', mask: '/31', gateway: '10.0.0.1', dns1: '', dns2: '' }), ['mask'])
})

test.run()
