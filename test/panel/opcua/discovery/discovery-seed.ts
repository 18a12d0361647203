import type { Seed } from '../../state'
import type { OpcuaDiscoverySlice } from './discovery-state'

const settingsOf = (url: string): OpcuaDiscoverySlice['opcuaDiscovery']['settings'] => ({
  register: false,
  url,
  interval_seconds: 300,
  mdns: false
})

export const opcuaDiscoverySeed: Seed<OpcuaDiscoverySlice> = {
  factoryNew: () => ({
    opcuaDiscovery: { settings: settingsOf('opc.tcp://localhost:4840/UADiscovery'), hosts: {} }
  }),
  runningPlant: () => ({
    opcuaDiscovery: {
      settings: settingsOf('opc.tcp://lds.plant.example:4840/UADiscovery'),
      hosts: { 'lds.plant.example': {} }
    }
  })
}
