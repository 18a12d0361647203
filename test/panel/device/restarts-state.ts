/** Why the panel restarts; those of `UNASKED` nobody asked for. */
export const UNASKED = ['power', 'undervoltage', 'watchdog', 'crash'] as const
export const RESTART_CAUSES = [...UNASKED, 'user', 'schedule', 'update'] as const

export type UnaskedCause = (typeof UNASKED)[number]
export type RestartCause = (typeof RESTART_CAUSES)[number]

/** Why, and who asked for it with which reason. */
export interface RestartOrigin {
  cause: RestartCause
  username?: string
  reason?: string
}

/** A line of the system log, in wall-clock milliseconds. */
export interface SystemLine {
  at: number
  text: string
}

export interface StoredRestart extends RestartOrigin {
  /** Start of the panel after it, in wall-clock milliseconds. */
  at: number
  upTimeSeconds: number
  lines: SystemLine[]
}

export interface RestartsSlice {
  /** The oldest first. */
  restarts: StoredRestart[]
}

export const isUnasked = (cause: RestartCause): cause is UnaskedCause => UNASKED.some(other => other === cause)

export const isRestartCause = (text: unknown): text is RestartCause => RESTART_CAUSES.some(cause => cause === text)
