import { generateKeyPair, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

export interface KeyPair {
  publicKey: KeyObject
  privateKey: KeyObject
}

export type KeyBits = 2048 | 3072 | 4096

export const newKeyPair = (bits: KeyBits): Promise<KeyPair> =>
  promisify(generateKeyPair)('rsa', { modulusLength: bits })

/** Made when first used, once for all panels of a process: making one takes a tenth of a second. */
function sharedKeyPair(bits: number): () => KeyPair {
  let pair: KeyPair | undefined
  return () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: bits })
    return pair
  }
}

/** Of the panel, until it makes another. */
export const factoryKeys = sharedKeyPair(2048)
/** Of the plant's authority and of its OPC UA clients. */
export const plantKeys = sharedKeyPair(2048)
/** Of an old client; shorter than what the policies in use permit. */
export const shortKeys = sharedKeyPair(1024)

export const pemOf = (privateKey: KeyObject): string => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
