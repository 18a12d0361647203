import { createPanel, type Panel, type PanelOptions } from '../panel'
import type { BodyOf, OperationName } from './handler-types'

/** The name of an operation with its parameters filled in. */
type Filled<N extends string> = N extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : N
type FilledName = Filled<OperationName>
export type CallName = FilledName | `${FilledName}?${string}`

type NameWithParameters = Extract<OperationName, `${string}{${string}`>
/** A parameter has no `/`. */
type Fits<N extends string, F extends string> = N extends F ? (N extends `${F}/${string}` ? false : true) : false

/** The body of the operation that a name fits. */
export type BodyFor<N extends string> = N extends `GET ${string}`
  ? undefined
  : N extends OperationName
    ? BodyOf<N>
    : N extends `${infer Path}?${string}`
      ? BodyFor<Path>
      : {
          [K in NameWithParameters]: Fits<N, Filled<K>> extends true ? BodyOf<K> : never
        }[NameWithParameters]

type PathOf<M extends string, N extends string = CallName> = N extends `${M} ${infer Path}` ? Path : never
export type SettingsPath = PathOf<'PUT'>
/** Some fields of settings. */
export type Changes<P extends SettingsPath> = Partial<BodyFor<`PUT ${P}`>>

export interface CallResult {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of the contract, and fail if they are missing
  body: any
  headers: Headers
}

/** Calls the panel directly, at first without a token. */
export function createCaller(panel: Pick<Panel, 'fetch'>) {
  let token = ''

  /** For names that are computed. */
  const callAny = async (name: string, body?: unknown, headers: Record<string, string> = {}): Promise<CallResult> => {
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

  const call = <N extends CallName>(name: N, body?: BodyFor<N>, headers?: Record<string, string>) =>
    callAny(name, body, headers)

  const grant = (fields: Record<string, string>) => callAny('POST /auth/token/user', new URLSearchParams(fields))

  /** The header with which a save names the settings that it has read. */
  const versionOf = async (path: SettingsPath) => ({
    'If-Match': (await callAny(`GET ${path}`)).headers.get('ETag') ?? ''
  })

  return {
    call,
    callAny,
    /** Sends what the contract does not allow. */
    wrong: callAny,
    grant,
    versionOf,
    /** Changes some fields of settings, as a form does. */
    async save<P extends SettingsPath>(path: P, changes: Changes<P>) {
      const { body, headers } = await callAny(`GET ${path}`)
      const version = { 'If-Match': headers.get('ETag') ?? '' }
      return callAny(`PUT ${path}`, { ...withoutMarks(body), ...changes }, version)
    },
    token: () => token,
    use(next: string) {
      token = next
    },
    /** Logs in and uses the token for later calls. */
    async signIn(username: string, password: string): Promise<CallResult> {
      const answer = await grant({ grant_type: 'password', username, password })
      token = answer.body?.access_token ?? ''
      return answer
    }
  }
}

/** Logs an account of the seed in. */
export async function callerAs(panel: Pick<Panel, 'fetch' | 'state'>, username = 'engineer') {
  const caller = createCaller(panel)
  const password = panel.state.accounts.find(account => account.username === username)?.password ?? ''
  await caller.signIn(username, password)
  return caller
}

/** A panel with an account of its seed logged in. */
export async function startPanel(username = 'engineer', options?: PanelOptions) {
  const panel = createPanel(options)
  return { panel, ...(await callerAs(panel, username)) }
}

/** Without what says whether and since when a secret is stored. */
const withoutMarks = (settings: unknown) =>
  JSON.parse(JSON.stringify(settings), (name, value) => (/_set$|_changed_at$/.test(name) ? undefined : value))

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
