import { atom } from 'nanostores'
import { $session, signedInUser } from '../../../../session/session'
import type { Snapshot } from '../snapshot'

/** What puts back what the last restore has changed. */
export interface Undo {
  /** The panel before it began. */
  file: Snapshot
  /** What it has restored. */
  wanted: readonly string[]
}

/** In memory only: it outlives the screen, and ends with a reload or the session of its user. */
export const $undo = atom<Undo | undefined>()

let stopWatching = () => {}

export function keepUndo(undo: Undo): void {
  stopWatching()
  const owner = signedInUser()?.username
  stopWatching = $session.listen(() => {
    if (signedInUser()?.username === owner) return
    stopWatching()
    $undo.set(undefined)
  })
  $undo.set(undo)
}
