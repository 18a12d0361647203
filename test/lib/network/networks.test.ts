import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { networksIn, parseNetwork } from '../../../src/lib/network/networks'

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

test.run()
