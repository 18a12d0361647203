import type { Schemas } from '../../../../src/api/generated/schema'
import { deviceText } from '../../device/device-text'
import type { Caller, EnginePanel } from '../engine'
import { addressOf, modeOf, policyOf, serviceOf } from './channel-facts'
import type { NodeOpcua, OpcuaServer, Request, ServerSession } from './node-opcua'
import { createUsage, type Usage } from './usage'
import { usernameOf } from './user-token'

interface Entry {
  id: string
  session: ServerSession
  since: number
  usage: Usage
}

export type Sessions = ReturnType<typeof createSessions>

/** The sessions of signed-in users and what they use. */
export function createSessions(opc: NodeOpcua, server: OpcuaServer, panel: EnginePanel) {
  const entries = new Map<ServerSession, Entry>()
  let lastId = 0

  server.on('session_activated', (session: ServerSession) => {
    if (entries.has(session)) return
    lastId += 1
    entries.set(session, { id: `session-${lastId}`, session, since: panel.now(), usage: createUsage(panel.now) })
    panel.onConnect(clientOf(session))
    panel.log('info', 'session', `${nameOf(session)} has connected as ${usernameOf(session) ?? 'anonymous'}`)
  })
  server.on('session_closed', (session: ServerSession) => {
    if (entries.delete(session)) panel.log('info', 'session', `${nameOf(session)} has disconnected`)
  })

  return {
    open: (): ServerSession[] => [...entries.keys()],
    list: (): Schemas['OpcUaSession'][] => [...entries.values()].map(entry => describe(opc, entry)),

    /** Notes what a request reads or writes. */
    count(request: Request): void {
      const { requestHeader, nodesToRead, nodesToWrite } = request
      const session = server.getSession(requestHeader.authenticationToken)
      const usage = session && entries.get(session)?.usage
      if (!usage) return
      if (nodesToRead) {
        usage.add('read', idsOf(nodesToRead))
        panel.log('debug', 'value', `${nameOf(session)} reads ${nodesToRead.length} values`)
      }
      if (nodesToWrite) usage.add('write', idsOf(nodesToWrite))
      const service = serviceOf(request)
      if (SUBSCRIBING.test(service)) panel.log('debug', 'subscription', `${nameOf(session)}: ${service}`)
    },

    /** Who writes. */
    callerOf: (session: ServerSession | undefined): Caller => ({
      username: session ? usernameOf(session) : null,
      address: session ? clientOf(session).address : ''
    }),

    uses(nodeIds: readonly string[]): Schemas['OpcUaUse'][] {
      const users = [...entries.values()].map(({ id, session, usage }) => ({
        session_id: id,
        client: nameOf(session),
        usage,
        monitored: monitoredIn(session)
      }))
      return nodeIds.flatMap(node_id => {
        const sessions = users.flatMap(({ session_id, client, usage, monitored }) => {
          const subscription_ids = monitored.get(node_id) ?? []
          const isUsed = subscription_ids.length > 0 || usage.hasUsed(node_id)
          return isUsed ? [{ session_id, client, subscription_ids }] : []
        })
        const clients = [...new Set(sessions.map(({ client }) => client))]
        return sessions.length > 0 ? [{ node_id, clients, sessions }] : []
      })
    }
  }
}

const SUBSCRIBING = /^(Create|Modify|Delete)(Subscriptions?|MonitoredItems)$/

const idsOf = (nodes: readonly { nodeId: object }[]) => nodes.map(({ nodeId }) => String(nodeId))

const nameOf = ({ clientDescription }: ServerSession) =>
  clientDescription?.applicationName.text || clientDescription?.applicationUri || ''

const clientOf = ({ channel, clientDescription }: ServerSession) => ({
  client_uri: clientDescription?.applicationUri ?? '',
  address: channel ? addressOf(channel) : ''
})

/** The subscriptions of a session by the nodes that they monitor. */
function monitoredIn({ publishEngine }: ServerSession): ReadonlyMap<string, number[]> {
  const monitored = new Map<string, number[]>()
  for (const { id, monitoredItems } of publishEngine.subscriptions) {
    const nodes = [...monitoredItems.values()].flatMap(({ node }) => (node ? [String(node.nodeId)] : []))
    for (const node of new Set(nodes)) monitored.set(node, [...(monitored.get(node) ?? []), id])
  }
  return monitored
}

function describe(opc: NodeOpcua, { id, session, since, usage }: Entry): Schemas['OpcUaSession'] {
  const { channel, publishEngine } = session
  const { subscriptions } = publishEngine
  return {
    id,
    client: nameOf(session),
    ...clientOf(session),
    username: usernameOf(session),
    since: deviceText(since),
    policy: policyOf(channel?.securityPolicy) ?? 'None',
    mode: (channel && modeOf(opc, channel.securityMode)) ?? 'None',
    subscriptions: subscriptions.length,
    monitored_items: subscriptions.reduce((sum, { monitoredItemCount }) => sum + monitoredItemCount, 0),
    ...usage.perMinute()
  }
}
