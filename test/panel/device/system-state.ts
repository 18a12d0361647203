import type { Schemas } from '../../../src/api/generated/schema'

export interface SystemSlice {
  hmiName: string
  /** Whether the name is shown on the login page. */
  nameIsPublic: boolean
  zone: string
  /** Whether a time server sets the clock. */
  timeIsSynchronised: boolean
  specification: Schemas['WebSpecification']
}
