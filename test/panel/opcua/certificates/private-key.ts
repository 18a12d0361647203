import { createPrivateKey, type KeyObject } from 'node:crypto'
import { partsOf } from './der-reader'

export type KeyFault = 'not_a_key' | 'required' | 'wrong_password'

/** An RSA key as PKCS #8 or PKCS #1 in DER or PEM; an encrypted one needs its password. */
export function readPrivateKey(file: Uint8Array, password: string): KeyObject | KeyFault {
  const key = readAnyKey(file, password)
  return typeof key === 'string' || key.asymmetricKeyType === 'rsa' ? key : 'not_a_key'
}

/** The same of any type. */
export function readAnyKey(file: Uint8Array, password: string): KeyObject | KeyFault {
  const encrypted = isEncrypted(file)
  if (encrypted && password === '') return 'required'
  const key = tryFormats(Buffer.from(file), encrypted ? password : undefined)
  if (key) return key
  return encrypted ? 'wrong_password' : 'not_a_key'
}

function tryFormats(file: Buffer, passphrase: string | undefined): KeyObject | undefined {
  const formats = [{ format: 'pem' }, { format: 'der', type: 'pkcs8' }, { format: 'der', type: 'pkcs1' }] as const
  for (const format of formats) {
    try {
      return createPrivateKey({ key: file, ...format, ...(passphrase !== undefined && { passphrase }) })
    } catch {
      // Of another format, or damaged.
    }
  }
  return undefined
}

/** PEM says so; of PKCS #8 the encrypted form begins with an algorithm, the plain one with a version (RFC 5208). */
function isEncrypted(file: Uint8Array): boolean {
  const text = Buffer.from(file).toString('latin1')
  if (text.includes('-----BEGIN ')) return /-----BEGIN ENCRYPTED |Proc-Type: 4,ENCRYPTED/.test(text)
  try {
    const [first, second, ...others] = partsOf(file)
    return first?.tag === 0x30 && second?.tag === 0x04 && others.length === 0
  } catch {
    return false
  }
}
