import redaxios from 'redaxios'
import { environment } from '../../lib/environment'
import { ApiError, type Failure } from '../../lib/remote/failure'
import type { PurposeSignal } from '../../lib/remote/purpose'
import { currentSignal } from '../../lib/remote/stoppable'
import { acquireSlot } from './request-slots'
import { type Answer, retryAfterOf } from './response'

/** Prescribed by the customer. */
const TIMEOUT = 360_000
const POLL_TIMEOUT = 5_000
/** A busy panel that names a short wait is called again. */
const LONGEST_WAIT_SECONDS = 2
const REPEATS = 3
const LARGEST_ANSWER = 40_000_000
const LARGEST_BACKGROUND_ANSWER = 8_000_000

export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  url: string
  headers: Record<string, string>
  body?: object | undefined
  query?: object | undefined
  signal?: AbortSignal | undefined
  background: boolean
  keepalive: boolean
}

const isRead = ({ method, background }: Pick<Call, 'method' | 'background'>) => background || method === 'get'

const panel = redaxios.create({ baseURL: '/api/v1' })
const bare = redaxios.create()

/** Sends one request and reads the whole response, whatever its status. @throws ApiError without a response */
export async function exchange(call: Call): Promise<Answer> {
  const controller = new AbortController()
  let failure: ApiError | undefined
  const stop = (why: Failure) => {
    failure = new ApiError(why)
    controller.abort()
  }
  const cancel = () => stop({ kind: 'cancelled' })
  const outer: PurposeSignal | undefined = call.signal ?? currentSignal()
  const purpose = outer?.purpose
  if (outer?.aborted) cancel()
  outer?.addEventListener('abort', cancel)
  let release = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  try {
    release = await acquireSlot(call.background ? (purpose ?? 'read') : 'action', controller.signal)
    timer = setTimeout(() => stop({ kind: 'timeout', read: isRead(call) }), purpose === 'poll' ? POLL_TIMEOUT : TIMEOUT)
    return await Promise.race([sendWhenFree(call, controller.signal), aborted(controller.signal)])
  } catch (error) {
    if (failure) throw failure
    throw error instanceof ApiError ? error : new ApiError({ kind: 'unreachable' })
  } finally {
    clearTimeout(timer)
    release()
    outer?.removeEventListener('abort', cancel)
  }
}

/** Rejects also when the transport ignores its signal; whoever aborts has noted the failure. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject()
    signal.addEventListener('abort', reject)
  })
}

/** The panel has not processed a request that it refused with 503, so that any may be repeated. */
async function sendWhenFree(call: Call, signal: AbortSignal): Promise<Answer> {
  for (let repeats = REPEATS; ; repeats--) {
    const answer = await send(call, signal)
    const seconds = retryAfterOf(answer)
    // `seconds` is not a number without the header.
    if (answer.status !== 503 || !repeats || !(seconds <= LONGEST_WAIT_SECONDS)) return answer
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}

/**
 * redaxios ignores signals, accepts a truncated body and takes any text for success, so the body is read
 * here, inside its own `fetch`.
 */
async function send(call: Call, signal: AbortSignal): Promise<Answer> {
  let answer: Answer | undefined
  const client = call.url.startsWith('/cgi/') ? bare : panel
  await client({
    url: call.url,
    method: call.method,
    headers: call.headers,
    ...(call.body && { data: call.body }),
    ...(call.query && { params: definedOnly(call.query) }),
    validateStatus: () => true,
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      const request = (keepalive: boolean) =>
        environment.transport(String(url), { ...init, signal, keepalive, cache: 'no-store', redirect: 'manual' })
      // Chrome 80 cannot send `keepalive` with a preflight, and fails at once.
      const response = await request(call.keepalive).catch(error =>
        call.keepalive ? request(false) : Promise.reject(error)
      )
      const text = await readText(response, call.background).catch(error => {
        // The panel had begun to respond: it may have done what was requested.
        throw isRead(call) || error instanceof ApiError ? error : new ApiError({ kind: 'unconfirmed' })
      })
      answer = { status: response.status, headers: response.headers, text, read: isRead(call) }
      return new Response(null, { status: 204 })
    }
  })
  if (!answer) throw new ApiError({ kind: 'unreachable' })
  return answer
}

function definedOnly(query: object): Record<string, string> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

async function readText(response: Response, background: boolean): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > (background ? LARGEST_BACKGROUND_ANSWER : LARGEST_ANSWER)) {
      void reader.cancel()
      throw new ApiError({ kind: 'malformed' })
    }
    text += decoder.decode(value, { stream: true })
  }
}
