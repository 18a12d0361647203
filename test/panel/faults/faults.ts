import type { Garbage } from './garbage'

export type Fault =
  | { kind: 'slow'; milliseconds: number }
  /** The connection is refused, as at a closed port. */
  | { kind: 'refuse' }
  /** Accepted but never responded to, as with a pulled cable. */
  | { kind: 'hang' }
  /** The call is dispatched, but its response is cut off. */
  | { kind: 'cut' }
  | { kind: 'garbage'; garbage: Garbage }
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string> }

/** Effects of faults on the whole panel. */
export interface FaultEffects {
  /** No responses for that time; tokens and other memory are lost. */
  reboot(seconds: number): void
  /** Every token expires but can be renewed. */
  expireSessions(): void
  /** Every token becomes invalid. */
  endSessions(): void
  dropSockets(): void
  /** The sockets stay open and send nothing more, until `clear`. */
  silenceSockets(silent: boolean): void
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
    answer: (status: number, body?: unknown, on?: string) => set({ kind: 'answer', status, body }, on),
    slowNext: (milliseconds: number, on?: string) => set({ kind: 'slow', milliseconds }, on, true),
    refuseNext: (on?: string) => set({ kind: 'refuse' }, on, true),
    hangNext: (on?: string) => set({ kind: 'hang' }, on, true),
    cutNext: (on?: string) => set({ kind: 'cut' }, on, true),
    garbleNext: (garbage: Garbage, on?: string) => set({ kind: 'garbage', garbage }, on, true),
    answerNext: (status: number, body?: unknown, on?: string) => set({ kind: 'answer', status, body }, on, true),

    /** The faults in force, the newest first. */
    list: (): readonly Rule[] => rules,

    clear(on?: string): void {
      rules = on === undefined ? [] : rules.filter(({ operation }) => operation !== on)
      if (on === undefined) effects.silenceSockets(false)
    },

    /** The fault for a call of this operation; a fault that applies once is removed. */
    take(operation: string): Fault | undefined {
      const rule = rules.find(it => it.operation === operation || it.operation === ALL)
      if (rule?.once) rules = rules.filter(other => other !== rule)
      return rule?.fault
    }
  }
}
