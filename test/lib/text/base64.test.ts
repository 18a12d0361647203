import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fromBase64, toBase64 } from '../../../src/lib/text/base64'

test('writes bytes of any value and number, and reads them again', () => {
  assert.is(toBase64(new Uint8Array()), '')
  assert.is(toBase64(new Uint8Array([0, 128, 255])), 'AID/')
  const many = Uint8Array.from({ length: 20_000 }, (_, index) => index % 251)
  assert.equal(fromBase64(toBase64(many)), many)
})

test.run()
