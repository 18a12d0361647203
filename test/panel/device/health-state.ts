import type { Schemas } from '../../../src/api/generated/schema'

export interface Certificate {
  id: string
  name: string
  /** Wall-clock milliseconds. */
  until: number
}

/** Events of the panel, the newest first. */
export interface EventLog {
  lastId: number
  events: Schemas['HealthEvent'][]
  /** The state of each link when it was last looked at. */
  links: Record<string, 'up' | 'down'>
}

export interface HealthSlice {
  /** Whether something that was saved waits for a restart of the panel. */
  restartNeeded: boolean
  certificates: Certificate[]
  codesysState: 'running' | 'stopped' | 'not_activated'
  /** Ids of findings that were acknowledged; removed with their cause. */
  acknowledged: string[]
  eventLog: EventLog
  /** When each subsystem last responded. */
  healthSeen: Partial<Record<Schemas['SubsystemHealth']['id'], { elapsed: number; time: string }>>
}
