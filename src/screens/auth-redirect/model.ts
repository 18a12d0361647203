import { restoreSession, type Session } from '../../session/session'
import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { createConfirmation, readCode } from './confirmation'
import { readHandOver } from './hand-over'

/** What the page does next. */
export type HandOverStep = 'wait' | 'go-on' | 'sign-in' | 'no-answer'

const STEPS: Record<Session['status'], HandOverStep> = {
  checking: 'wait',
  'signed-in': 'go-on',
  'signed-out': 'sign-in',
  failed: 'no-answer'
}

/** @param forget takes the one-time code out of the address. */
export function createHandOver({ search, hash }: Pick<Location, 'search' | 'hash'>, forget: () => void) {
  const code = readCode(hash)
  const confirmation = createConfirmation(code)

  const stepAfter = ({ status }: Session): HandOverStep => STEPS[status]

  function start(): void {
    if (code !== undefined) forget()
    void confirmation.keep()
    if (!$hmiName.get()) loadHmiName().catch(() => {})
  }

  return { ...confirmation, handOver: readHandOver(search), stepAfter, start, retry: () => void restoreSession() }
}
