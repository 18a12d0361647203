import type { KeyObject } from 'node:crypto'
import { type Issuer, issueCertificate } from '../certificates/issue'
import { pemOf, plantKeys } from '../certificates/keys'
import { readCertificate } from '../certificates/read-certificate'
import { loadNodeOpcua, loadPackage, type StatusCode } from './node-opcua'

/** Of node-opcua-client just what the tests use. */
interface ClientPackage {
  OPCUAClient: { create(options: object): Client }
  SecurityPolicy: Record<string, string>
  UserTokenType: Record<string, number>
}

interface Client {
  /** As the server has presented it. */
  serverCertificate?: Uint8Array
  connect(url: string): Promise<void>
  getEndpoints(): Promise<{ server: { applicationName: { text: string | null } } }[]>
  createSession(user?: object): Promise<ClientSession>
  disconnect(): Promise<void>
  on(event: 'close' | 'connection_lost', listener: () => void): void
}

export interface ClientSession {
  close(): Promise<void>
  browse(node: string | object): Promise<{ statusCode: StatusCode; references: Reference[] }>
  read(node: Attribute): Promise<DataValue>
  read(nodes: readonly Attribute[]): Promise<DataValue[]>
  write(node: object): Promise<StatusCode>
  createSubscription2(options: object): Promise<Subscription>
}

interface Attribute {
  nodeId: string | object
  attributeId?: number
}

interface Reference {
  browseName: { name: string }
  nodeId: { namespace: number }
  nodeClass: number
  isForward: boolean
}

interface Subscription {
  subscriptionId: number
  publishingInterval: number
  monitor(item: object, parameters: object, timestamps: number): Promise<MonitoredItem>
}

interface MonitoredItem {
  on(event: 'changed', listener: (value: DataValue) => void): void
}

export interface DataValue {
  statusCode: StatusCode
  value: { dataType: number; arrayType: number; value: unknown }
  sourceTimestamp: Date
}

export interface ClientIdentity {
  name: string
  uri: string
  certificate: Buffer
  privateKey: KeyObject
  thumbprint: string
}

const YEAR = 365 * 86_400_000

interface IdentityOptions {
  from?: number
  to?: number
  issuer?: Issuer
}

/** A client with a certificate that it has signed itself, or an issuer. */
export function createIdentity(
  name: string,
  { from = Date.now() - YEAR, to = Date.now() + YEAR, issuer }: IdentityOptions = {}
): ClientIdentity {
  const { privateKey } = plantKeys()
  const uri = `urn:test-pc:${name}`
  const names = { commonName: name, uri, hostNames: ['test-pc'] }
  const certificate = issueCertificate({ ...names, validFrom: from, validTo: to }, privateKey, issuer)
  return { name, uri, certificate, privateKey, thumbprint: readCertificate(certificate)?.thumbprint ?? '' }
}

export interface ConnectOptions {
  policy?: string
  mode?: 'None' | 'Sign' | 'SignAndEncrypt'
  user?: { userName: string; password: string } | ClientIdentity
  /** Of the server: the client connects without a look at its endpoints. */
  serverCertificate?: Uint8Array
  /** Where it differs from the one in the certificate. */
  uri?: string
  /** How often it renews the secure channel, by default every 450 s. */
  renewalMs?: number
}

/** Connects and logs in; rejects with the status of the server. */
export async function connectClient(url: string, identity: ClientIdentity, options: ConnectOptions = {}) {
  const { policy = 'Basic256Sha256', mode = 'SignAndEncrypt', user, serverCertificate, renewalMs } = options
  const opc = loadNodeOpcua()
  // The interfaces above name what this package exports.
  const { OPCUAClient, SecurityPolicy, UserTokenType } = loadPackage('node-opcua-client') as ClientPackage
  const client = OPCUAClient.create({
    applicationName: identity.name,
    applicationUri: identity.uri,
    clientName: identity.name,
    certificateKeyPairProvider: new opc.InMemoryCertificateKeyPairProvider(
      [identity.certificate],
      opc.coercePEMorDerToPrivateKey(pemOf(identity.privateKey))
    ),
    securityMode: opc.MessageSecurityMode[mode],
    securityPolicy: SecurityPolicy[policy],
    ...(serverCertificate && { serverCertificate }),
    ...(renewalMs && { tokenRenewalInterval: renewalMs }),
    endpointMustExist: false,
    keepSessionAlive: false,
    connectionStrategy: { maxRetry: 0 }
  })
  const lost = new Promise<void>(resolve => client.on('close', resolve)).then(() => client.disconnect())
  // It takes the URI of its certificate whatever its options say.
  if (options.uri) Object.assign(client, { _getApplicationUri: () => options.uri })
  await client.connect(url)
  let session: ClientSession
  try {
    session = await client.createSession(user && tokenOf(UserTokenType, user))
  } catch (error) {
    await client.disconnect()
    throw error
  }

  return {
    /** Settles when the connection ends. */
    lost,
    session,
    serverCertificate: client.serverCertificate,
    serverName: async () => (await client.getEndpoints())[0]?.server.applicationName.text,
    browse: async (node: string) => (await session.browse(node)).references.filter(({ isForward }) => isForward),
    read: (nodeId: string | object) => session.read({ nodeId }),

    async write(nodeId: string, dataType: string, value: unknown): Promise<string> {
      const arrayType = Array.isArray(value) ? opc.VariantArrayType.Array : opc.VariantArrayType.Scalar
      const variant = { dataType: opc.DataType[dataType], arrayType, value }
      return (await session.write({ nodeId, attributeId: VALUE, value: { value: variant } })).name
    },

    async monitor(nodeId: string, onChange: (value: DataValue) => void) {
      const subscription = await session.createSubscription2({
        requestedPublishingInterval: 50,
        requestedMaxKeepAliveCount: 10,
        publishingEnabled: true
      })
      const item = await subscription.monitor(
        { nodeId, attributeId: VALUE },
        { samplingInterval: 50, queueSize: 10 },
        2
      )
      item.on('changed', onChange)
      return subscription
    },

    async close(): Promise<void> {
      await session.close()
      await client.disconnect()
    }
  }
}

const VALUE = 13

function tokenOf(types: Record<string, number>, user: NonNullable<ConnectOptions['user']>): object {
  if ('userName' in user) return { type: types.UserName, ...user }
  return { type: types.Certificate, certificateData: user.certificate, privateKey: pemOf(user.privateKey) }
}
