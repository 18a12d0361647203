import type { Schemas } from '../../../src/api/generated/schema'
import type { PlantHost } from '../network/ethernet-state'
import type { PanelState } from '../state'

const OWNER = 'CODESYS'

/** Whether the panel has a runtime that its project uses. */
export function availabilityOf({ codesys, project }: PanelState): Schemas['Codesys']['availability'] {
  if (!codesys.onThisModel) return 'not_on_this_model'
  return codesys.inProject && project ? 'available' : 'not_in_project'
}

export function licenceOf({ hardware }: PanelState): Schemas['PanelLicence'] | undefined {
  return hardware.licences.find(({ feature }) => feature === OWNER)
}

export function isLicensed(state: PanelState): boolean {
  const licence = licenceOf(state)?.state
  return licence === 'active' || licence === 'trial'
}

/** The runtime in the network of the panel, where it has an address of its own. */
export function runtimeHost(state: PanelState): PlantHost | undefined {
  const { codesys, ethernet } = state
  const { port, address } = codesys.settings
  const own = ethernet.find(({ id }) => id === port)
  if (!own || availabilityOf(state) !== 'available') return undefined
  // A locally administered address, which the makers of network cards do not use.
  const mac = `02:${own.mac.slice(3)}`.toLowerCase()
  return { port, address, mac, openPorts: [1217, 11_740], milliseconds: 0.2 }
}

/** Wired ports of the fieldbus are locked for the panel. */
export function lockPorts({ ethernet, codesys }: PanelState): void {
  for (const port of ethernet) {
    if (codesys.settings.fieldbus_ports.includes(port.id)) port.lockedBy = OWNER
    else if (port.lockedBy === OWNER) port.lockedBy = null
  }
}
