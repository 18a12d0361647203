import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withoutSecrets } from './secrets'

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

test.run()
