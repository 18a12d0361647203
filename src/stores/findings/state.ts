import { atom } from 'nanostores'
import type { Findings } from '../../api/findings'
import type { ApiError } from '../../lib/remote/failure'

export type FindingsState =
  | { status: 'reading' }
  /** By this firmware. */
  | { status: 'not-provided' }
  /** Not current once the panel does not respond: then nothing is known of now, and these are of the time `at`. */
  | { status: 'known'; findings: Findings; current: boolean; at: string; error?: ApiError }
  | { status: 'failed'; error: ApiError }

/** What is wrong now, for every screen; apart from what reads it, so that a screen that shows it is without that. */
export const $findings = atom<FindingsState>({ status: 'reading' })
