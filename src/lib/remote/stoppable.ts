import { ApiError } from './failure'

let current: AbortSignal | undefined

/** For requests that have no signal of their own. */
export const currentSignal = (): AbortSignal | undefined => current

/** Called before the first `await` of an action. @returns what sends its requests after that, so that they are cancelled too */
export function laterRequests() {
  const signal = current
  return <T>(send: () => T): T => {
    const other = current
    current = signal
    try {
      return send()
    } finally {
      current = other
    }
  }
}

/** `stop` ends the wait and cancels the requests that `work` sends before its first `await`, and those of `laterRequests`. */
export function stoppable<T>(work: () => T | Promise<T>) {
  const controller = new AbortController()
  let stop = () => {}
  current = controller.signal
  const done = new Promise<T>((resolve, reject) => {
    stop = () => {
      reject(new ApiError({ kind: 'unconfirmed' }))
      controller.abort()
    }
    Promise.resolve(work()).then(resolve, reject)
  })
  current = undefined
  return { done, stop }
}
