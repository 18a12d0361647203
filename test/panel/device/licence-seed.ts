import type { Seed } from '../state'
import type { LicenceSlice } from './licence-state'

export const licenceSeed: Seed<LicenceSlice> = {
  factoryNew: () => ({ secsLicence: false }),
  runningPlant: () => ({ secsLicence: true })
}
