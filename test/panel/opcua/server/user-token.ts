import { readCertificate } from '../certificates/read-certificate'
import type { EnginePanel } from '../engine'
import { CERTIFICATE_REASONS } from './certificate-faults'
import type { Request, ServerSession } from './node-opcua'
import type { Reason } from './rejected-client'
import { hasRights } from './rights'

/** How a user proves who it is (OPC 10000-4, 7.40), with the setting for it and the reason without it. */
export const TOKENS = {
  AnonymousIdentityToken: { setting: 'anonymous', disabled: 'anonymous_disabled' },
  UserNameIdentityToken: { setting: 'username', disabled: 'user_token_disabled' },
  X509IdentityToken: { setting: 'certificate', disabled: 'user_token_disabled' }
} as const

export type Token = keyof typeof TOKENS

/** Without a token a user is anonymous. */
export function tokenOf({ userIdentityToken }: Pick<Request, 'userIdentityToken'>): Token {
  const name = userIdentityToken?.constructor.name ?? ''
  return name in TOKENS ? (name as Token) : 'AnonymousIdentityToken'
}

/** The common name of a certificate is the name of its user. */
const nameIn = (der: Uint8Array | null | undefined) => (der && readCertificate(der)?.name) || ''

/** Why a user that logs in with a certificate is rejected. */
export function certificateUser(panel: EnginePanel, request: Request, address: string): Reason | undefined {
  const der = request.userIdentityToken?.certificateData
  if (!der) return 'certificate_invalid'
  const verdict = panel.checkCertificate(der, address)
  if (verdict !== 'good') return CERTIFICATE_REASONS[verdict]
  const account = panel.account(nameIn(der))
  if (!account) return 'user_unknown'
  return hasRights(account) ? undefined : 'user_no_rights'
}

/** Null: anonymous. */
export function usernameOf({ userIdentityToken }: Pick<ServerSession, 'userIdentityToken'>): string | null {
  const token = tokenOf({ userIdentityToken })
  if (token === 'AnonymousIdentityToken') return null
  return token === 'X509IdentityToken'
    ? nameIn(userIdentityToken?.certificateData)
    : (userIdentityToken?.userName ?? '')
}
