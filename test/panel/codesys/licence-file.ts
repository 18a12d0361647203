import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

/** A panel without internet writes it for the licence site. */
export interface LicenceRequest {
  format: 'codesys-licence-request'
  hardware_key: string
  code: string
  /** A number for this request. */
  request: string
}

export interface Licence {
  format: 'codesys-licence'
  hardware_key: string
  code: string
  /** Of the request that it responds to; null for one that was ordered with the panel. */
  request: string | null
  /** `YYYY/MM/DD`. */
  issued: string
}

type SignedLicence = Licence & { signature: string }

/** PKCS #8 of an Ed25519 key (RFC 8410), up to its 32 bytes. */
const KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
/** For tests only: whoever reads this can sign licences of virtual panels. */
const TEST_SEED = createHash('sha256').update('licence key of the virtual panel').digest()

const privateKey = createPrivateKey({ key: Buffer.concat([KEY_HEAD, TEST_SEED]), format: 'der', type: 'pkcs8' })
const publicKey = createPublicKey(privateKey)

const signedPart = ({ format, hardware_key, code, request, issued }: Licence) =>
  Buffer.from(JSON.stringify([format, hardware_key, code, request, issued]))

/** As the licence site signs it. */
export function signLicence(licence: Licence): Uint8Array {
  const signature = sign(null, signedPart(licence), privateKey).toString('base64')
  return Buffer.from(`${JSON.stringify({ ...licence, signature }, null, 2)}\n`)
}

export function readLicence(bytes: Uint8Array): Licence | 'not_a_licence' | 'licence_damaged' {
  const licence = parsed(bytes)
  if (!isSigned(licence)) return 'not_a_licence'
  const isGenuine = verify(null, signedPart(licence), publicKey, Buffer.from(licence.signature, 'base64'))
  return isGenuine ? licence : 'licence_damaged'
}

export function readRequest(bytes: Uint8Array): LicenceRequest | undefined {
  const request = parsed(bytes)
  const { format, hardware_key: key, code, request: number }: Record<string, unknown> = Object(request)
  if (format !== 'codesys-licence-request') return undefined
  if (typeof key !== 'string' || typeof code !== 'string' || typeof number !== 'string') return undefined
  return { format, hardware_key: key, code, request: number }
}

function isSigned(licence: unknown): licence is SignedLicence {
  const { format, hardware_key: key, code, request, issued, signature }: Record<string, unknown> = Object(licence)
  const texts = [key, code, issued, signature].every(value => typeof value === 'string')
  return format === 'codesys-licence' && texts && (request === null || typeof request === 'string')
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
