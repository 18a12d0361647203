import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'

type Availability = Exclude<Schemas['OpcUaServer']['availability'], 'service_starting' | 'service_unavailable'>

const FEATURE = 'OPC UA'

/** Whether the panel has a server that its project may use. */
export function availabilityOf({ opcua, hardware, project }: PanelState): Availability {
  if (!opcua.onThisModel) return 'not_on_this_model'
  const licence = hardware.licences.find(({ feature }) => feature === FEATURE)
  if (!licence || licence.state === 'missing' || licence.state === 'expired') return 'not_licensed'
  return opcua.inProject && project ? 'available' : 'not_in_project'
}

/** It must be the one in the certificate of the server. */
export const applicationUri = ({ opcua, versions }: PanelState): string =>
  `urn:${versions.hostname}:${encodeURIComponent(opcua.settings.application_name)}`
