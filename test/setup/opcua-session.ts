import { createIdleEngine } from '../panel/opcua/idle-engine'
import { SESSION } from '../panel/opcua/sample-clients'
import type { Panel } from '../panel/panel'

/** A client that is connected to the OPC UA server of the panel, as the dialogs name it. */
export const CLIENT = 'UaExpert (192.168.10.20)'

export async function connectOpcUaClient(panel: Panel): Promise<void> {
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  engine.sessions = [SESSION]
}
