import { refuse } from './handler-types'
import { contentOf, responseWith } from './responses'

/** The signal stays apart: the one of a document in a test is not the one that Request knows. */
export function requestOf(input: string | URL | Request, { signal, ...init }: RequestInit = {}) {
  if (typeof input !== 'string' && !(input instanceof URL)) return { request: input, signal: input.signal }
  const request = new Request(new URL(input, 'http://panel.test'), init)
  return { request, signal: signal ?? request.signal }
}

export function unknownCall({ method, url }: Request): Response {
  const message = `${method} ${new URL(url).pathname} is not in the contract`
  return responseWith(contentOf(refuse(404, 'not_found', { message })), 'application/json')
}
