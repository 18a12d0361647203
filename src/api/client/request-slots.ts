const PLACES = 3
/** One place is always left to what the user does, so that hung reads never block a save. */
const BACKGROUND_PLACES = PLACES - 1

interface Waiting {
  background: boolean
  enter: () => void
}

let inFlight = 0
let backgroundInFlight = 0
let waiting: Waiting[] = []

function mayEnter(background: boolean): boolean {
  return inFlight < PLACES && (!background || backgroundInFlight < BACKGROUND_PLACES)
}

function enter(background: boolean): void {
  inFlight += 1
  if (background) backgroundInFlight += 1
}

function admit(): void {
  const next =
    waiting.find(({ background }) => !background && mayEnter(false)) ??
    waiting.find(({ background }) => mayEnter(background))
  if (!next) return
  waiting = waiting.filter(other => other !== next)
  next.enter()
}

/** Waits for one of the three places that calls to the panel share; the user's calls go first. Resolves to the way out. */
export function acquireSlot(background: boolean, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting = waiting.filter(other => other !== place)
      reject(new DOMException('aborted', 'AbortError'))
    }
    const place: Waiting = {
      background,
      enter() {
        signal.removeEventListener('abort', giveUp)
        enter(background)
        resolve(leaveOnce(background))
      }
    }
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp)
    waiting.push(place)
    admit()
  })
}

function leaveOnce(background: boolean): () => void {
  let left = false
  return () => {
    if (left) return
    left = true
    inFlight -= 1
    if (background) backgroundInFlight -= 1
    admit()
  }
}
