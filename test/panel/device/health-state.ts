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
  /** The state of each link at the last check. */
  links: Record<string, 'up' | 'down'>
}

export interface HealthSlice {
  /** Whether saved settings take effect only after a restart of the panel. */
  restartNeeded: boolean
  certificates: Certificate[]
  codesysState: 'running' | 'stopped' | 'not_activated'
  /** Ids of acknowledged findings; removed with their cause. */
  acknowledged: string[]
  eventLog: EventLog
  /** When each subsystem last responded. */
  healthSeen: Partial<Record<Schemas['SubsystemHealth']['id'], { elapsed: number; time: string }>>
}
