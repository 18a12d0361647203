import { opcUaUseRequest } from '../../../api/generated/limits/opcua'
import { type OpcUaUse, readNodeUses } from '../../../api/opcua/server'
import type { Translator } from '../../../lib/text/i18n'
import { joinDetail, joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'

/** The panel takes no more in a request. */
const MOST_NODES = opcUaUseRequest.node_ids[1]

/** A client with its subscriptions that monitor the nodes; without any where it only reads or writes, or the panel does not say. */
export interface NodeUser {
  client: string
  subscriptions: readonly number[]
}

/** The clients that use any of the nodes. @throws ApiError */
export async function readUsers(nodeIds: readonly string[], signal?: AbortSignal): Promise<NodeUser[]> {
  const users = new Map<string, Set<number>>()
  for (const { clients, sessions = [] } of await readUsesOf(nodeIds, signal)) {
    for (const client of clients) if (!users.has(client)) users.set(client, new Set())
    for (const { client, subscription_ids } of sessions)
      users.set(client, new Set([...(users.get(client) ?? []), ...subscription_ids]))
  }
  return [...users]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([client, ids]) => ({ client, subscriptions: [...ids].sort((one, other) => one - other) }))
}

export const usersText = (users: readonly NodeUser[], t: Translator['t']): string =>
  plainText(
    joinList(
      users.map(({ client, subscriptions }) =>
        subscriptions.length > 0
          ? joinDetail(client, t('opcuaNodes.clients.subscriptions', { ids: subscriptions.join(', ') }))
          : client
      )
    ),
    500
  )

/** Reads in as many requests as the panel demands. @throws ApiError */
export async function readUsesOf(nodeIds: readonly string[], signal: AbortSignal | undefined): Promise<OpcUaUse[]> {
  const uses: OpcUaUse[] = []
  for (let start = 0; start < nodeIds.length; start += MOST_NODES)
    uses.push(...(await readNodeUses(nodeIds.slice(start, start + MOST_NODES), signal)))
  return uses
}
