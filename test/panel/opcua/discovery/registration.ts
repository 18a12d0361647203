import type { Schemas } from '../../../../src/api/generated/schema'
import type { TimedSteps } from '../../network/timed-steps'
import type { EnginePanel, EngineSetup } from '../engine'

export type DiscoveryCode = Schemas['OpcUaDiscoveryCode']
export type DiscoveryStep = Schemas['OpcUaDiscoveryStep']['name']

export const STEPS = ['resolve', 'connect', 'channel', 'find', 'register', 'listed'] as const

/** What an engine needs to register a server, or to remove it. */
export interface Registration extends Pick<EngineSetup, 'applicationUri' | 'certificate'> {
  /** Of the discovery server, on this machine. */
  url: string
  applicationName: string
  discoveryUrls: string[]
  online: boolean
  steps: TimedSteps<DiscoveryStep>
  checkCertificate: EnginePanel['checkCertificate']
}

export class RegistrationFailure extends Error {
  override name = 'RegistrationFailure'
  constructor(
    readonly code: DiscoveryCode,
    detail = ''
  ) {
    super(detail)
  }
}
