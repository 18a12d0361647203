import { restoreSession, type Session } from '../../session/session'
import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { createConfirmation, readCode } from './confirmation'
import { readHandOver } from './hand-over'

export type HandOverStep = 'wait' | 'continue' | 'sign-in' | 'unreachable'

const STEPS: Record<Exclude<Session['status'], 'failed'>, HandOverStep> = {
  checking: 'wait',
  'signed-in': 'continue',
  'signed-out': 'sign-in'
}

/** @param removeCode removes the one-time code from the address. */
export function createHandOver({ search, hash }: Pick<Location, 'search' | 'hash'>, removeCode: () => void) {
  const code = readCode(hash)
  const confirmation = createConfirmation(code)

  /** What else than the connection has failed is shown by the page to be opened. */
  function stepAfter(session: Session): HandOverStep {
    if (session.status !== 'failed') return STEPS[session.status]
    return session.error.failure.kind === 'unreachable' ? 'unreachable' : 'continue'
  }

  function start(): void {
    if (code !== undefined) removeCode()
    void confirmation.keep()
    if (!$hmiName.get()) loadHmiName().catch(() => {})
  }

  return { ...confirmation, handOver: readHandOver(search), stepAfter, start, retry: () => void restoreSession() }
}
