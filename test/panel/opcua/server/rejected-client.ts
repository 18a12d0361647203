import type { Schemas } from '../../../../src/api/generated/schema'
import { panelTimeOf } from '../../device/utc'
import { readCertificate } from '../certificates/read-certificate'
import type { EnginePanel } from '../engine'
import type { RejectedClient } from '../rejections'
import { addressOf, firstCertificate, modeOf, policyOf, serviceOf } from './channel-facts'
import type { Channel, ClientDescription, Message, NodeOpcua } from './node-opcua'

export type Reason = Schemas['OpcUaRejectionReason']

interface Rejected {
  channel: Channel
  message: Message
  reason: Reason
  /** What it has said in an earlier request. */
  client: ClientDescription | undefined
}

/** Who was rejected, by all that is known at this point of the connection. */
export function describeRejected(
  opc: NodeOpcua,
  panel: EnginePanel,
  { channel, message, reason, client }: Rejected
): RejectedClient {
  const { request, securityHeader } = message
  const { applicationName, applicationUri } = request.clientDescription ?? client ?? {}
  const der = firstCertificate(channel.clientCertificate ?? securityHeader?.senderCertificate)
  const certificate = der && readCertificate(der)
  const opens = serviceOf(request) === 'OpenSecureChannel'
  return {
    client: applicationName?.text || certificate?.name || '',
    client_uri: applicationUri || certificate?.uri || '',
    address: addressOf(channel),
    username: request.userIdentityToken?.userName || null,
    reason,
    thumbprint: certificate?.thumbprint ?? null,
    policy: policyOf(opens ? securityHeader?.securityPolicyUri : channel.securityPolicy),
    mode: modeOf(opc, (opens ? request.securityMode : undefined) ?? channel.securityMode),
    clock_difference_seconds: clockDifference(panel, message)
  }
}

/** How much the clock of the client is ahead, in seconds. */
export function clockDifference({ now }: Pick<EnginePanel, 'now'>, { request }: Message): number | null {
  const { timestamp } = request.requestHeader
  return timestamp ? Math.round((panelTimeOf(timestamp.getTime()) - now()) / 1000) : null
}
