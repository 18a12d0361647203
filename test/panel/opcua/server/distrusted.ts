import type { EnginePanel } from '../engine'
import { firstCertificate } from './channel-facts'
import type { OpcuaServer, ServerSession } from './node-opcua'

/** Ends the sessions and connections whose certificate, of the client or of its user, is no longer good. */
export function endDistrusted(server: OpcuaServer, panel: EnginePanel, sessions: readonly ServerSession[]): void {
  const isDistrusted = (chain: Uint8Array | null | undefined) => {
    const der = firstCertificate(chain)
    return der !== undefined && !panel.isGood(der)
  }
  for (const { authenticationToken, channel, userIdentityToken } of sessions) {
    if (!isDistrusted(channel?.clientCertificate) && !isDistrusted(userIdentityToken?.certificateData)) continue
    panel.log('warning', 'security', 'A session was ended because its certificate is no longer trusted')
    server.engine.closeSession(authenticationToken, true, 'Forcing')
    channel?.close()
  }
  for (const channel of server.endpoints.flatMap(endpoint => endpoint.getChannels())) {
    if (isDistrusted(channel.clientCertificate)) channel.close()
  }
}
