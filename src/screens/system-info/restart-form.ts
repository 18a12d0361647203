import { restartPanel } from '../../api/system-info'
import { createForm, type Form } from '../../lib/form/form'
import { length, required } from '../../lib/form/rules'
import { followRestart } from '../../stores/restart-follower'

export interface RestartInput {
  reason: string
}

export const MAX_REASON_LENGTH = 200

/** The panel records the reason in its operation log. */
export function createRestartForm(follow: (seconds: number) => void = followRestart): Form<RestartInput> {
  return createForm<RestartInput>({
    initial: { reason: '' },
    rules: { reason: [required, length(1, MAX_REASON_LENGTH)] },
    codes: { pattern: 'errors.required' },
    async save({ reason }) {
      const { seconds } = await restartPanel(reason.trim())
      follow(seconds)
    }
  })
}
