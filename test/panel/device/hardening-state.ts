import type { Schemas } from '../../../src/api/generated/schema'

export interface HardeningSlice {
  acceptedRisks: Schemas['AcceptedRisk'][]
}
