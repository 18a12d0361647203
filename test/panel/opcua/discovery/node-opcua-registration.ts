import { once } from 'node:events'
import { connect } from 'node:net'
import { loadNodeOpcua, loadPackage } from '../server/node-opcua'
import {
  clientPackage,
  createDiscoveryClient,
  type DiscoveryClient,
  type Endpoint,
  type Server,
  type Times
} from './discovery-client'
import { type Registration, RegistrationFailure } from './registration'

interface TypesPackage {
  RegisterServerRequest: new (options: object) => object
  RegisterServer2Request: new (options: object) => object
  ApplicationType: { Server: number; DiscoveryServer: number }
}

const PRODUCT = 'urn:example-panels:opcua-server'
/** The best first. */
const POLICIES = ['Aes256_Sha256_RsaPss', 'Basic256Sha256', 'Aes128_Sha256_RsaOaep']

/** As long as a test may take in all, a minute, permits for each of its calls. */
const TIMES: Times = { message: 5000, call: 6000 }

/** Registers at a discovery server through a secure channel (OPC UA part 4, RegisterServer2). */
export async function register(registration: Registration, times = TIMES): Promise<string[]> {
  const { steps } = registration
  const endpoints = await steps.run('connect', () => readEndpoints(registration, times))
  const client = await steps.run('channel', () => openChannel(registration, times, endpoints))
  try {
    await steps.run('find', () => findDiscoveryServer(client))
    await steps.run('register', () => send(client, registration))
    return await steps.run('listed', () => findSelf(client, registration))
  } finally {
    await client.close()
  }
}

// The interface above names what this package exports.
const types = () => loadPackage('node-opcua-types') as TypesPackage

async function readEndpoints(registration: Registration, times: Times): Promise<Endpoint[]> {
  await probe(registration.url, times)
  const client = createDiscoveryClient(registration, times)
  try {
    await client.run(it => it.connect(registration.url))
    return await client.run(it => it.getEndpoints())
  } catch (error) {
    throw new RegistrationFailure('no_discovery_server', textOf(error))
  } finally {
    await client.close()
  }
}

async function probe(url: string, times: Times): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(times.message) })
  } catch (error) {
    throw new RegistrationFailure('unreachable', textOf(error))
  } finally {
    socket.destroy()
  }
}

async function openChannel(
  registration: Registration,
  times: Times,
  endpoints: readonly Endpoint[]
): Promise<DiscoveryClient> {
  const { MessageSecurityMode } = loadNodeOpcua()
  const { SecurityPolicy } = clientPackage()
  const secure = endpoints.filter(({ securityMode }) => securityMode === MessageSecurityMode.SignAndEncrypt)
  const uris = POLICIES.map(policy => SecurityPolicy[policy])
  const best = uris.flatMap(uri => secure.find(endpoint => endpoint.securityPolicyUri === uri) ?? [])[0]
  if (!best?.serverCertificate) throw new RegistrationFailure('no_secure_endpoint')
  const verdict = registration.checkCertificate(best.serverCertificate, '')
  if (verdict !== 'good') throw new RegistrationFailure('server_untrusted', verdict)
  const client = createDiscoveryClient(registration, times, {
    securityMode: best.securityMode,
    securityPolicy: best.securityPolicyUri,
    serverCertificate: best.serverCertificate
  })
  try {
    await client.run(it => it.connect(registration.url))
    return client
  } catch (error) {
    await client.close()
    throw new RegistrationFailure('certificate_untrusted', textOf(error))
  }
}

async function findDiscoveryServer(client: DiscoveryClient): Promise<void> {
  const servers = await client.run(it => it.findServers())
  if (!servers.some(({ applicationType }) => applicationType === types().ApplicationType.DiscoveryServer))
    throw new RegistrationFailure('no_discovery_server', servers.map(nameOf).join(', '))
}

/** Older discovery servers know only the first version of the service. */
async function send(client: DiscoveryClient, registration: Registration): Promise<void> {
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

const transact = (client: DiscoveryClient, request: object) =>
  client.run(
    it =>
      new Promise<void>((resolve, reject) =>
        it.performMessageTransaction(request, error => (error ? reject(error) : resolve()))
      )
  )

function refusal(error: unknown): RegistrationFailure {
  const text = textOf(error)
  if (/BadServiceUnsupported/.test(text)) return new RegistrationFailure('no_discovery_server', text)
  return new RegistrationFailure(/BadServerUriInvalid/.test(text) ? 'uri_mismatch' : 'rejected', text)
}

async function findSelf(client: DiscoveryClient, { applicationUri, online }: Registration): Promise<string[]> {
  const servers = await client.run(it => it.findServers())
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
