import { checkToken } from '../api/account'
import { refusalOf } from '../lib/remote/failure'
import { withPurpose } from '../lib/remote/purpose'
import { reset } from '../session/session'
import { readToken } from '../session/token'
import { $findings } from './findings/state'
import { $loginNote } from './login-note'
import { $restart, beginRestart, leaveRestart, type PanelRestart } from './restart'

const PROBE_SECONDS = 3

/** Follows every restart, also a scheduled one that the findings announce. @returns a function that stops */
export function watchRestarts(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const stops = [
    $restart.listen(restart => {
      if (restart) follow(restart)
    }),
    $findings.subscribe(state => {
      if (state.status !== 'known' || !state.current) return
      clearTimeout(timer)
      const { restart } = state.findings
      if (restart) timer = setTimeout(() => beginRestart(restart.seconds), restart.in_seconds * 1000)
    })
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** Waits until the panel is back; a restart invalidates all tokens, so it ends at the login page. */
function follow(restart: PanelRestart): void {
  let gone = false
  let timer: ReturnType<typeof setTimeout>

  const plan = () => {
    timer = setTimeout(check, PROBE_SECONDS * 1000)
  }
  const check = async () => {
    const state = await probe()
    if ($restart.get() !== restart) return
    if (state === 'silent') gone = true
    if (state === 'signed-out') finish()
    else if (state === 'signed-in' && gone) leaveRestart()
    else plan()
  }

  plan()
  const stop = $restart.listen(() => {
    clearTimeout(timer)
    stop()
  })
}

function finish(): void {
  leaveRestart()
  $loginNote.set('session.restart.done')
  if (readToken()) reset('ended')
}

/** The old token distinguishes a panel that has not gone down yet from one that is back. */
async function probe(): Promise<'signed-in' | 'signed-out' | 'silent'> {
  const token = readToken()
  if (!token) return 'signed-out'
  try {
    await checkToken(token, withPurpose('poll'))
    return 'signed-in'
  } catch (error) {
    const status = refusalOf(error)?.status ?? 0
    return status === 400 || status === 401 ? 'signed-out' : 'silent'
  }
}
