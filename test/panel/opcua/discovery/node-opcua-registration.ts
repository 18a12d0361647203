import { once } from 'node:events'
import { connect } from 'node:net'
import { checkedBefore } from '../server/checked-before'
import { loadNodeOpcua, loadPackage, type Response } from '../server/node-opcua'
import { type Registration, RegistrationFailure } from './registration'

/** Of node-opcua just what a registration uses. */
interface ClientPackage {
  OPCUAClient: { create(options: object): Client }
  SecurityPolicy: Record<string, string>
}

interface Client {
  connect(url: string): Promise<void>
  getEndpoints(): Promise<Endpoint[]>
  findServers(): Promise<Server[]>
  performMessageTransaction(request: object, callback: (error: Error | null, response?: Response) => void): void
  disconnect(): Promise<void>
}

interface Endpoint {
  securityMode: number
  securityPolicyUri: string | null
  serverCertificate: Uint8Array | null
}

interface Server {
  applicationUri: string | null
  applicationName: { text: string | null } | null
  applicationType: number
}

interface TypesPackage {
  RegisterServerRequest: new (options: object) => object
  RegisterServer2Request: new (options: object) => object
  ApplicationType: { Server: number; DiscoveryServer: number }
}

const TIMEOUT_MS = 5000
const PRODUCT = 'urn:example-panels:opcua-server'
/** The best first. */
const POLICIES = ['Aes256_Sha256_RsaPss', 'Basic256Sha256', 'Aes128_Sha256_RsaOaep']

/** Registers at a discovery server through a secure channel (OPC UA part 4, RegisterServer2). */
export async function register(registration: Registration): Promise<string[]> {
  const { steps } = registration
  const endpoints = await steps.run('connect', () => readEndpoints(registration))
  const client = await steps.run('channel', () => openChannel(registration, endpoints))
  try {
    await steps.run('find', () => findDiscoveryServer(client))
    await steps.run('register', () => send(client, registration))
    return await steps.run('listed', () => findSelf(client, registration))
  } finally {
    await client.disconnect().catch(() => {})
  }
}

// The interfaces above name what these packages export.
const clientPackage = () => loadPackage('node-opcua-client') as ClientPackage
const types = () => loadPackage('node-opcua-types') as TypesPackage

function createClient({ applicationName, applicationUri, certificate }: Registration, more: object): Client {
  const opc = loadNodeOpcua()
  return clientPackage().OPCUAClient.create({
    applicationName,
    applicationUri,
    clientName: applicationName,
    certificateKeyPairProvider: new opc.InMemoryCertificateKeyPairProvider(
      [certificate.certificate],
      opc.coercePEMorDerToPrivateKey(certificate.privateKey)
    ),
    clientCertificateManager: checkedBefore(opc),
    endpointMustExist: false,
    keepSessionAlive: false,
    transportTimeout: TIMEOUT_MS,
    defaultTransactionTimeout: TIMEOUT_MS,
    connectionStrategy: { maxRetry: 0 },
    ...more
  })
}

async function readEndpoints(registration: Registration): Promise<Endpoint[]> {
  await probe(registration.url)
  const client = createClient(registration, {})
  try {
    await client.connect(registration.url)
    return await client.getEndpoints()
  } catch (error) {
    throw new RegistrationFailure('no_discovery_server', textOf(error))
  } finally {
    await client.disconnect().catch(() => {})
  }
}

async function probe(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw new RegistrationFailure('unreachable', textOf(error))
  } finally {
    socket.destroy()
  }
}

async function openChannel(registration: Registration, endpoints: readonly Endpoint[]): Promise<Client> {
  const { MessageSecurityMode } = loadNodeOpcua()
  const { SecurityPolicy } = clientPackage()
  const secure = endpoints.filter(({ securityMode }) => securityMode === MessageSecurityMode.SignAndEncrypt)
  const uris = POLICIES.map(policy => SecurityPolicy[policy])
  const best = uris.flatMap(uri => secure.find(endpoint => endpoint.securityPolicyUri === uri) ?? [])[0]
  if (!best?.serverCertificate) throw new RegistrationFailure('no_secure_endpoint')
  const verdict = registration.checkCertificate(best.serverCertificate, '')
  if (verdict !== 'good') throw new RegistrationFailure('server_untrusted', verdict)
  const client = createClient(registration, {
    securityMode: best.securityMode,
    securityPolicy: best.securityPolicyUri,
    serverCertificate: best.serverCertificate
  })
  try {
    await client.connect(registration.url)
    return client
  } catch (error) {
    await client.disconnect().catch(() => {})
    throw new RegistrationFailure('certificate_untrusted', textOf(error))
  }
}

async function findDiscoveryServer(client: Client): Promise<void> {
  const servers = await client.findServers()
  if (!servers.some(({ applicationType }) => applicationType === types().ApplicationType.DiscoveryServer))
    throw new RegistrationFailure('no_discovery_server', servers.map(nameOf).join(', '))
}

/** Older discovery servers know only the first version of the service. */
async function send(client: Client, registration: Registration): Promise<void> {
  const { RegisterServer2Request, RegisterServerRequest } = types()
  const server = registeredServer(registration)
  try {
    // The panel announces itself.
    await transact(client, new RegisterServer2Request({ server, discoveryConfiguration: [] }))
  } catch (error) {
    if (!/BadServiceUnsupported/.test(textOf(error))) throw refusal(error)
    await transact(client, new RegisterServerRequest({ server })).catch(second => {
      throw refusal(second)
    })
  }
}

const registeredServer = ({ applicationUri, applicationName, discoveryUrls, online }: Registration) => ({
  serverUri: applicationUri,
  productUri: PRODUCT,
  serverNames: [{ locale: 'en', text: applicationName }],
  serverType: types().ApplicationType.Server,
  gatewayServerUri: null,
  discoveryUrls,
  semaphoreFilePath: null,
  isOnline: online
})

const transact = (client: Client, request: object) =>
  new Promise<void>((resolve, reject) =>
    client.performMessageTransaction(request, error => (error ? reject(error) : resolve()))
  )

function refusal(error: unknown): RegistrationFailure {
  const text = textOf(error)
  if (/BadServiceUnsupported/.test(text)) return new RegistrationFailure('no_discovery_server', text)
  return new RegistrationFailure(/BadServerUriInvalid/.test(text) ? 'uri_mismatch' : 'rejected', text)
}

async function findSelf(client: Client, { applicationUri, online }: Registration): Promise<string[]> {
  const servers = await client.findServers()
  if (online && !servers.some(server => server.applicationUri === applicationUri))
    throw new RegistrationFailure('not_listed')
  return servers.map(nameOf)
}

const nameOf = ({ applicationName, applicationUri }: Server) => applicationName?.text || applicationUri || ''

/** The status of OPC UA where there is one. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /\bBad[A-Z]\w+/.exec(text)?.[0] ?? text.split('\n')[0] ?? ''
}
