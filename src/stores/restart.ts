import { atom } from 'nanostores'

export interface PanelRestart {
  /** Reading of the monotonic clock when the panel began to go down. */
  since: number
  expectedSeconds: number
}

/** Set while the panel restarts on purpose: no answer is then expected, and no fault. */
export const $restart = atom<PanelRestart | undefined>()

/** Nobody waits any more. */
export function leaveRestart(): void {
  $restart.set(undefined)
}
