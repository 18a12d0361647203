import { createIdleEngine } from '../../panel/opcua/idle-engine'
import { REJECTED, SESSION } from '../../panel/opcua/sample-clients'
import type { Panel } from '../../panel/panel'

/** Gives the panel a running OPC UA server with sessions and rejected clients, so that its lists have rows. */
export async function attachClients(panel: Panel): Promise<void> {
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  engine.sessions = [
    SESSION,
    { ...SESSION, id: 'session-2', client: 'Historian', username: null, policy: 'None', mode: 'None' }
  ]
  engine.reject(REJECTED)
  engine.reject({ ...REJECTED, client: 'Gateway', reason: 'policy_disabled', policy: 'Basic256' })
}
