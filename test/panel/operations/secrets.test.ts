import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pathWithoutSecrets, withoutSecrets } from './secrets'

test('masks secrets however deep they are', () => {
  const sent = {
    ssid: 'office',
    password: 'a',
    list: [{ key_password: 'b' }, 'plain'],
    eap: { identity: 'me', ca_certificate: { name: 'ca.pem', content: 'c' } },
    none: null
  }
  assert.equal(withoutSecrets(sent), {
    ssid: 'office',
    password: 'set',
    list: [{ key_password: 'set' }, 'plain'],
    eap: { identity: 'me', ca_certificate: { name: 'ca.pem', content: 'set' } },
    none: null
  })
})

test('replaces files by their size, and one-time keys in a path', () => {
  assert.equal(withoutSecrets({ upload: new Uint8Array(3) }), { upload: '3 bytes' })
  const path = '/network/pending/a%2Fb/keep'
  assert.is(pathWithoutSecrets(path, { code: 'a/b', id: 'keep' }), '/network/pending/…/keep')
})

test.run()
