import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from '../http/handler-types'
import { type Content, contentOf } from '../http/responses'
import { RETRY_SECONDS } from './connections'

/** A body that is not read is still taken from its connection up to here, so that the connection can be used again. */
const IGNORED_BYTES = 65_536

const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' }

/** Refuses a call before anything of its body is read, as the contract describes it. */
export function refuseCall(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Content
): void {
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  const { Connection: option } = headers
  response
    .writeHead(status, {
      ...{ ...type, ...NO_SNIFF, ...headers },
      ...(isLarge(request) && { Connection: option ? `${option}, close` : 'close' })
    })
    .end(JSON.stringify(body))
}

/** What remains of a large body, which nothing reads, is not waited for: the connection closes after the response. */
export function closeIfLarge(request: IncomingMessage, response: ServerResponse): void {
  if (isLarge(request)) response.setHeader('Connection', 'close')
}

function isLarge({ headers }: IncomingMessage): boolean {
  const length = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0)
  return length > IGNORED_BYTES
}

export const OVERLOADED: Content = contentOf(
  refuse(503, 'unavailable', { message: `Try again in ${RETRY_SECONDS} s`, retryAfterSeconds: RETRY_SECONDS })
)

export function respond(response: ServerResponse, status: number, text: string): void {
  closeIfLarge(response.req, response)
  response.writeHead(status, { 'Content-Type': 'text/plain', ...NO_SNIFF }).end(text)
}

/** To the same page over HTTPS. */
export function redirect({ headers, url = '/' }: IncomingMessage, response: ServerResponse, port: number): void {
  const { hostname } = new URL(`http://${headers.host}`)
  response
    .writeHead(307, { Location: `https://${hostname}:${port}${url}`, 'Cache-Control': 'no-store', ...NO_SNIFF })
    .end()
}
