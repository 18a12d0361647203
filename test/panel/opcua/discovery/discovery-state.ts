import type { Schemas } from '../../../../src/api/generated/schema'
import type { PlantNetwork } from '../../network/plant-network'

export interface OpcuaDiscoverySlice {
  opcuaDiscovery: {
    settings: Schemas['OpcUaDiscoverySettings']
    /** Where the discovery servers of the plant are. */
    hosts: PlantNetwork['hosts']
  }
}
