import type { Schemas } from '../../../src/api/generated/schema'

export interface HealthSlice {
  /** Ids of acknowledged findings; removed with their cause. */
  acknowledged: string[]
  /** When each subsystem last responded. */
  healthSeen: Partial<Record<Schemas['SubsystemHealth']['id'], number>>
}
