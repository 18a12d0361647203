import type { EngineSetup } from '../engine'
import { CERTIFICATE_REASONS, CERTIFICATE_STATUSES } from './certificate-faults'
import { addressOf, firstCertificate, policyOf, serviceOf } from './channel-facts'
import type { Channel, Message, NodeOpcua, ServerSession, StatusCode } from './node-opcua'
import { clockDifference, type Reason } from './rejected-client'
import { hasRights } from './rights'
import { status } from './status'
import { certificateUser, TOKENS, tokenOf } from './user-token'

export interface Refusal {
  reason: Reason
  status: StatusCode
}

/** As far as a request may be from the clock of the panel. */
const MOST_SECONDS_APART = 300

export type Admission = ReturnType<typeof createAdmission>

/** Whether a client and its user are let in, by the settings and the panel. */
export function createAdmission(opc: NodeOpcua, { settings, panel }: Pick<EngineSetup, 'settings' | 'panel'>) {
  const refusal = (reason: Reason, name: string): Refusal => ({ reason, status: status(opc, name) })

  return {
    /** The certificate with which a connection is opened, or its chain; none without security. */
    ofCertificate(chain: Uint8Array | null, channel: Channel): Refusal | undefined {
      const der = firstCertificate(chain)
      const verdict = der ? panel.checkCertificate(der, addressOf(channel)) : 'good'
      return verdict === 'good' ? undefined : refusal(CERTIFICATE_REASONS[verdict], CERTIFICATE_STATUSES[verdict])
    },

    /** The user of a session, by name and password. */
    ofUser(username: string, password: string, address = ''): Reason | undefined {
      const { attempts } = panel
      if (attempts.waitSeconds(username, address) > 0) return 'too_many_failures'
      const account = panel.account(username)
      if (account?.password !== password) {
        attempts.failed(username, address)
        return account ? 'password_wrong' : 'user_unknown'
      }
      attempts.succeeded(username, address)
      return hasRights(account) ? undefined : 'user_no_rights'
    },

    /** A request that asks for a session, before the server works on it. */
    ofRequest(message: Message, channel: Channel): Refusal | undefined {
      const { request } = message
      if (serviceOf(request) === 'CreateSession') {
        const apart = Math.abs(clockDifference(panel, message) ?? 0)
        return apart > MOST_SECONDS_APART ? refusal('clock_difference', 'BadInvalidTimestamp') : undefined
      }
      if (serviceOf(request) !== 'ActivateSession') return undefined
      const token = tokenOf(request)
      if (!settings.tokens[TOKENS[token].setting]) return refusal(TOKENS[token].disabled, 'BadIdentityTokenRejected')
      if (token !== 'X509IdentityToken') return undefined
      const reason = certificateUser(panel, request, addressOf(channel))
      return reason && refusal(reason, 'BadIdentityTokenRejected')
    },

    /** Why the server itself refused a request. */
    ofStatus({ request, securityHeader }: Message, { name }: StatusCode): Reason | undefined {
      if (name === 'BadTooManySessions') return 'too_many_sessions'
      if (name === 'BadCertificateUriInvalid') return 'uri_mismatch'
      if (name === 'BadSecurityModeRejected' || name === 'BadSecurityPolicyRejected') {
        const opens = serviceOf(request) === 'OpenSecureChannel'
        const policy = opens ? policyOf(securityHeader?.securityPolicyUri) : 'None'
        return policy && settings.policies.includes(policy) ? 'mode_disabled' : 'policy_disabled'
      }
      return undefined
    }
  }
}

export type UserFailures = WeakMap<Channel, Reason>

/** What node-opcua calls with a session as `this`. */
export function userCheck({ ofUser }: Admission, failures: UserFailures) {
  return function isValidUser(this: ServerSession, username: string, password: string): boolean {
    const reason = ofUser(username, password, this.channel && addressOf(this.channel))
    if (reason && this.channel) failures.set(this.channel, reason)
    return reason === undefined
  }
}
