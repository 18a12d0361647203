import type { DeviceClock } from '../device/device-clock'
import type { Fault } from './faults'
import { garbled } from './garbage'

type Answer = Fault & { kind: 'answer' }

/** The first half is sent before the connection breaks. */
const HALF_SENT_MILLISECONDS = 20

/** Dispatches a call as far as a fault allows. @throws TypeError as fetch does when the connection fails */
export async function faulty(
  fault: Fault | undefined,
  clock: DeviceClock,
  signal: AbortSignal,
  dispatch: () => Promise<Response>
): Promise<Response> {
  if (!fault) return dispatch()
  switch (fault.kind) {
    case 'refuse':
      throw connectionFailed()
    case 'hang':
      return interrupted(signal, new Promise<never>(() => {}))
    case 'slow':
      await interrupted(signal, new Promise<void>(resolve => clock.after(fault.milliseconds, resolve)))
      return dispatch()
    case 'cut':
      return cutShort(await dispatch())
    case 'dribble':
      return dribbled(await dispatch(), clock, fault.everyMilliseconds)
    case 'garbage':
      return garbled(fault.garbage, await dispatch())
    case 'busy':
      return responseOf(busy(fault.retryAfterSeconds))
    case 'too-large':
      return responseOf(tooLarge(fault.limitBytes))
    case 'redirect':
      return responseOf({ kind: 'answer', status: 302, headers: { Location: fault.location } })
    case 'answer':
      return responseOf(fault)
  }
}

export function connectionFailed(): TypeError {
  return new TypeError('fetch failed')
}

function interrupted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function busy(seconds: number): Answer {
  const body = { error_code: 'unavailable', message: `Try again in ${seconds} s` }
  return { kind: 'answer', status: 503, body, headers: { 'Retry-After': String(seconds) } }
}

/** A server that closes the connection does not read the rest of the body. */
function tooLarge(limit: number): Answer {
  const details = { limit_bytes: limit }
  const body = { error_code: 'content_too_large', message: `At most ${limit} bytes`, details }
  return { kind: 'answer', status: 413, body, headers: { Connection: 'close' } }
}

function responseOf({ status, body, headers = {} }: Answer): Response {
  if (body === undefined) return new Response(null, { status, headers })
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/**
 * The header announces the whole response, of which half is sent. An empty one becomes two spaces: if a connection breaks
 * before the header, a browser assumes a stale connection and repeats the call by itself.
 */
async function cutShort(response: Response): Promise<Response> {
  const sent = new Uint8Array(await response.arrayBuffer())
  const bytes = sent.length > 1 ? sent : new TextEncoder().encode('  ')
  const half = bytes.slice(0, Math.floor(bytes.length / 2))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(half)
      setTimeout(() => controller.error(connectionFailed()), HALF_SENT_MILLISECONDS)
    }
  })
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(bytes.length))
  return new Response(body, { status: response.status === 204 ? 200 : response.status, headers })
}

async function dribbled(response: Response, clock: DeviceClock, everyMilliseconds: number): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let sent = 0
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    pull: controller =>
      new Promise<void>(resolve => {
        stop = clock.after(everyMilliseconds, () => {
          if (sent === bytes.length) controller.close()
          else controller.enqueue(bytes.slice(sent, ++sent))
          resolve()
        })
      }),
    cancel: () => stop()
  })
  return new Response(response.body && body, response)
}
