import { ApiError } from './failure'

let current: AbortSignal | undefined

/** For requests that have no signal of their own. */
export const currentSignal = (): AbortSignal | undefined => current

/** `stop` ends the wait and cancels the requests that `work` has sent before its first `await`. */
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
