import { atom, type ReadableAtom } from 'nanostores'
import { reportActivity } from '../../../api/own-account'
import { asApiError } from '../../../lib/remote/as-api-error'
import { isNotFound } from '../../../lib/remote/failure'
import { $endedSession, $session, type Session } from '../../../session/session'
import { $loginNote } from '../../../stores/login-note'

/** Warned so long before the end, or from the middle of a shorter time on. */
const WARNED_SECONDS = 60
/** While warned, an action in another tab is noticed as soon as this. */
const WARNED_CHECK_SECONDS = 10
const RETRY_SECONDS = 10
/** The panel sends whole seconds. */
const TOLERANCE_MS = 2000
const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

export interface IdleWatch {
  /** When the session ends unless its user does something, as a reading of `performance.now()`; undefined until that is soon. */
  $endsAt: ReadableAtom<number | undefined>
  noteAction(): void
  /** @returns a function that stops it */
  start(): () => void
}

/**
 * Warns a user who does nothing before the panel ends the session, and reports actions that cause no call, such as
 * typing into a form. The panel decides: it knows the other tabs.
 */
export function createIdleWatch(): IdleWatch {
  const $endsAt = atom<number | undefined>()
  let lastAction = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const checkAfter = (seconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(check, seconds * 1000)
  }

  async function check(): Promise<void> {
    // A new sign-in loads the page.
    if ($endedSession.get() !== 'none') return
    const warned = $endsAt.get() !== undefined
    try {
      const idleSeconds = Math.floor((performance.now() - lastAction) / 1000)
      const { idle_minutes: minutes, seconds_left: left } = await reportActivity(idleSeconds)
      if (!stopped) plan(left, Math.min(WARNED_SECONDS, minutes * 30))
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.failure.kind === 'session') noteEnd(warned)
      // Firmware without this call has no such limit.
      else if (!stopped && !isNotFound(error)) checkAfter(RETRY_SECONDS)
    }
  }

  function plan(left: number, warnedSeconds: number): void {
    const isSoon = left <= warnedSeconds
    $endsAt.set(isSoon ? performance.now() + left * 1000 : undefined)
    checkAfter(isSoon ? Math.min(WARNED_CHECK_SECONDS, left + 1) : left - warnedSeconds)
  }

  function noteEnd(warned: boolean): void {
    $endsAt.set(undefined)
    if (warned && $session.get().status === 'signed-out') $loginNote.set('idleDialog.ended')
  }

  function noteAction(): void {
    lastAction = performance.now()
    if ($endsAt.get() === undefined) return
    $endsAt.set(undefined)
    clearTimeout(timer)
    void check()
  }

  /** Another call may meet the end first, as polls go on until then. */
  function noteEndedSession({ status }: Session): void {
    const endsAt = $endsAt.get()
    if (status === 'signed-out' && endsAt !== undefined && performance.now() > endsAt - TOLERANCE_MS) noteEnd(true)
  }

  return {
    $endsAt,
    noteAction,

    start() {
      for (const name of ACTIONS) window.addEventListener(name, noteAction, { capture: true, passive: true })
      const forgetSession = $session.listen(noteEndedSession)
      void check()
      return () => {
        stopped = true
        forgetSession()
        clearTimeout(timer)
        for (const name of ACTIONS) window.removeEventListener(name, noteAction, { capture: true })
      }
    }
  }
}
