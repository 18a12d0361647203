import type { EnginePanel } from '../engine'
import { firstCertificate } from './channel-facts'
import type { OpcuaServer, ServerSession } from './node-opcua'
import { usernameOf } from './user-token'

/** Ends the sessions and connections whose certificate, of the client or of its user, is no longer good. */
export function endDistrusted(server: OpcuaServer, panel: EnginePanel, sessions: readonly ServerSession[]): void {
  const isDistrusted = (chain: Uint8Array | null | undefined) => {
    const der = firstCertificate(chain)
    return der !== undefined && !panel.isGood(der)
  }
  for (const session of sessions) {
    const { channel, userIdentityToken } = session
    if (!isDistrusted(channel?.clientCertificate) && !isDistrusted(userIdentityToken?.certificateData)) continue
    panel.log('warning', 'security', 'A session was ended because its certificate is no longer trusted')
    end(server, session)
  }
  for (const channel of server.endpoints.flatMap(endpoint => endpoint.getChannels())) {
    if (isDistrusted(channel.clientCertificate)) channel.close()
  }
}

/** Ends the sessions of an account that was removed, renamed or has another password. */
export function endSessionsOf(
  server: OpcuaServer,
  panel: EnginePanel,
  username: string,
  sessions: readonly ServerSession[]
): void {
  for (const session of sessions.filter(other => usernameOf(other) === username)) {
    panel.log('info', 'session', `A session was ended because the account ${username} was removed or changed`)
    end(server, session)
  }
}

function end(server: OpcuaServer, { authenticationToken, channel }: ServerSession): void {
  server.engine.closeSession(authenticationToken, true, 'Forcing')
  channel?.close()
}
