import { atom, type WritableAtom } from 'nanostores'
import type { ApiError } from './remote/failure'
import type { Uploader } from './remote/upload'
import type { Language } from './text/languages'

/** As `fetch`. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** The part of a WebSocket that the console uses. */
export interface Socket {
  addEventListener(name: 'message', listen: (event: { data: unknown }) => void): void
  addEventListener(name: 'close' | 'error', listen: () => void): void
  close(): void
}

/** Translations by key. */
export type Words = Record<string, string>

/** The session's part in every call. */
export interface SessionLink {
  token(): string | undefined
  /** Aborted when the session of the token ends. */
  signal(): AbortSignal
  /** One renewal for all callers; resolves to the new token. @throws ApiError of kind 'session' when there is none. */
  renew(expired: string): Promise<string>
  /** Of the signed-in user. */
  username(): string | undefined
  /** The panel no longer accepts the token; `reason` where it has ended the session itself. */
  onEnded(reason?: 'invalid_token'): void
}

/** What the lower layers need from outside or from a higher layer. */
export interface Environment {
  transport: Transport
  /** An XMLHttpRequest where none is given. */
  uploader?: Uploader
  /** A WebSocket where none is given. */
  openSocket?: (url: string) => Socket
  /** The translations of one slice (a layer or a screen). */
  loadWords(slice: string, language: Language): Promise<Words>
  /** None where nobody can log in. */
  session?: SessionLink
  /** Called after each call with whether the panel responded at all. */
  onReachable?(reachable: boolean): void
  /** Shows a failed action that no view shows in place. */
  reportFailure?(error: ApiError): void
  /** Loads the page for a new sign-in; set once the dialog that offers it has been closed. */
  relogin?(): void
  /** The device's clock now or some time ago as text; '' while it is unknown. */
  deviceTimeText?(millisecondsAgo?: number): string
  /** Of the panel, as it is printed; '' while it is unknown. */
  deviceName?(): string
  /** Names of fields that are emptied after a save and never kept over a new sign-in. */
  secretFields: readonly string[]
  /** While true no polled store reads by itself. */
  $pollsPaused: WritableAtom<boolean>
}

export const environment: Environment = {
  transport: (url, init) => fetch(url, init),
  loadWords: () => Promise.resolve({}),
  secretFields: [],
  $pollsPaused: atom(false)
}

/** Called once at start and once by the shell, whose code has clock and notices; tests make the same call. */
export function provide(parts: Partial<Omit<Environment, '$pollsPaused'>>): void {
  Object.assign(environment, parts)
}
