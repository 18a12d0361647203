import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'

const FEATURE = 'EasyAccess 2.0'

export function licenceOf({ hardware }: PanelState): Schemas['PanelLicence'] {
  const licence = hardware.licences.find(({ feature }) => feature === FEATURE)
  return licence ?? { feature: FEATURE, state: 'missing', date: null }
}

/** Without a licence nothing connects. */
export function isActivated(state: PanelState): boolean {
  const { state: licence } = licenceOf(state)
  return licence === 'active' || licence === 'trial'
}
