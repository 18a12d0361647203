import { atom } from 'nanostores'
import { withdrawRisk } from '../../../api/hardening'
import { withPurpose } from '../../../lib/remote/purpose'
import { resource } from '../../../lib/remote/resource'
import { ADMINISTRATION } from '../../../session/rights'
import { $session } from '../../../session/session'
import { viewerOf } from '../../../stores/findings/finding-remedies'
import { $riskDecisions } from '../../../stores/hardening/decisions'
import {
  type CheckedRisks,
  checkRisks,
  type RiskRow,
  readAcceptances,
  riskRows
} from '../../../stores/hardening/hardening'
import { createAcceptanceForm } from './acceptance-form'

export interface Hardening extends Pick<CheckedRisks, 'denied' | 'unread'> {
  rows: readonly RiskRow[]
  /** Whether this user may accept risks of this panel. */
  mayAccept: boolean
}

export function createHardening() {
  /** It reads only once somebody asks for it: these are many calls. */
  const $asked = atom(false)
  /** Kept until the next check, as an acceptance changes nothing of it. */
  let checked: CheckedRisks | undefined

  // Nobody waits for one source: without a response, it is given up after 5 s and named.
  const $hardening = resource(signal => read(withPurpose('poll', { signal })))

  async function read(signal: AbortSignal): Promise<Hardening> {
    const { roles } = viewerOf($session.get())
    const accepted = await readAcceptances(signal)
    checked ??= await checkRisks(roles, signal)
    return {
      denied: checked.denied,
      unread: checked.unread,
      mayAccept: accepted !== undefined && roles.includes(ADMINISTRATION),
      rows: riskRows(checked, accepted)
    }
  }

  async function decided(): Promise<void> {
    $riskDecisions.set($riskDecisions.get() + 1)
    await $hardening.reload()
  }

  return {
    $asked,
    $hardening,

    async check(): Promise<void> {
      checked = undefined
      if ($asked.get()) await $hardening.reload()
      else $asked.set(true)
    },

    acceptanceForm: (row: RiskRow) => createAcceptanceForm(row, decided),

    /** @throws ApiError */
    async withdraw(id: string): Promise<void> {
      await withdrawRisk(id)
      await decided()
    }
  }
}

export type HardeningModel = ReturnType<typeof createHardening>
