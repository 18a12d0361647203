import { atom } from 'nanostores'

export interface PanelRestart {
  /** `performance.now()` when the panel began to go down. */
  since: number
  expectedSeconds: number
}

/** Set while the panel restarts on purpose: missing responses are then expected. */
export const $restart = atom<PanelRestart | undefined>()

/** Stops waiting. */
export function leaveRestart(): void {
  $restart.set(undefined)
}
