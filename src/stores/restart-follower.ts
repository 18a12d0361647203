import { checkToken } from '../api/account'
import { refusalOf } from '../lib/remote/failure'
import { reset } from '../session/session'
import { readToken } from '../session/token'
import { $restart, leaveRestart } from './restart'

const PROBE_SECONDS = 3

/** Waits for the panel; it has forgotten all tokens when it is back, so the way goes on over the login page. */
export function followRestart(expectedSeconds: number): void {
  const mine = { since: performance.now(), expectedSeconds }
  let gone = false
  let timer: ReturnType<typeof setTimeout>

  const plan = () => {
    timer = setTimeout(look, PROBE_SECONDS * 1000)
  }
  const look = async () => {
    const state = await probe()
    if ($restart.get() !== mine) return
    if (state === 'silent') gone = true
    if (state === 'signed-out') finish()
    else if (state === 'signed-in' && gone) leaveRestart()
    else plan()
  }

  $restart.set(mine)
  plan()
  const stop = $restart.listen(() => {
    clearTimeout(timer)
    stop()
  })
}

function finish(): void {
  leaveRestart()
  if (readToken()) reset()
}

/** The old token tells a panel that has not gone yet from one that is back. */
async function probe(): Promise<'signed-in' | 'signed-out' | 'silent'> {
  const token = readToken()
  if (!token) return 'signed-out'
  try {
    await checkToken(token)
    return 'signed-in'
  } catch (error) {
    const status = refusalOf(error)?.status ?? 0
    return status === 400 || status === 401 ? 'signed-out' : 'silent'
  }
}
