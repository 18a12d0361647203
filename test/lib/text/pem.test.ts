import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { keyIn, keyLabel, pemOf, withoutKeys } from '../../../src/lib/text/pem'

const passphrase = 'line-4'
const RSA = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
const ED25519 = generateKeyPairSync('ed25519').privateKey
const P256 = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
const P384 = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey

/** Lengths below 128, and in one and in two bytes. */
const KEYS: [label: string, key: KeyObject, der: Buffer][] = [
  ['PRIVATE KEY', ED25519, ED25519.export({ format: 'der', type: 'pkcs8' })],
  ['PRIVATE KEY', P256, P256.export({ format: 'der', type: 'pkcs8' })],
  ['PRIVATE KEY', RSA, RSA.export({ format: 'der', type: 'pkcs8' })],
  ['RSA PRIVATE KEY', RSA, RSA.export({ format: 'der', type: 'pkcs1' })],
  ['EC PRIVATE KEY', P256, P256.export({ format: 'der', type: 'sec1' })],
  ['EC PRIVATE KEY', P384, P384.export({ format: 'der', type: 'sec1' })],
  ['ENCRYPTED PRIVATE KEY', P256, P256.export({ format: 'der', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase })]
]

test('turns a private key of each DER format into PEM with its label', async () => {
  for (const [label, key, der] of KEYS) {
    const pem = await pemOf(new File([new Uint8Array(der)], 'key.der'), keyLabel)
    assert.match(pem, `-----BEGIN ${label}-----\n`)
    assert.ok(createPrivateKey({ key: pem, passphrase }).equals(key), label)
  }
})

test('keeps a file that is PEM as it is', async () => {
  const pem = P256.export({ format: 'pem', type: 'sec1' }).toString()
  assert.is(await pemOf(new File([pem], 'key.pem'), keyLabel), pem)
})

test('takes the private keys out of a file that has certificates too', () => {
  const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
  const [clear, encrypted] = [
    P256.export({ format: 'pem', type: 'sec1' }).toString(),
    RSA.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase }).toString()
  ]
  const pem = certificate + clear + certificate + encrypted
  assert.is(withoutKeys(pem), certificate + certificate)
  assert.is(keyIn(pem)?.trim(), clear.trim())
  assert.is(keyIn(certificate), undefined)
})

test.run()
