import type { Schemas } from '../../../src/api/generated/schema'
import type { LoginAttempts } from '../accounts/lockout'
import type { Certificates } from './certificates/certificates'
import type { TagValue } from './data-types'
import type { Announcement } from './discovery/announcement'
import type { Registration } from './discovery/registration'
import type { OpcuaLog } from './log'
import type { Reading } from './plc-values'
import type { ConnectedClient, RejectedClient } from './rejections'

export type Tag = Schemas['NodeTag']
export type Endpoint = Schemas['OpcUaEndpoint']
export type StartFailureCode = Schemas['OpcUaServerError']['code']
type Settings = Schemas['OpcUaSettings']

export interface Rights {
  browse: boolean
  read: boolean
  write: boolean
}

/** Whoever has a session. */
export interface Caller {
  /** Null: logged in without a name. */
  username: string | null
  address: string
}

export type CertificateVerdict = ReturnType<Certificates['check']>

/** What a server needs of its panel. */
export interface EnginePanel {
  /** The wall clock in milliseconds. */
  now(): number
  read(tag: Tag): Reading
  /** Returns false if the PLC does not take the value. */
  write(nodeId: string, tag: Tag, value: TagValue, from: Caller): boolean
  /** The account of enhanced security with that name. */
  account(username: string): (Rights & { password: string }) | undefined
  attempts: LoginAttempts
  /** Of a client or of a user; one that is not good is kept among the rejected. */
  checkCertificate(der: Uint8Array, address: string): CertificateVerdict
  /** Whether it is good now; one that is not is not kept. */
  isGood(der: Uint8Array): boolean
  onReject(client: RejectedClient): void
  /** A user has logged in. */
  onConnect(client: ConnectedClient): void
  log: OpcuaLog['add']
}

export interface EngineSetup {
  /** The loopback address to listen at. */
  host: string
  settings: Settings
  applicationUri: string
  nodeTree: Schemas['NodeTree']
  /** As DER, and its key as PEM. */
  certificate: ReturnType<Certificates['own']>
  panel: EnginePanel
}

/** A server that listens. */
export interface RunningServer {
  endpoints: readonly Endpoint[]
  sessions(): Schemas['OpcUaSession'][]
  /** Names of the clients that use each of the nodes. */
  uses(nodeIds: readonly string[]): Schemas['OpcUaUse'][]
  /** Disconnects clients and users whose certificates are no longer good. */
  endDistrusted(): void
  /** Disconnects the users who logged in with that account. */
  endSessionsOf(username: string): void
  /** Ends all sessions and closes the port. */
  close(): Promise<void>
}

/** What runs OPC UA servers. */
export interface OpcuaEngine {
  /** @throws StartFailure */
  start(setup: EngineSetup): Promise<RunningServer>
  /** Registers the server, or removes it. Returns the names in the list. @throws RegistrationFailure */
  register(registration: Registration): Promise<string[]>
  /** Announces the server in its network; returns what ends that. */
  announce(announcement: Announcement): Promise<() => Promise<void>>
}

export class StartFailure extends Error {
  override name = 'StartFailure'
  constructor(
    readonly code: StartFailureCode,
    detail = ''
  ) {
    super(detail)
  }
}
