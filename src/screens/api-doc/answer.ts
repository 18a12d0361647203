import type { RawAnswer } from '../../api/client/raw-call'
import { ForbiddenDetails } from '../../api/generated/shapes/forbidden-details'
import { isRecord, matches } from '../../lib/remote/shape'
import type { ApiRequest } from './request'

/** Shown of a response. */
export const MOST_CHARACTERS = 100_000

export interface ReadAnswer {
  /** JSON is indented. */
  text: string
  code?: string
  /** That the user lacks. */
  permission?: string
  waitSeconds?: number
}

/** What the body and the headers of a response say. */
export function readAnswer({ text, headers }: RawAnswer): ReadAnswer {
  const body = parseJson(text)
  const { error_code: code, details } = isRecord(body) ? body : {}
  const seconds = Number(headers.find(([name]) => name === 'retry-after')?.[1])
  return {
    text: (body === undefined ? text : JSON.stringify(body, null, 2)).slice(0, MOST_CHARACTERS),
    ...(typeof code === 'string' && { code }),
    ...(matches(ForbiddenDetails, details) && { permission: details.permission }),
    ...(seconds > 0 && { waitSeconds: seconds })
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As HTTP sends it, without the token. */
export function requestText({ method, base, url, headers, withToken, body }: ApiRequest): string {
  const lines = [
    `${method.toUpperCase()} ${base}${url}`,
    ...(withToken ? ['Authorization: Bearer …'] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  ]
  if (!body || body.kind === 'file') return lines.join('\n')
  const sent = body.kind === 'json' ? JSON.stringify(body.value, null, 2) : new URLSearchParams(body.fields).toString()
  return `${lines.join('\n')}\n\n${sent}`
}
