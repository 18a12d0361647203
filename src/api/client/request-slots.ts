const SLOTS = 3
/** One slot is kept for what the user does, so that hung reads never block a save. */
const BACKGROUND_SLOTS = SLOTS - 1

interface Waiting {
  background: boolean
  enter: () => void
}

let inFlight = 0
let backgroundInFlight = 0
let waiting: Waiting[] = []

function mayEnter(background: boolean): boolean {
  return inFlight < SLOTS && (!background || backgroundInFlight < BACKGROUND_SLOTS)
}

function enter(background: boolean): void {
  inFlight += 1
  if (background) backgroundInFlight += 1
}

function admitNext(): void {
  const next =
    waiting.find(({ background }) => !background && mayEnter(false)) ??
    waiting.find(({ background }) => mayEnter(background))
  if (!next) return
  waiting = waiting.filter(other => other !== next)
  next.enter()
}

/** Waits for one of the three request slots; the user's calls go first. Resolves to the function that releases it. */
export function acquireSlot(background: boolean, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting = waiting.filter(other => other !== entry)
      reject(new DOMException('aborted', 'AbortError'))
    }
    const entry: Waiting = {
      background,
      enter() {
        signal.removeEventListener('abort', giveUp)
        enter(background)
        resolve(releaseOnce(background))
      }
    }
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp)
    waiting.push(entry)
    admitNext()
  })
}

function releaseOnce(background: boolean): () => void {
  let released = false
  return () => {
    if (released) return
    released = true
    inFlight -= 1
    if (background) backgroundInFlight -= 1
    admitNext()
  }
}
