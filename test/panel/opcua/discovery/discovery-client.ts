import { checkedBefore } from '../server/checked-before'
import { loadNodeOpcua, loadPackage, type Response } from '../server/node-opcua'
import { boundedTransports } from './bounded-transport'
import type { Registration } from './registration'

/** Of node-opcua just what a registration uses. */
interface ClientPackage {
  OPCUAClient: { create(options: object): Client }
  SecurityPolicy: Record<string, string>
}

export interface Client {
  connect(url: string): Promise<void>
  getEndpoints(): Promise<Endpoint[]>
  findServers(): Promise<Server[]>
  performMessageTransaction(request: object, callback: (error: Error | null, response?: Response) => void): void
  disconnect(): Promise<void>
}

export interface Endpoint {
  securityMode: number
  securityPolicyUri: string | null
  serverCertificate: Uint8Array | null
}

export interface Server {
  applicationUri: string | null
  applicationName: { text: string | null } | null
  applicationType: number
}

/** In milliseconds. */
export interface Times {
  message: number
  /** For what takes several messages, and where the library does not notice that nothing more comes. */
  call: number
}

// The interface above names what this package exports.
export const clientPackage = () => loadPackage('node-opcua-client') as ClientPackage

export type DiscoveryClient = ReturnType<typeof createDiscoveryClient>

/** A client for a server that nobody knows yet: it reads no more than it has to, and waits no longer. */
export function createDiscoveryClient(registration: Registration, times: Times, more: object = {}) {
  const { applicationName, applicationUri, certificate } = registration
  const opc = loadNodeOpcua()
  let fail = (_: Error) => {}
  const failure = new Promise<never>((_, reject) => {
    fail = reject
  })
  failure.catch(() => {})
  const transports = boundedTransports(fail)
  const client = clientPackage().OPCUAClient.create({
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
    transportTimeout: times.message,
    defaultTransactionTimeout: times.message,
    connectionStrategy: { maxRetry: 0 },
    transportFactory: transports.factory,
    ...more
  })

  return {
    /** Rejects too when the server sends what it must not, or nothing for too long. */
    run: <T>(work: (client: Client) => Promise<T>): Promise<T> =>
      within(times.call, Promise.race([failure, work(client)])),
    async close(): Promise<void> {
      await within(times.call, Promise.race([failure, client.disconnect()])).catch(() => {})
      transports.close()
    }
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('BadTimeout')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
