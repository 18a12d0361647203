import type { Panel } from '../panel'

export interface CallResult {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of the contract, and fail if they are missing
  body: any
  headers: Headers
}

/** Calls the panel directly, at first without a token. */
export function createCaller(panel: Pick<Panel, 'fetch'>) {
  let token = ''

  const call = async (name: string, body?: unknown, headers: Record<string, string> = {}): Promise<CallResult> => {
    const [method = '', path = ''] = name.split(' ')
    const url = path.startsWith('/cgi') || path.startsWith('/api') ? path : `/api/v1${path}`
    const response = await panel.fetch(url, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof URLSearchParams) && { 'Content-Type': 'application/json' }),
        ...headers
      },
      ...(body !== undefined && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) })
    })
    const text = await response.text()
    return { status: response.status, body: readBody(text), headers: response.headers }
  }

  const grant = (fields: Record<string, string>) => call('POST /auth/token/user', new URLSearchParams(fields))

  return {
    call,
    grant,
    token: () => token,
    use(next: string) {
      token = next
    },
    /** Signs in and uses the token for later calls. */
    async signIn(username: string, password: string): Promise<CallResult> {
      const answer = await grant({ grant_type: 'password', username, password })
      token = answer.body?.access_token ?? ''
      return answer
    }
  }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
