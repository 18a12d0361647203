import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sha256 } from '../../../src/lib/archive/sha256'

const test = suite('SHA-256')
const ofText = (text: string) => sha256(new TextEncoder().encode(text))

test('has the results of the examples of FIPS 180-4', () => {
  assert.is(ofText(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  assert.is(ofText('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  assert.is(
    ofText('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'
  )
  assert.is(
    ofText(
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu'
    ),
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1'
  )
  assert.is(ofText('a'.repeat(1_000_000)), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('agrees with Node for each length around a block, and for all byte values', () => {
  for (let length = 0; length <= 260; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff)
    assert.is(sha256(bytes), createHash('sha256').update(bytes).digest('hex'), `${length} bytes`)
  }
})

test('sees only the bytes of a part of a buffer', () => {
  const whole = new TextEncoder().encode('xxabcxx')
  assert.is(sha256(whole.subarray(2, 5)), ofText('abc'))
})

test.run()
