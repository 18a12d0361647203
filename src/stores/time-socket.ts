import { environment, type Socket } from '../lib/environment'

/** Specification section 4: after a close, five more tries, 3 s apart; then it stays closed. */
const RETRY_SECONDS = 3
const RETRIES = 5
/** A connection that has held so long was a good one: the count of retries begins anew. */
const HELD_SECONDS = 60

export interface TimeSocketEvents {
  /** @returns whether the text was a time. */
  text(text: string): boolean
  /** The socket failed; the time has to be read in another way. */
  failed(): void
}

export function timeSocketUrl({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/datetime`
}

/** Keeps one socket open. @returns a function that closes it for good. */
export function keepTimeSocket(url: string, events: TimeSocketEvents): () => void {
  let socket: Socket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retriesLeft = RETRIES
  let toldOfFailure = false

  const failed = () => {
    if (!toldOfFailure) events.failed()
    toldOfFailure = true
  }

  const retry = () => {
    if (retriesLeft === 0) return
    retriesLeft -= 1
    timer = setTimeout(connect, RETRY_SECONDS * 1000)
  }

  function connect() {
    const openedAt = performance.now()
    const mine = tryToOpen(url)
    socket = mine
    if (!mine) return failed()
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine && typeof data === 'string' && events.text(data)) toldOfFailure = false
    })
    mine.addEventListener('error', () => {
      if (socket === mine) failed()
      mine.close()
    })
    mine.addEventListener('close', () => {
      if (performance.now() - openedAt >= HELD_SECONDS * 1000) retriesLeft = RETRIES
      if (socket === mine) retry()
    })
  }

  connect()
  return () => {
    clearTimeout(timer)
    const last = socket
    socket = undefined
    last?.close()
  }
}

/** Some browsers throw where a policy or a page's protocol forbids the socket. */
function tryToOpen(url: string): Socket | undefined {
  try {
    return environment.openSocket?.(url) ?? new WebSocket(url)
  } catch {
    return undefined
  }
}
