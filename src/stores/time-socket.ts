import { environment, type Socket } from '../lib/environment'

/** After a close five more tries, 3 s apart; then it stays closed. */
const RETRY_SECONDS = 3
const RETRIES = 5
/** A connection that delivered the time for this long resets the number of retries. */
const HELD_SECONDS = 60

export function timeSocketUrl({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/datetime`
}

/**
 * Keeps one socket open. `onText` returns whether the text was a time; after `onFailure` the time must be read in another
 * way. @returns a function that closes it.
 */
export function keepTimeSocket(url: string, onText: (text: string) => boolean, onFailure: () => void): () => void {
  let socket: Socket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retriesLeft = RETRIES
  let failureReported = false

  const failed = () => {
    if (!failureReported) onFailure()
    failureReported = true
  }

  const retry = () => {
    if (retriesLeft === 0) return
    retriesLeft -= 1
    timer = setTimeout(connect, RETRY_SECONDS * 1000)
  }

  function connect() {
    let openedAt: number | undefined
    const current = tryToOpen(url)
    socket = current
    if (!current) return failed()
    current.addEventListener('message', ({ data }) => {
      if (socket !== current || typeof data !== 'string' || !onText(data)) return
      openedAt ??= performance.now()
      failureReported = false
    })
    current.addEventListener('error', () => {
      if (socket === current) failed()
      current.close()
    })
    current.addEventListener('close', () => {
      if (openedAt !== undefined && performance.now() - openedAt >= HELD_SECONDS * 1000) retriesLeft = RETRIES
      if (socket === current) retry()
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
