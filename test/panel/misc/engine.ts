import type { Schemas } from '../../../src/api/generated/schema'
import type { LoginAttempts } from '../accounts/lockout'
import type { MulticastService } from '../network/multicast-dns'
import type { TimedSteps } from '../network/timed-steps'
import type { Certificate } from '../server/certificate'
import type { MiscSettings } from './misc-state'

export type TestCode = Schemas['MiscTestCode']
export type StepName = Schemas['MiscStep']['name']
export type Steps = TimedSteps<StepName>

/** Why a test, or a request to a server, failed. */
export class TestFailure extends Error {
  readonly code: TestCode

  constructor(code: TestCode, message = '') {
    super(message)
    this.code = code
  }
}

export interface ServiceUser {
  name: string
  address: string
}

/** What the panel is called when a service is used, or breaks off. */
export interface ServiceEvents {
  onJoin(user: ServiceUser): void
  onLeave(user: ServiceUser): void
  onCrash(lines: readonly string[]): void
}

export interface ServedFile {
  folder: string
  name: string
  modifiedAt: number
  read(): Uint8Array
}

export interface FtpSetup extends ServiceEvents {
  settings: MiscSettings['ftp']
  identity: Certificate
  attempts: LoginAttempts
  password: () => string
  files: () => ServedFile[]
}

export interface SnmpSetup extends ServiceEvents {
  settings: MiscSettings['snmp']
  attempts: LoginAttempts
  facts: () => { description: string; name: string; upSeconds: number }
}

export interface NamesSetup extends ServiceEvents {
  announcement: () => Pick<MulticastService, 'name' | 'hostname' | 'address' | 'port'>
}

/** What the engineering software lists of a panel. */
export interface SearchSetup extends ServiceEvents {
  facts: () => { name: string; model: string; hostname: string; address: string }
}

export interface RunningService {
  /** Of the loopback: one that is reserved on the machine of the virtual panel is replaced by a free one. */
  port: number
  close(): Promise<void>
}

export interface TimeReply {
  /** The time of the server, in milliseconds of UTC. */
  instant: number
}

/** The services of the panel at work. */
export interface MiscEngine {
  startFtp(setup: FtpSetup): Promise<RunningService>
  startSnmp(setup: SnmpSetup): Promise<RunningService>
  /** Announces the panel through multicast DNS. */
  startNames(setup: NamesSetup): Promise<RunningService>
  /** Answers the search of the engineering software. */
  startSearch(setup: SearchSetup): Promise<RunningService>
  /** @returns the address that the network has for the name. @throws TestFailure */
  findName(hostname: string, steps: Steps): Promise<string>
  /** @throws TestFailure */
  queryTime(port: number, steps: Steps): Promise<TimeReply>
  /** @throws TestFailure */
  sendDatagram(port: number, text: string): Promise<void>
  /** Logs in as a client does. @throws TestFailure */
  logInToFtp(port: number, setup: FtpSetup, steps: Steps): Promise<void>
  /** @returns the name of the panel, as a manager reads it. @throws TestFailure */
  readSnmpName(port: number, setup: SnmpSetup, steps: Steps): Promise<string>
}
