import type { FieldTexts } from '../../api/client/refusal-types'
import { restartOrder } from '../../api/generated/limits/system-info'
import { type RestartFault, restartPanel } from '../../api/system-info'
import { createForm, type Form } from '../../lib/form/form'
import { length, required } from '../../lib/form/rules'
import { beginRestart } from '../../stores/restart'

export interface RestartInput {
  reason: string
}

const CODES: FieldTexts<RestartFault> = { pattern: 'errors.required' }

/** The panel records the reason in its operation log. */
export function createRestartForm(follow: (seconds: number) => void = beginRestart): Form<RestartInput> {
  return createForm<RestartInput>({
    initial: { reason: '' },
    rules: { reason: [required, length(...restartOrder.reason)] },
    codes: CODES,
    async save({ reason }) {
      const { seconds } = await restartPanel(reason.trim())
      follow(seconds)
    }
  })
}
