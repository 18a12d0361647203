import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { FACTORY_KEY, PLANT_KEY, SHORT_KEY } from './made-keys'

export interface KeyPair {
  publicKey: KeyObject
  privateKey: KeyObject
}

export type KeyBits = 2048 | 3072 | 4096

export const newKeyPair = (bits: KeyBits): Promise<KeyPair> =>
  promisify(generateKeyPair)('rsa', { modulusLength: bits })

function madeKeyPair(text: string): KeyPair {
  const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs1' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** Of the panel, until it makes another. */
export const factoryKeys = () => madeKeyPair(FACTORY_KEY)
/** Of the plant's authority and of its OPC UA clients. */
export const plantKeys = () => madeKeyPair(PLANT_KEY)
/** Of an old client; shorter than what the policies in use permit. */
export const shortKeys = () => madeKeyPair(SHORT_KEY)

export const pemOf = (privateKey: KeyObject): string => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
