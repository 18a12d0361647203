import { atom, onMount } from 'nanostores'
import { recall, remember } from '../../lib/browser/storage'
import type { Message } from '../../lib/text/message'
import { $session, signIn } from '../../session/session'
import { readToken } from '../../session/token'
import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { NO_ROLES, TOKEN_STAYS, type Trouble, troubleOf } from './trouble'

const LAST_USERNAME = 'username'
const LONGEST_USERNAME = 64
const LONGEST_PASSWORD = 128
/** Timers may fire a little early. */
const EARLY_MILLISECONDS = 50
/** After so long without an answer the user is told, and may give up. */
const SLOW_SECONDS = 5

export interface Credentials {
  username: string
  password: string
}

export type CredentialErrors = { [F in keyof Credentials]?: Message | undefined }

export type LoginState =
  | { status: 'idle' }
  | { status: 'checking'; slow: boolean }
  | { status: 'failed'; trouble: Trouble }
  | { status: 'throttled'; secondsLeft: number }

export type Login = ReturnType<typeof createLogin>

export function createLogin() {
  const $values = atom<Credentials>({ username: recall(LAST_USERNAME) ?? '', password: '' })
  const $errors = atom<CredentialErrors>({})
  const $state = atom<LoginState>(stateAtStart())
  let calling: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  onMount($state, () => {
    loadHmiName().catch(() => $hmiName.set(''))
    return () => {
      clearTimeout(timer)
      calling?.abort()
    }
  })

  function set(field: keyof Credentials, value: string): void {
    $values.set({ ...$values.get(), [field]: value })
    if ($errors.get()[field]) $errors.set({ ...$errors.get(), [field]: undefined })
  }

  /** Sent once however often it is pressed; the password goes as it was typed. */
  async function submit(): Promise<void> {
    const { status } = $state.get()
    const { username, password } = $values.get()
    if (status === 'checking' || status === 'throttled' || !accept()) return
    calling = new AbortController()
    $state.set({ status: 'checking', slow: false })
    timer = setTimeout(() => $state.set({ status: 'checking', slow: true }), SLOW_SECONDS * 1000)
    try {
      await signIn(username, password, calling.signal)
      remember(LAST_USERNAME, username.trim())
      clearTimeout(timer)
    } catch (thrown) {
      clearTimeout(timer)
      set('password', '')
      settle(troubleOf(thrown))
    }
  }

  function accept(): boolean {
    const { username, password } = $values.get()
    const errors = {
      username: validate(username.trim(), LONGEST_USERNAME),
      password: validate(password, LONGEST_PASSWORD)
    }
    $errors.set(errors)
    return !errors.username && !errors.password
  }

  function settle(trouble: Trouble | undefined): void {
    if (trouble?.waitSeconds) holdOff(trouble.waitSeconds)
    else $state.set(trouble ? { status: 'failed', trouble } : { status: 'idle' })
  }

  function holdOff(seconds: number): void {
    const end = performance.now() + seconds * 1000
    const tick = () => {
      const secondsLeft = Math.ceil((end - performance.now() - EARLY_MILLISECONDS) / 1000)
      $state.set(secondsLeft > 0 ? { status: 'throttled', secondsLeft } : { status: 'idle' })
      if (secondsLeft > 0) timer = setTimeout(tick, 1000)
    }
    tick()
  }

  return { $values, $errors, $state, set, submit, cancel: () => calling?.abort() }
}

/** What the session before has left to tell. */
function stateAtStart(): LoginState {
  const session = $session.get()
  if (session.status !== 'signed-out') return { status: 'idle' }
  if (session.problem === 'roles') return { status: 'failed', trouble: NO_ROLES }
  return readToken() ? { status: 'failed', trouble: TOKEN_STAYS } : { status: 'idle' }
}

function validate(value: string, longest: number): Message | undefined {
  if (!value) return 'errors.required'
  return [...value].length > longest ? ['errors.length.most', { max: longest }] : undefined
}
