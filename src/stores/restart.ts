import { atom } from 'nanostores'
import { checkToken } from '../api/account'
import { refusalOf } from '../lib/failure'
import { reset } from './session'
import { readToken } from './token'

const PROBE_SECONDS = 3

export interface PanelRestart {
  /** Reading of the monotonic clock when the panel began to go down. */
  since: number
  expectedSeconds: number
}

/** Set while the panel restarts on purpose: no answer is then expected, and no fault. */
export const $restart = atom<PanelRestart | undefined>()

let timer: ReturnType<typeof setTimeout> | undefined

/** Waits for the panel; it has forgotten all tokens when it is back, so the way goes on over the login page. */
export function followRestart(expectedSeconds: number): void {
  leaveRestart()
  const mine = { since: performance.now(), expectedSeconds }
  $restart.set(mine)
  let gone = false

  const look = async () => {
    const state = await probe()
    if ($restart.get() !== mine) return
    if (state === 'silent') gone = true
    if (state === 'signed-out') return finish()
    if (state === 'signed-in' && gone) return leaveRestart()
    timer = setTimeout(look, PROBE_SECONDS * 1000)
  }

  timer = setTimeout(look, PROBE_SECONDS * 1000)
}

/** Nobody waits any more. */
export function leaveRestart(): void {
  clearTimeout(timer)
  $restart.set(undefined)
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
