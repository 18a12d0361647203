import type { EngineSetup } from '../engine'
import type { Admission, UserFailures } from './admission'
import { applyLimits } from './limits'
import type { Channel, Message, NodeOpcua, OpcuaServer, Response } from './node-opcua'
import { describeRejected, type Reason } from './rejected-client'
import type { Sessions } from './sessions'
import { status } from './status'

interface Context extends Pick<EngineSetup, 'panel' | 'settings'> {
  opc: NodeOpcua
  server: OpcuaServer
  admission: Admission
  failures: UserFailures
  sessions: Sessions
}

/** Checks every connection and request before the server does, and reports whom it or the server refuses. */
export function watchChannels(context: Context): void {
  const { opc, server, admission, panel, settings, failures, sessions } = context

  const reject = (channel: Channel, message: Message, reason: Reason) => {
    const client = server.getSession(message.request.requestHeader.authenticationToken)?.clientDescription
    panel.onReject(describeRejected(opc, panel, { channel, message, reason, client }))
  }

  const checkCertificates = (channel: Channel) => {
    channel.checkCertificate = async chain => {
      const refusal = admission.ofCertificate(chain, channel)
      if (refusal) failures.set(channel, refusal.reason)
      return refusal?.status ?? status(opc, 'Good')
    }
    const { send_response } = channel
    channel.send_response = (type, response, message, callback) => {
      // node-opcua does not check it again when a client renews its channel (OPC 10000-4, 6.1.7).
      const refusal = opensChannel(type, response) && admission.ofCertificate(channel.clientCertificate, channel)
      if (!refusal) return send_response.call(channel, type, response, message, callback)
      failures.set(channel, refusal.reason)
      send_response.call(channel, type, faultOf(opc, refusal.status), message, () => channel.close())
    }
  }

  const reportRefusals = (channel: Channel) => {
    const { send_response } = channel
    channel.send_response = (type, response, message, callback) => {
      const result = response.responseHeader.serviceResult
      const known = failures.get(channel)
      failures.delete(channel)
      const reason = result.isGood() ? undefined : (known ?? admission.ofStatus(message, result))
      if (reason) reject(channel, message, reason)
      send_response.call(channel, type, response, message, callback)
    }
  }

  server.on('newChannel', (channel: Channel) => {
    reportRefusals(channel)
    checkCertificates(channel)
  })

  const { on_request } = server
  server.on_request = (message, channel) => {
    applyLimits(message.request, settings.limits)
    const refusal = admission.ofRequest(message, channel)
    if (refusal) {
      failures.set(channel, refusal.reason)
      return channel.send_response('MSG', faultOf(opc, refusal.status), message)
    }
    sessions.count(message.request)
    on_request.call(server, message, channel)
  }
}

const faultOf = ({ ServiceFault }: NodeOpcua, serviceResult: Response['responseHeader']['serviceResult']) =>
  new ServiceFault({ responseHeader: { serviceResult } })

/** Or renews it (OPC 10000-6, 6.7.2). */
const opensChannel = (type: string, { responseHeader }: Response) =>
  type === 'OPN' && responseHeader.serviceResult.isGood()
