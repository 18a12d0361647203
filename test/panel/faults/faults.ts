import type { RestartOrigin } from '../device/restarts-state'
import type { Operation } from '../http/contract-document'
import type { Garbage } from './garbage'

export type Fault =
  | { kind: 'slow'; milliseconds: number }
  /** The connection is refused, as at a closed port. */
  | { kind: 'refuse' }
  /** Accepted but never responded to, as with a pulled cable. */
  | { kind: 'hang' }
  /** The call is dispatched, but its response is cut off. */
  | { kind: 'cut' }
  /** The response comes byte by byte. */
  | { kind: 'dribble'; everyMilliseconds: number }
  | { kind: 'garbage'; garbage: Garbage }
  /** Too many requests at once: nothing was done. */
  | { kind: 'busy'; retryAfterSeconds: number }
  /** The body is refused, and the connection closed, while it is still being sent. */
  | { kind: 'too-large'; limitBytes: number }
  /** As by a web server that sends callers elsewhere. */
  | { kind: 'redirect'; location: string }
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string> }

/** Effects of faults on the whole panel. */
export interface FaultEffects {
  /** No responses for that time; tokens and other memory are lost. By default as by someone at the panel. */
  reboot(seconds: number, origin?: RestartOrigin): void
  /** Every token expires but can be renewed. */
  expireSessions(): void
  /** Every token becomes invalid. */
  endSessions(): void
  dropSockets(): void
  /** The sockets stay open and send nothing more, until `clear`. */
  silenceSockets(silent: boolean): void
  /** No socket is accepted, until `clear`. */
  refuseSockets(refused: boolean): void
  /** The sockets send hundreds of messages each second, until `clear`. */
  floodSockets(flooded: boolean): void
  /** Whether tokens are renewed with a refresh token of their own. */
  separateRefreshTokens(separate: boolean): void
}

interface Rule {
  fault: Fault
  operation: string
  once: boolean
}

export const ALL = 'all'

export type Faults = ReturnType<typeof createFaults>

/** Faults switched at run time; `on` is the name of an operation, by default all of them. */
export function createFaults(effects: FaultEffects) {
  let rules: Rule[] = []
  let missingFiles: string[] = []
  let firmware: { lacks: (operation: Operation) => boolean } | undefined

  const set = (fault: Fault, on: string = ALL, once = false): void => {
    rules = [{ fault, operation: on, once }, ...rules]
  }

  return {
    ...effects,
    set,
    slow: (milliseconds: number, on?: string) => set({ kind: 'slow', milliseconds }, on),
    refuse: (on?: string) => set({ kind: 'refuse' }, on),
    hang: (on?: string) => set({ kind: 'hang' }, on),
    cut: (on?: string) => set({ kind: 'cut' }, on),
    garble: (garbage: Garbage, on?: string) => set({ kind: 'garbage', garbage }, on),
    dribble: (everyMilliseconds: number, on?: string) => set({ kind: 'dribble', everyMilliseconds }, on),
    answer: (status: number, body?: unknown, on?: string) => set({ kind: 'answer', status, body }, on),
    busy: (retryAfterSeconds: number, on?: string) => set({ kind: 'busy', retryAfterSeconds }, on),
    tooLarge: (limitBytes: number, on?: string) => set({ kind: 'too-large', limitBytes }, on),
    redirect: (location: string, on?: string) => set({ kind: 'redirect', location }, on),
    slowNext: (milliseconds: number, on?: string) => set({ kind: 'slow', milliseconds }, on, true),
    refuseNext: (on?: string) => set({ kind: 'refuse' }, on, true),
    hangNext: (on?: string) => set({ kind: 'hang' }, on, true),
    cutNext: (on?: string) => set({ kind: 'cut' }, on, true),
    garbleNext: (garbage: Garbage, on?: string) => set({ kind: 'garbage', garbage }, on, true),
    answerNext: (status: number, body?: unknown, on?: string) => set({ kind: 'answer', status, body }, on, true),
    busyNext: (retryAfterSeconds: number, on?: string) => set({ kind: 'busy', retryAfterSeconds }, on, true),

    /** A file of the bundle whose path contains the text is gone, as after an update of the firmware. */
    missingFile: (text: string): void => {
      missingFiles = [text, ...missingFiles]
    },
    isMissing: (path: string): boolean => missingFiles.some(text => path.includes(text)),

    /**
     * A firmware that does not have the calls of some tags, by default all that the console can do without. It sends
     * numbers as text.
     */
    olderFirmware: (tags?: readonly string[]): void => {
      firmware = { lacks: ({ tag, required }) => (tags ? tags.includes(tag) : !required) }
    },
    firmware: () => firmware,

    /** The faults in force, the newest first. */
    list: (): readonly Rule[] => rules,

    clear(on?: string): void {
      rules = on === undefined ? [] : rules.filter(({ operation }) => operation !== on)
      if (on !== undefined) return
      missingFiles = []
      firmware = undefined
      effects.silenceSockets(false)
      effects.refuseSockets(false)
      effects.floodSockets(false)
      effects.separateRefreshTokens(false)
    },

    /** The fault for a call of this operation; a fault that applies once is removed. */
    take(operation: string): Fault | undefined {
      const rule = rules.find(it => it.operation === operation || it.operation === ALL)
      if (rule?.once) rules = rules.filter(other => other !== rule)
      return rule?.fault
    }
  }
}
