import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export interface Sent {
  method: string
  /** From the root of the panel, with the query. */
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Awaited when only the first byte of the body has been sent. */
  hold?(): Promise<unknown>
}

export interface Reply {
  status: number
  /** By names in lower case. */
  headers: Partial<Record<string, string>>
  text: string
  bytes: Uint8Array
  /** Of a JSON body; undefined for anything else. */
  json: unknown
  milliseconds: number
}

export type Client = ReturnType<typeof createClient>

interface ClientOptions {
  insecure?: boolean
  /** The secrets of a call, by the contract. */
  secretsIn?(sent: Sent, reply: Reply): { sent: string[]; received: string[] }
}

const TIMEOUT_MS = 60_000
/** A small panel has few connections; the browser needs some as well. */
const CONNECTIONS = 2
/** How often a call is repeated that meets a busy panel. */
const BUSY_REPEATS = 5
const LONGEST_WAIT_SECONDS = 30
/** A call that gets no answer, with any status, from a panel that is there. */
const SIGN_OF_LIFE = { method: 'GET', path: '/api/v1/system/time' }
const LIFE_TIMEOUT_MS = 10_000
const LIFE_ATTEMPTS = 3
const LIFE_PAUSE_MS = 2000

/** The run ends: the panel is gone, or somebody has interrupted it. */
export class Ended extends Error {}

/** Sends requests to one panel. It follows no redirect, because no operation of the contract has one. */
export function createClient(address: string, { insecure = false, secretsIn }: ClientOptions = {}) {
  const { protocol, origin } = new URL(address)
  const secure = protocol === 'https:'
  const agent = secure
    ? new SecureAgent({ keepAlive: true, maxSockets: CONNECTIONS, rejectUnauthorized: !insecure })
    : new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  const secrets = new Set<string>()
  const sentSecrets = new Set<string>()
  let hasAnswered = false
  let lost: string | undefined

  const exchange = ({ method, path, headers = {}, body, hold }: Sent, timeout = TIMEOUT_MS): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const options: RequestOptions = {
        ...{ agent, method, timeout },
        headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) }
      }
      let isAnswered = false
      const receive = (response: IncomingMessage) => {
        isAnswered = true
        readReply(response, () => performance.now() - started).then(resolve, reject)
      }
      const sent = (secure ? secureRequest : request)(origin + path, options, receive)
      sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path} in ${timeout / 1000} s`)))
      // A server may close an idle connection in the moment in which it is used again.
      sent.on('error', error => {
        if (sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          exchange({ method, path, headers, ...(body !== undefined && { body }) }, timeout).then(resolve, reject)
        // A body that is refused while it is being sent breaks the connection after the answer.
        else if (!isAnswered) reject(error)
      })
      if (!hold || !body) sent.end(body)
      else sent.write(body.slice(0, 1), () => void hold().finally(() => sent.end(body.slice(1))))
    })

  const isThere = async () => {
    for (let attempt = 0; attempt < LIFE_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await new Promise(resolve => setTimeout(resolve, LIFE_PAUSE_MS))
      const reply = await exchange(SIGN_OF_LIFE, LIFE_TIMEOUT_MS).catch(() => undefined)
      if (reply) return true
    }
    return false
  }

  /** @throws Ended where the panel answers nothing else either. */
  const exchangeOrEnd = async (sent: Sent): Promise<Reply> => {
    if (lost) throw new Ended(lost)
    try {
      const reply = await exchange(sent)
      hasAnswered = true
      return reply
    } catch (error) {
      if (!hasAnswered || (await isThere())) throw error
      lost = `the panel stopped answering at ${sent.method} ${sent.path.split('?')[0]} (${messageOf(error)})`
      throw new Ended(lost)
    }
  }

  return {
    origin,
    secure,
    insecure,
    /** Tokens that were sent, and all secrets that were received, which belong into no report. */
    secrets,
    /** Those of bodies, which the panel must not record. */
    sentSecrets,
    /** Why nothing more can be sent. */
    lost: () => lost,

    /** Waits and repeats where the panel is busy: 503 with Retry-After. */
    async send(sent: Sent): Promise<Reply> {
      const token = /^Bearer (.+)/.exec(sent.headers?.Authorization ?? '')?.[1]
      if (token) secrets.add(token)
      for (let repeat = 0; ; repeat += 1) {
        const reply = await exchangeOrEnd(sent)
        const { sent: own = [], received = [] } = secretsIn?.(sent, reply) ?? {}
        for (const secret of own) sentSecrets.add(secret)
        for (const secret of received) secrets.add(secret)
        const seconds = Number(reply.headers['retry-after'])
        const busy = reply.status === 503 && seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS
        if (!busy || repeat === BUSY_REPEATS) return reply
        await new Promise(resolve => setTimeout(resolve, seconds * 1000))
      }
    },

    /** @returns the status; nothing where the panel is not there, which ends no run. */
    tryOnce: (sent: Sent): Promise<number | undefined> =>
      exchange(sent, LIFE_TIMEOUT_MS).then(
        ({ status }) => status,
        () => undefined
      ),

    close: () => agent.destroy()
  }
}

async function readReply(response: IncomingMessage, elapsed: () => number): Promise<Reply> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const text = bytes.toString('utf8')
  return {
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    text,
    bytes,
    json: parse(text),
    milliseconds: elapsed()
  }
}

/** Equal lines of a header count once; differing ones are joined, as of a list (RFC 9110, 5.3), also where Node keeps only the first. */
function headersOf({ headersDistinct }: IncomingMessage): Reply['headers'] {
  const joined = Object.entries(headersDistinct).map(([name, lines]) => [name, [...new Set(lines)].join(', ')])
  return Object.fromEntries(joined)
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
