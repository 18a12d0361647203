import { type Failure, isApiError } from './failure'

const PAUSE_SECONDS = 10

/** Reads once, and again after each failure that may pass. @returns a function that stops it. */
export function readUntilAnswered(read: (signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    read(controller.signal).catch(error => {
      if (!isApiError(error)) throw error
      if (mayPass(error.failure)) timer = setTimeout(attempt, PAUSE_SECONDS * 1000)
    })
  }
  attempt()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

function mayPass(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.status >= 500
  return failure.kind !== 'session' && failure.kind !== 'cancelled'
}
