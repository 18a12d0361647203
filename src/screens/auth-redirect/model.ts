import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { restoreSession, type Session } from '../../stores/session'
import { readHandOver } from './hand-over'

/** What the page does next. */
export type HandOverStep = 'wait' | 'go-on' | 'sign-in' | 'no-answer'

const STEPS: Record<Session['status'], HandOverStep> = {
  checking: 'wait',
  'signed-in': 'go-on',
  'signed-out': 'sign-in',
  failed: 'no-answer'
}

export function createHandOver(search: string) {
  const stepAfter = ({ status }: Session): HandOverStep => STEPS[status]

  function start(): void {
    if (!$hmiName.get()) loadHmiName().catch(() => {})
  }

  return { handOver: readHandOver(search), stepAfter, start, retry: () => void restoreSession() }
}
