const SLOTS = 3
/** One slot is kept for what the user does, so that hung reads never block a save. */
const BACKGROUND_SLOTS = SLOTS - 1

interface Request {
  background: boolean
  enter: () => void
}

const inFlight = new Set<Request>()
/** In the order of their arrival. */
const waiting = new Set<Request>()

function mayEnter({ background }: Request): boolean {
  if (inFlight.size >= SLOTS) return false
  return !background || [...inFlight].filter(other => other.background).length < BACKGROUND_SLOTS
}

function admitNext(): void {
  const ready = [...waiting].filter(mayEnter)
  const next = ready.find(({ background }) => !background) ?? ready[0]
  if (!next) return
  waiting.delete(next)
  inFlight.add(next)
  next.enter()
}

/**
 * Waits for one of the three request slots; the user's calls go first. Resolves to the function that releases it;
 * rejects, without a reason, once `signal` is aborted.
 */
export function acquireSlot(background: boolean, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(request)
      reject()
    }
    const request: Request = {
      background,
      enter() {
        signal.removeEventListener('abort', giveUp)
        resolve(() => {
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
