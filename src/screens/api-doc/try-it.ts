import { atom, computed } from 'nanostores'
import { type RawAnswer, sendRaw } from '../../api/client/raw-call'
import { RestartAnswer } from '../../api/generated/shapes/system-info'
import { matches } from '../../lib/remote/shape'
import { beginRestart } from '../../stores/restart'
import { parseJson } from './answer'
import type { Operation } from './documentation'
import { type ApiRequest, buildRequest, exampleBody, exampleValues } from './request'

/** What came of a call; without an answer it was only shown. */
export interface Tried {
  request: ApiRequest
  answer?: RawAnswer
}

const VERSION = 'header If-Match'

export type TryIt = ReturnType<typeof createTryIt>

/**
 * Values, request and response of one operation.
 * @param versions the `ETag` last read, by URL, which a save of the same settings names
 */
export function createTryIt(operation: Operation, versions: Map<string, string>) {
  const $values = atom(exampleValues(operation))
  const $body = atom(exampleBody(operation))
  const $request = computed([$values, $body], (values, body) => buildRequest(operation, values, body))
  /** Typed by the user for the next request; it is in no sample. */
  const $token = atom('')
  const $tried = atom<Tried | undefined>(undefined)
  const version = versions.get(operation.path)
  if (version !== undefined && VERSION in $values.get()) set(VERSION, version)

  function set(key: string, value: string): void {
    $values.set({ ...$values.get(), [key]: value })
  }

  return {
    $values,
    $body,
    $token,
    /** Undefined while the body is no JSON object. */
    $request,
    $tried,
    set,

    show(request: ApiRequest): void {
      $tried.set({ request })
    },

    /** @throws ApiError without a response */
    async send(request: ApiRequest): Promise<void> {
      $tried.set(undefined)
      const otherToken = $token.get().trim()
      $token.set('')
      const answer = await sendRaw({ ...request, body: bodyOf(request), otherToken })
      const tag = answer.headers.find(([name]) => name === 'etag')
      if (tag) versions.set(operation.path, tag[1])
      const restart = operation.id === 'restartPanel' ? parseJson(answer.text) : undefined
      if (matches(RestartAnswer, restart)) beginRestart(restart.seconds)
      else $tried.set({ request, answer })
    }
  }
}

function bodyOf({ body }: ApiRequest): object | undefined {
  if (!body || body.kind === 'file') return undefined
  return body.kind === 'json' ? body.value : new URLSearchParams(body.fields)
}
