import { LOOPBACK } from '../../network/plant-network'
import { readCertificate } from '../certificates/read-certificate'
import { loadNodeOpcua, loadPackage, type StatusCode } from '../server/node-opcua'
import { status } from '../server/status'
import { createIdentity } from '../server/test-client'
import { freePort } from '../server/test-plant'

/** Of node-opcua just what the test uses. */
interface DiscoveryPackage {
  OPCUADiscoveryServer: new (options: object) => DiscoveryServer
}

interface DiscoveryServer {
  start(): Promise<void>
  shutdown(): Promise<void>
  registeredServers: Map<string, { discoveryUrls: string[] }>
}

/** A discovery server of node-opcua, which trusts only those whose thumbprint is in `trusted`. */
export async function openDiscoveryServer() {
  const opc = loadNodeOpcua()
  const port = await freePort()
  // Several may announce themselves by mDNS at the same time.
  const identity = createIdentity(`PlantLds-${port}`)
  const trusted = new Set<string>()
  const pem = identity.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const check = async (chain: unknown): Promise<StatusCode> => {
    const [der] = Array.isArray(chain) ? chain : [chain]
    const facts = der instanceof Uint8Array ? readCertificate(der) : undefined
    return status(opc, facts && trusted.has(facts.thumbprint) ? 'Good' : 'BadCertificateUntrusted')
  }
  // The interface above names what this package exports.
  const { OPCUADiscoveryServer } = loadPackage('node-opcua-server-discovery') as DiscoveryPackage
  const server = new OPCUADiscoveryServer({
    port,
    hostname: LOOPBACK,
    serverInfo: { applicationUri: identity.uri, applicationName: { text: 'Plant LDS', locale: 'en' } },
    certificateKeyPairProvider: new opc.InMemoryCertificateKeyPairProvider(
      [identity.certificate],
      opc.coercePEMorDerToPrivateKey(pem)
    ),
    serverCertificateManager: {
      // Only named in its log.
      rootDir: '',
      referenceCounter: 0,
      initialize: async () => {},
      dispose: async () => {},
      verifyCertificate: async () => 'Good',
      checkCertificate: check
    }
  })
  await server.start()
  return {
    identity,
    port,
    trust: (thumbprint: string) => void trusted.add(thumbprint),
    registered: () => [...server.registeredServers.values()].map(({ discoveryUrls }) => discoveryUrls),
    close: () => server.shutdown()
  }
}
