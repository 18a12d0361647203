import { atom, onMount } from 'nanostores'
import { passwordGrant } from '../../api/generated/limits/auth'
import { forget, recall, remember } from '../../lib/browser/storage'
import type { Message } from '../../lib/text/message'
import { $session, signIn } from '../../session/session'
import { readToken } from '../../session/token'
import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { $loginNote } from '../../stores/login-note'
import { LOCKED, NO_ROLES, type Problem, problemOf, TOKEN_STAYS } from './problem'

const NAME_KEY = 'rememberedName'
/** Earlier versions stored it without being asked to. */
const LAST_NAME_KEY = 'username'
/** Timers may fire slightly early. */
const TIMER_TOLERANCE_MS = 50
/** After this long without a response the form offers Cancel. */
const SLOW_SECONDS = 5

export interface Credentials {
  username: string
  password: string
}

export type CredentialErrors = { [F in keyof Credentials]?: Message | undefined }

export type LoginState =
  | { status: 'idle' }
  | { status: 'checking'; slow: boolean }
  | { status: 'failed'; problem: Problem }
  | { status: 'throttled'; secondsLeft: number }

export type Login = ReturnType<typeof createLogin>

export function createLogin() {
  const known = recall(NAME_KEY)
  const $values = atom<Credentials>({ username: known ?? '', password: '' })
  const $remembers = atom(known !== undefined)
  const $errors = atom<CredentialErrors>({})
  const $state = atom<LoginState>(initialState())
  /** Whose account is locked: older firmware counts its logins as failures, and requires a wait that unlocks nothing. */
  let lockedName: string | undefined
  let request: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  forget(LAST_NAME_KEY)
  onMount($state, () => {
    loadHmiName().catch(() => $hmiName.set(''))
    return () => {
      clearTimeout(timer)
      request?.abort()
    }
  })

  function set(field: keyof Credentials, value: string): void {
    $values.set({ ...$values.get(), [field]: value })
    if ($errors.get()[field]) $errors.set({ ...$errors.get(), [field]: undefined })
    // The wait is that of the name which was tried.
    if (field === 'username' && $state.get().status === 'throttled') {
      clearTimeout(timer)
      $state.set({ status: 'idle' })
    }
  }

  function setRemembers(remembers: boolean): void {
    $remembers.set(remembers)
    if (!remembers) forget(NAME_KEY)
  }

  /** Ignored while a request is running; the password is sent byte for byte. */
  async function submit(): Promise<void> {
    const { status } = $state.get()
    const { username, password } = $values.get()
    if (status === 'checking' || status === 'throttled' || !validateAll()) return
    request = new AbortController()
    $state.set({ status: 'checking', slow: false })
    timer = setTimeout(() => $state.set({ status: 'checking', slow: true }), SLOW_SECONDS * 1000)
    try {
      await signIn(username, password, request.signal)
      if ($remembers.get()) remember(NAME_KEY, username.trim())
      clearTimeout(timer)
    } catch (error) {
      clearTimeout(timer)
      set('password', '')
      const problem = problemOf(error)
      if (problem === LOCKED) lockedName = username
      finish(problem?.waitSeconds && username === lockedName ? LOCKED : problem)
    }
  }

  function validateAll(): boolean {
    const { username, password } = $values.get()
    const errors = {
      username: validate(username.trim(), passwordGrant.username[1]),
      password: validate(password, passwordGrant.password[1])
    }
    $errors.set(errors)
    return !errors.username && !errors.password
  }

  function finish(problem: Problem | undefined): void {
    if (problem?.waitSeconds) countDown(problem.waitSeconds)
    else $state.set(problem ? { status: 'failed', problem } : { status: 'idle' })
  }

  function countDown(seconds: number): void {
    const end = performance.now() + seconds * 1000
    const tick = () => {
      const secondsLeft = Math.ceil((end - performance.now() - TIMER_TOLERANCE_MS) / 1000)
      $state.set(secondsLeft > 0 ? { status: 'throttled', secondsLeft } : { status: 'idle' })
      if (secondsLeft > 0) timer = setTimeout(tick, 1000)
    }
    tick()
  }

  return { $values, $remembers, $errors, $state, set, setRemembers, submit, cancel: () => request?.abort() }
}

/** Reports why the previous session ended, if the user has to know. */
function initialState(): LoginState {
  const session = $session.get()
  if (session.status !== 'signed-out') return { status: 'idle' }
  if (session.problem === 'roles') return { status: 'failed', problem: NO_ROLES }
  if (session.problem && !$loginNote.get()) $loginNote.set('errors.session')
  return readToken() ? { status: 'failed', problem: TOKEN_STAYS } : { status: 'idle' }
}

function validate(value: string, maxLength: number): Message | undefined {
  if (!value) return 'errors.required'
  return [...value].length > maxLength ? ['errors.length.most', { max: maxLength }] : undefined
}
