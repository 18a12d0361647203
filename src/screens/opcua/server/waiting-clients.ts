import type { OpcUaRejection, OpcUaSession } from '../../../api/opcua'

/** Without those that have connected since. Device times sort as text. */
export const waitingClients = (
  rejections: readonly OpcUaRejection[],
  sessions: readonly OpcUaSession[]
): OpcUaRejection[] =>
  rejections.filter(
    ({ client_uri, address, last_time }) =>
      !sessions.some(
        session => session.client_uri === client_uri && session.address === address && session.since >= last_time
      )
  )
