import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Limits } from '../limits'

export const RETRY_SECONDS = 1

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The connections of a small web server. A request that finds all of them in use waits, as in the backlog of a server
 * with `server.max-connections` (lighttpd) or `worker_connections` (nginx), which close idle connections before they
 * refuse new ones: only requests in progress count. A call is refused with 503 where as many calls are in progress or
 * waiting as there are connections. Sockets do not count: a process of their own has them.
 */
export function createConnections(limits: Limits | undefined, refuseCall: Answer) {
  if (!limits) return { files: unlimited, calls: unlimited }
  const { connections, answerMilliseconds } = limits
  const waiting: Array<() => void> = []
  let used = 0
  let calls = 0

  const next = () => {
    if (used < connections) waiting.shift()?.()
  }

  const queue = (response: ServerResponse, answer: () => void) => {
    let gone = false
    let entered = false
    response.once('close', () => {
      gone = true
      if (entered) used -= 1
      next()
    })
    waiting.push(() => {
      if (gone) return next()
      entered = true
      used += 1
      setTimeout(() => gone || answer(), answerMilliseconds)
    })
    next()
  }

  const files =
    (listener: RequestListener): RequestListener =>
    (request, response) =>
      queue(response, () => listener(request, response))

  return {
    files,

    calls:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        if (calls >= connections) return refuseCall(request, response)
        calls += 1
        response.once('close', () => {
          calls -= 1
        })
        files(listener)(request, response)
      }
  }
}

const unlimited = (listener: RequestListener): RequestListener => listener
