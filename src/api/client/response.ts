import { ApiError, type Failure } from '../../lib/remote/failure'
import { isRecord, matches, type Shape } from '../../lib/remote/shape'

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Whether the request only reads, so that it can be sent again. */
  read?: boolean
}

/** Only this message, with a 401, means that the token can be renewed. */
export function isExpired({ status, text }: Answer): boolean {
  return status === 401 && messageOf(parse(text)) === 'invalid or expired jwt'
}

/** The panel has ended the session, so that no renewal is possible. */
export function isInvalid({ status, text }: Answer): boolean {
  return status === 400 && codeOf(parse(text)) === 'invalid_token'
}

/** The reply that the contract promises. @throws ApiError */
export function replyOf<T>(answer: Answer, shape: Shape<T> | undefined, anyType = false): T | undefined {
  if (answer.status < 200 || answer.status > 299) throw new ApiError(failureOf(answer))
  if (!shape) return undefined
  const body = isJson(answer) || anyType ? parse(answer.text) : undefined
  if (!matches(shape, body)) throw new ApiError({ kind: 'malformed' })
  return body
}

function failureOf(answer: Answer): Failure {
  if (answer.status === 408) return { kind: 'timeout', read: !!answer.read }
  const body = parse(answer.text)
  const retryAfterSeconds = retryAfterOf(answer)
  return {
    kind: 'refused',
    status: answer.status,
    code: codeOf(body) ?? '',
    message: messageOf(body) ?? '',
    fields: fieldsOf(body),
    ...(isRecord(body) && { details: body.details }),
    ...(retryAfterSeconds >= 0 && { retryAfterSeconds })
  }
}

/** In seconds; not a number where the panel does not say. */
export const retryAfterOf = ({ headers }: Answer): number => Number.parseInt(`${headers.get('Retry-After')}`, 10)

function isJson({ headers }: Answer): boolean {
  return /^application\/(\w+\+)?json\b/i.test(headers.get('Content-Type') ?? '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textIn(body: unknown, name: string): string | undefined {
  const value = isRecord(body) ? body[name] : undefined
  return typeof value === 'string' ? value : undefined
}

const codeOf = (body: unknown) => textIn(body, 'error_code')
const messageOf = (body: unknown) => textIn(body, 'message')

function fieldsOf(body: unknown): Record<string, string> {
  const fields = isRecord(body) && isRecord(body.fields) ? Object.entries(body.fields) : []
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
