import { constants, privateDecrypt, publicEncrypt } from 'node:crypto'
import { factoryKeys } from '../certificates/keys'
import { type EngineSetup, StartFailure } from '../engine'

const padding = constants.RSA_PKCS1_PADDING

/**
 * Basic128Rsa15 encrypts by RSA PKCS #1 v1.5, which Node 20 does not decrypt since CVE-2023-46809: only with
 * `--security-revert=CVE-2023-46809`, or with an OpenSSL that rejects wrong padding without a trace (3.2 and later).
 */
export function decryptsPkcs1(): boolean {
  const { publicKey, privateKey } = factoryKeys()
  try {
    privateDecrypt({ key: privateKey, padding }, publicEncrypt({ key: publicKey, padding }, Buffer.from('any')))
    return true
  } catch {
    return false
  }
}

/** Without the policies that this Node lacks. @throws StartFailure */
export function withOfferedPolicies(setup: EngineSetup): EngineSetup {
  const { settings, panel } = setup
  if (!settings.policies.includes('Basic128Rsa15') || decryptsPkcs1()) return setup
  const policies = settings.policies.filter(policy => policy !== 'Basic128Rsa15')
  const text = 'Basic128Rsa15 is not available: RSA PKCS #1 v1.5 is disabled in this system (CVE-2023-46809)'
  if (policies.length === 0) throw new StartFailure('start_failed', text)
  panel.log('warning', 'security', text)
  return { ...setup, settings: { ...settings, policies } }
}
