import type { Schemas } from '../../../src/api/generated/schema'
import type { StoredClockChange } from './clock-changes'

export interface SystemSlice {
  hmiName: string
  /** Whether the name is shown on the login page. */
  nameIsPublic: boolean
  zone: string
  /** Whether the clock was set back into an hour that comes twice in the zone. */
  isSecondHour: boolean
  /** Whether a time server sets the clock. */
  timeIsSynchronised: boolean
  /** The oldest first. */
  clockChanges: StoredClockChange[]
  specification: Schemas['WebSpecification']
}
