import { LOOPBACK } from '../../network/plant-network'
import { readCertificate } from '../certificates/read-certificate'
import { type Channel, loadNodeOpcua, loadPackage, type Message, type StatusCode } from '../server/node-opcua'
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
  getServers(): { applicationUri: string }[]
}

/** Of the library that announces it just what the test uses. */
interface BonjourPackage {
  Bonjour: { prototype: { publish(options: object): { _broadCastTimeout?: NodeJS.Timeout } } }
}

export interface Behaviour {
  /** Without, it offers just what anybody may read. */
  isSecure?: boolean
  /** Without, servers that have registered wait for somebody to approve them. */
  listsServers?: boolean
  /** Older ones know only the first version of the service. */
  knowsRegisterServer2?: boolean
  /** The status for all who register. */
  refusesWith?: string
}

const NO_SECURITY = {
  securityModes: [1],
  securityPolicies: ['http://opcfoundation.org/UA/SecurityPolicy#None']
}

/** Announcements leave a timer behind when they end, which would keep the process alive; returns what removes it. */
function watchAnnouncements(): () => void {
  // The interface above names what this package exports.
  const { prototype } = (loadPackage('sterfive-bonjour-service') as BonjourPackage).Bonjour
  const { publish } = prototype
  const services: ReturnType<typeof publish>[] = []
  prototype.publish = function (options) {
    const service = publish.call(this, options)
    services.push(service)
    return service
  }
  return () => {
    prototype.publish = publish
    for (const service of services) clearTimeout(service._broadCastTimeout)
  }
}

/** A discovery server of node-opcua, which trusts only those whose thumbprint is in `trusted`. */
export async function openDiscoveryServer({
  isSecure = true,
  listsServers = true,
  knowsRegisterServer2 = true,
  refusesWith
}: Behaviour = {}) {
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
    ...(isSecure ? {} : NO_SECURITY),
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
  const refuseWith = (name: string) => (message: Message, channel: Channel) =>
    channel.send_response(
      'MSG',
      new opc.ServiceFault({ responseHeader: { serviceResult: status(opc, name) } }),
      message
    )
  // What it does with a request is in methods named after it.
  if (!knowsRegisterServer2) Object.assign(server, { _on_RegisterServer2Request: refuseWith('BadServiceUnsupported') })
  if (refusesWith) Object.assign(server, { _on_RegisterServer2Request: refuseWith(refusesWith) })
  const list = server.getServers.bind(server)
  if (!listsServers) server.getServers = () => list().filter(({ applicationUri }) => applicationUri === identity.uri)
  const forgetAnnouncements = watchAnnouncements()
  await server.start()
  return {
    identity,
    port,
    trust: (thumbprint: string) => void trusted.add(thumbprint),
    registered: () => [...server.registeredServers.values()].map(({ discoveryUrls }) => discoveryUrls),
    close: () => server.shutdown().then(forgetAnnouncements)
  }
}
