import { authorised } from './client'
import { exchange } from './exchange'

export interface RawCall {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below the base of the calls, with its query. */
  url: string
  headers: Readonly<Record<string, string>>
  body?: object | undefined
  /** Whether a token is sent: that of the session, unless there is another one. */
  withToken: boolean
  /** It is sent once, and neither renewed nor kept. */
  otherToken?: string | undefined
}

export interface RawAnswer {
  status: number
  headers: readonly [name: string, value: string][]
  text: string
  milliseconds: number
}

/** Sends any call as it is, and resolves to the response whatever its status. @throws ApiError without a response */
export async function sendRaw({ withToken, otherToken, headers, ...call }: RawCall): Promise<RawAnswer> {
  let startedAt = 0
  const attempt = (token?: string) => {
    startedAt = performance.now()
    const authorization = token && { Authorization: `Bearer ${token}` }
    return exchange({ ...call, headers: { ...authorization, ...headers }, background: false, keepalive: false })
  }
  const usesSession = withToken && !otherToken
  const answer = await (usesSession ? authorised(attempt) : attempt(withToken ? otherToken : undefined))
  return {
    status: answer.status,
    headers: [...answer.headers],
    text: answer.text,
    milliseconds: Math.round(performance.now() - startedAt)
  }
}
