import type { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Server } from 'node:net'
import { join } from 'node:path'

/** Of node-opcua just what the panel uses: the packages are not there when types are checked. */
export interface NodeOpcua {
  OPCUAServer: new (options: ServerOptions) => OpcuaServer
  /** The certificate of the server and its key, without files. */
  InMemoryCertificateKeyPairProvider: new (
    chain: Uint8Array[],
    key: unknown
  ) => object
  coercePEMorDerToPrivateKey(pem: string): unknown
  StatusCodes: Record<string, StatusCode>
  DataType: Record<string, number>
  VariantArrayType: { Scalar: number; Array: number }
  DataValue: new (options: DataValueOptions) => object
  NodeId: new (type: number, value: string, namespace: number) => NodeId
  NodeIdType: { STRING: number }
  QualifiedName: new (options: { name: string; namespaceIndex: number }) => object
  ServiceFault: new (options: Response) => Response
  MessageSecurityMode: Record<string, number> & Record<number, string>
  UserTokenType: { Anonymous: number; UserName: number; Certificate: number }
  WellKnownRoles: Record<string, number>
  makePermissionFlag(names: string): number
  makeRoles(roles: readonly number[]): object[]
  setDebugLogger(print: Print): void
  setWarningLogger(print: Print): void
  setErrorLogger(print: Print): void
}

type Print = (...texts: unknown[]) => void

export interface StatusCode {
  name: string
  isGood(): boolean
}

export interface DataValueOptions {
  statusCode: StatusCode
  sourceTimestamp: Date
  value?: { dataType: number; arrayType: number; value: unknown }
}

export interface CertificateStore {
  referenceCounter: number
  initialize(): Promise<void>
  dispose(): Promise<void>
  /** Of the server's own certificate. */
  verifyCertificate(): Promise<string>
  /** With a callback for users, without one for clients. */
  checkCertificate(chain: unknown, callback?: (error: null, status: StatusCode) => void): Promise<StatusCode>
}

export interface ServerOptions {
  port: number
  host: string
  hostname: string
  serverInfo: { applicationUri: string; applicationName: { text: string; locale: string }; productUri: string }
  buildInfo: Record<string, string>
  serverCertificateManager: CertificateStore
  userCertificateManager: CertificateStore
  certificateKeyPairProvider: object
  securityPolicies: string[]
  securityModes: number[]
  allowAnonymous: boolean
  maxConnectionsPerEndpoint: number
  serverCapabilities: Record<string, number>
  userManager: {
    /** `this` is the session. */
    isValidUser(this: ServerSession, username: string, password: string): boolean
    getUserRoles(username: string): object[]
  }
}

export interface OpcuaServer extends EventEmitter {
  initialize(): Promise<void>
  start(): Promise<void>
  shutdown(milliseconds: number): Promise<void>
  endpoints: ServerEndpoint[]
  rolePolicyOverride: { getUserRoles(username: string): object[] | null }
  engine: {
    addressSpace: AddressSpace | null
    closeSession(authenticationToken: unknown, deleteSubscriptions: boolean, reason: 'Forcing'): void
  }
  on_request(message: Message, channel: Channel): void
  getSession(authenticationToken: unknown): ServerSession | null
}

export interface ServerEndpoint {
  setCertificateProvider(provider: object): void
  getChannels(): Channel[]
  _server: Server
  endpointDescriptions(): {
    restricted: boolean
    endpointUrl: string
    securityMode: number
    securityPolicyUri: string
    userIdentityTokens: { tokenType: number }[]
  }[]
}

/** A connection of a client, which may have sessions. */
export interface Channel {
  remoteAddress: string
  hasSession: boolean
  securityMode: number
  securityPolicy: string
  clientCertificate: Uint8Array | null
  checkCertificate(certificate: Uint8Array | null): Promise<StatusCode>
  close(): void
  send_response(type: string, response: Response, message: Message, callback?: (error?: Error) => void): void
}

export interface Response {
  responseHeader: { serviceResult: StatusCode }
}

export interface Message {
  request: Request
  /** Of the message that opens the channel. */
  securityHeader?: { securityPolicyUri?: string | null; senderCertificate?: Uint8Array | null }
}

/** A request of any service, with the fields that the panel reads or limits. */
export interface Request {
  constructor: { name: string }
  requestHeader: { authenticationToken: unknown; timestamp: Date | null }
  securityMode?: number
  clientDescription?: ClientDescription
  requestedSessionTimeout?: number
  requestedPublishingInterval?: number
  requestedMaxKeepAliveCount?: number
  userIdentityToken?: UserToken | null | undefined
  nodesToRead?: { nodeId: NodeId }[] | null
  nodesToWrite?: { nodeId: NodeId }[] | null
}

export interface ClientDescription {
  applicationUri: string | null
  applicationName: { text: string | null }
}

export interface UserToken {
  constructor: { name: string }
  userName?: string | null
  certificateData?: Uint8Array | null
}

export interface NodeId {
  toString(): string
}

export interface ServerSession {
  nodeId: NodeId
  authenticationToken: NodeId
  status: string
  creationDate: Date
  clientDescription?: ClientDescription
  channel?: Channel
  userIdentityToken?: UserToken | null | undefined
  publishEngine: { subscriptions: Subscription[] }
}

export interface Subscription {
  id: number
  monitoredItemCount: number
  monitoredItems: Map<number, { node: { nodeId: NodeId } | null }>
}

export interface AddressSpace {
  rootFolder: { objects: object }
  getOwnNamespace(): Namespace
}

export interface Namespace {
  setDefaultRolePermissions(permissions: { roleId: object; permissions: number }[]): void
  addObject(options: Record<string, unknown>): object
  addVariable(options: Record<string, unknown>): Variable
}

export interface Variable {
  bindVariable(options: {
    timestamped_get: () => object
    timestamped_set: (value: { value: { value: unknown } }, callback: SetCallback) => void
  }): void
  writeValue(
    context: { session?: ServerSession },
    value: object,
    range: NumericRange | null,
    callback: SetCallback
  ): void
}

export interface NumericRange {
  isEmpty(): boolean
}

export type SetCallback = (error: null, status: StatusCode) => void

/** Where `npm start` and `npm test` install the packages. */
const HOME = join(process.cwd(), 'node_modules/.cache/opcua')

const PARTS = [
  'node-opcua-address-space',
  'node-opcua-common',
  'node-opcua-constants',
  'node-opcua-crypto',
  'node-opcua-data-model',
  'node-opcua-data-value',
  'node-opcua-debug',
  'node-opcua-nodeid',
  'node-opcua-secure-channel',
  'node-opcua-server',
  'node-opcua-status-code',
  'node-opcua-types',
  'node-opcua-variant'
]

/** Exports of an installed package of node-opcua; the caller names what it uses of them. */
export function loadPackage(name: string): unknown {
  if (!existsSync(join(HOME, 'node_modules', name))) throw new Error(`${name} is not installed in ${HOME}`)
  return createRequire(join(HOME, 'package.json'))(name)
}

let loaded: NodeOpcua | undefined

/** Loads the packages, which takes half a second. */
export function loadNodeOpcua(): NodeOpcua {
  // CommonJS has no types here: the interface above names what these packages export.
  loaded ??= Object.assign({}, ...PARTS.map(loadPackage)) as NodeOpcua
  return loaded
}
