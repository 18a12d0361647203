import { atom } from 'nanostores'

/** How often somebody has accepted a risk here, or changed or withdrawn an acceptance, which ends on another date then. */
export const $riskDecisions = atom(0)
