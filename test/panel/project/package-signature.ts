import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'

/** A public key that firmware brings, with the name that is shown for it. */
export interface PackageKey {
  name: string
  /** PEM. */
  publicKey: string
}

const SIGNATURE_BYTES = 64

const pair = generateKeyPairSync('ed25519')

/** The engineering software of the plant, and what the panel knows of it. */
export const TOOL_KEY: KeyObject = pair.privateKey
export const PACKAGE_KEYS: readonly PackageKey[] = [
  { name: 'Panel Designer', publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() }
]

export const signatureOf = (checksum: Uint8Array, key: KeyObject): Uint8Array => sign(null, checksum, key)

/** The key that signed a checksum; undefined for none of them. */
export function signerOf(checksum: Uint8Array, signature: Uint8Array, keys: readonly PackageKey[]): string | undefined {
  if (signature.length !== SIGNATURE_BYTES) return undefined
  return keys.find(({ publicKey }) => verify(null, checksum, createPublicKey(publicKey), signature))?.name
}
