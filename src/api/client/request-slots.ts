import type { Purpose } from '../../lib/remote/purpose'

const SLOTS = 3
/** One slot is kept for what the user does, so that hung reads never block a save. */
const READ_SLOTS = SLOTS - 1
const SLOW_MS = 5_000

/** A `retry` is a read, and what the user does. */
export type SlotUse = 'action' | 'read' | Purpose

interface Request {
  use: SlotUse
  slow?: boolean
  enter: () => void
}

const inFlight = new Set<Request>()
/** In the order of their arrival. */
const waiting = new Set<Request>()

const isUsers = ({ use }: Request) => use === 'action' || use === 'retry'

function mayEnter(request: Request): boolean {
  const { use } = request
  const reads = [...inFlight].filter(other => !isUsers(other))
  // While all reads are slow, a poll still finds out whether the panel responds, and leaves a slot to an action.
  const more = reads.filter(({ slow }) => slow).length < READ_SLOTS ? 0 : 1
  if (inFlight.size >= SLOTS + (use === 'action' ? more : 0)) return false
  return isUsers(request) || reads.length < READ_SLOTS + (use === 'poll' ? more : 0)
}

function admitNext(): void {
  const ready = [...waiting].filter(mayEnter)
  const next = ready.find(isUsers) ?? ready[0]
  if (!next) return
  waiting.delete(next)
  inFlight.add(next)
  next.enter()
}

/**
 * Waits for one of the three request slots; the user's calls go first. Resolves to the function that releases it;
 * rejects, without a reason, once `signal` is aborted.
 */
export function acquireSlot(use: SlotUse, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(request)
      reject()
    }
    const request: Request = {
      use,
      enter() {
        signal.removeEventListener('abort', giveUp)
        const timer = setTimeout(() => {
          request.slow = true
          admitNext()
        }, SLOW_MS)
        resolve(() => {
          clearTimeout(timer)
          inFlight.delete(request)
          admitNext()
        })
      }
    }
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp)
    waiting.add(request)
    admitNext()
  })
}
