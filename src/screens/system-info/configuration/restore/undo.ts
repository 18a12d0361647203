import { atom } from 'nanostores'
import { $session, signedInUser } from '../../../../session/session'
import type { Snapshot } from '../snapshot'
import type { RestoreRun } from './run-state'

/** What puts back what the last restore has changed. */
export interface Undo {
  /** The panel before it began. */
  file: Snapshot
  /** What it has restored. */
  wanted: readonly string[]
}

/*
 * In memory only: they outlive the screen, and end with a reload or the session of their user.
 */
export const $undo = atom<Undo | undefined>()
/** The last restore that has ended, until it is closed or another plan is made. */
export const $ended = atom<RestoreRun | undefined>()

let stopWatching = () => {}

/** @param undo where it has restored anything; else the one before stays */
export function keepEnded(run: RestoreRun, undo = $undo.get()): void {
  stopWatching()
  const owner = signedInUser()?.username
  stopWatching = $session.listen(() => {
    if (signedInUser()?.username === owner) return
    stopWatching()
    $undo.set(undefined)
    $ended.set(undefined)
  })
  $undo.set(undo)
  $ended.set(run)
}
