import type { Schemas } from '../../../src/api/generated/schema'

export interface Certificate {
  id: string
  name: string
  /** Wall-clock milliseconds. */
  until: number
}

/** What happened on the panel, the newest first. */
export interface Happenings {
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
  /** Findings that somebody knows of, as long as their cause lasts. */
  acknowledged: string[]
  happenings: Happenings
  /** When each subsystem last answered. */
  healthSeen: Partial<Record<Schemas['SubsystemHealth']['id'], { elapsed: number; time: string }>>
}
