import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { networkList, networksIn, parseNetwork } from '../../../src/lib/network/networks'

test('splits at commas, semicolons, spaces and line ends', () => {
  assert.equal(networksIn(' a, b;c\nd  e,'), ['a', 'b', 'c', 'd', 'e'])
})

test('reads an address with one prefix length, and nothing else', () => {
  const address = 0xc0a80a00
  assert.equal(parseNetwork('192.168.10.0/24'), { address, prefix: 24 })
  assert.equal(parseNetwork('192.168.10.0/0'), { address, prefix: 0 })
  for (const text of ['192.168.10.0/24/99', '192.168.10.0', '192.168.10.0/', '192.168.10.0/33', '/24', '10.0.0/8', ''])
    assert.is(parseNetwork(text), undefined, text)
})

test('accepts a list of networks up to the most, and names the first that is none', () => {
  const rule = networkList(2, 'errors.invalidValue')
  for (const text of ['', '10.0.0.0/8', '10.0.0.0/8, 192.168.10.0/24']) assert.is(rule(text, {}), undefined, text)
  assert.equal(rule('10.0.0.0/8 x y', {}), ['errors.invalidValue', { network: 'x' }])
  assert.equal(rule('10.0.0.0/8 10.0.0.0/8 10.0.0.0/8', {}), ['common.term.atMostNetworks', { max: 2 }])
})

test.run()
