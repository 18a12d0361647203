import { type AcceptedRisk, listAcceptedRisks } from '../../api/hardening'
import { isNotFound } from '../../lib/remote/failure'
import { showDeviceTime } from '../../lib/text/time-text'
import { type Gathered, type Placed, readSources } from '../sources/read-sources'
import { type CheckedRisk, RISKS } from './risks'
import { SOURCES } from './sources'

export interface RiskRow extends Placed<CheckedRisk> {
  /** Also one whose last day has passed. */
  acceptance: AcceptedRisk | undefined
  state: 'open' | 'accepted' | 'closed'
}

export type CheckedRisks = Gathered<CheckedRisk>

/** Undefined where the firmware keeps none. */
type Acceptances = readonly AcceptedRisk[] | undefined

const ORDER = Object.keys(RISKS)

/** @throws ApiError */
export const checkRisks = (roles: readonly string[], signal: AbortSignal): Promise<CheckedRisks> =>
  readSources(SOURCES, roles, signal)

/** @throws ApiError */
export async function readAcceptances(signal: AbortSignal): Promise<Acceptances> {
  try {
    return (await listAcceptedRisks(signal)).items
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** In the order of their importance. */
export function riskRows({ rows, now }: CheckedRisks, accepted: Acceptances): readonly RiskRow[] {
  const today = showDeviceTime(now).slice(0, 10)
  const stateOf = ({ open }: CheckedRisk, acceptance: AcceptedRisk | undefined) => {
    if (!open) return 'closed'
    return acceptance && acceptance.until >= today ? 'accepted' : 'open'
  }
  return rows
    .map(row => {
      const acceptance = accepted?.find(({ id }) => id === row.id)
      return { ...row, acceptance, state: stateOf(row, acceptance) } as const
    })
    .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id))
}
