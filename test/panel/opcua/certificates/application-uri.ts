import type { PanelState } from '../../state'

const APPLICATION_NAME = 'PanelServer'

/** The name of the OPC UA server in the world, which its certificate must contain (OPC UA Part 6, 6.2.2). */
export const applicationUri = ({ hmiName }: Pick<PanelState, 'hmiName'>): string => `urn:${hmiName}:${APPLICATION_NAME}`
