import type { Services, StateOf } from '../state'
import { type Certificates, createCertificates } from './certificates/certificates'
import { certificatesHandlers } from './certificates/certificates-handlers'
import { opcuaCertificatesSeed } from './certificates/certificates-seed'
import { ownCertificateHandlers } from './certificates/own-certificate-handlers'
import { revocationHandlers } from './certificates/revocation-handlers'
import { createDiscovery, type Discovery } from './discovery/discovery'
import { discoveryHandlers } from './discovery/discovery-handlers'
import { opcuaDiscoverySeed } from './discovery/discovery-seed'
import { nodeTreeHandlers } from './node-tree-handlers'
import { createOpcua, type Opcua } from './opcua'
import { opcuaHandlers } from './opcua-handlers'
import { opcuaSeed } from './opcua-seed'
import { traceHandlers } from './trace/trace-handlers'
import { opcuaTraceSeed } from './trace/trace-seed'

export const seeds = { opcuaCertificatesSeed, opcuaDiscoverySeed, opcuaSeed, opcuaTraceSeed }

export const handlers = {
  ...certificatesHandlers,
  ...ownCertificateHandlers,
  ...revocationHandlers,
  ...discoveryHandlers,
  ...nodeTreeHandlers,
  ...opcuaHandlers,
  ...traceHandlers
}

export const services = {
  certificates: ({ clock, state }: Services) => createCertificates(clock, state),
  discovery: createDiscovery,
  opcua(panel: Services) {
    const opcua = createOpcua(panel)
    panel.certificates.onOwnChange(() => void opcua.saved())
    return opcua
  }
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    certificates: Certificates
    opcua: Opcua
    discovery: Discovery
  }
}
