import { atom } from 'nanostores'

export interface PanelRestart {
  /** `performance.now()` when the panel began to go down. */
  since: number
  expectedSeconds: number
}

/** Set while the panel restarts on purpose: missing responses are then expected. */
export const $restart = atom<PanelRestart | undefined>()

/** The panel begins to go down. */
export function beginRestart(expectedSeconds: number): void {
  $restart.set({ since: performance.now(), expectedSeconds })
}

/** Stops waiting. */
export function leaveRestart(): void {
  $restart.set(undefined)
}
