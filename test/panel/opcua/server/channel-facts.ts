import type { Endpoint } from '../engine'
import type { Channel, NodeOpcua, Request } from './node-opcua'

type Policy = Endpoint['policy']
type Mode = Endpoint['mode']

const POLICIES: readonly Policy[] = [
  'None',
  'Basic128Rsa15',
  'Basic256',
  'Basic256Sha256',
  'Aes128_Sha256_RsaOaep',
  'Aes256_Sha256_RsaPss'
]
const MODES: readonly Mode[] = ['None', 'Sign', 'SignAndEncrypt']

/** The name at the end of the URI of a policy; null for one that is not known. */
export function policyOf(uri: string | null | undefined): Policy | null {
  const name = uri?.split('#').pop()
  return POLICIES.find(policy => policy === name) ?? null
}

export function modeOf({ MessageSecurityMode }: NodeOpcua, number: number): Mode | null {
  const name = MessageSecurityMode[number]
  return MODES.find(mode => mode === name) ?? null
}

/** An IPv4 address of a socket of both versions has a prefix. */
export const addressOf = ({ remoteAddress }: Channel) => remoteAddress.replace(/^::ffff:/, '')

/** Such as `CreateSession`. */
export const serviceOf = (request: Request) => request.constructor.name.replace(/Request$/, '')

const LENGTH_OF_TWO_BYTES = 0x82

/** A client may send its chain: certificates as DER, one after another. */
export function firstCertificate(chain: Uint8Array | null | undefined): Uint8Array | undefined {
  if (!chain || chain.length < 4) return undefined
  const [, form, high = 0, low = 0] = chain
  const length = form === LENGTH_OF_TWO_BYTES ? 4 + high * 256 + low : chain.length
  return chain.subarray(0, length)
}
