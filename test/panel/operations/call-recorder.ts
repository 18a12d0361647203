import type { Account } from '../accounts/accounts-state'
import { accountOf as accountOfSession } from '../http/access'
import type { Contract, Found } from '../http/contract'
import type { AnyResult } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import { KEEP, recordOf, SIGN_IN, WEBVIEW_SIGN_IN } from './call-record'
import { entriesOf } from './changes'
import { resourceIn, type WrittenResource, writtenResource } from './written-resource'

interface Call {
  found: Found
  path: string
  query: object
  /** Undefined if it cannot be read. */
  body: unknown
  session: Session | undefined
  address: string | undefined
}

/** Runs writing calls and records each with what it changed. */
export function createCallRecorder(
  contract: Contract,
  handle: (name: string, call: object) => Promise<AnyResult>,
  services: Services
) {
  const valuesOf = async (resource: WrittenResource | undefined, session: Session | undefined): Promise<unknown> => {
    if (!resource) return undefined
    const { read, params, query } = resource
    const call = { ...services, params, query, body: undefined, session }
    return resourceIn(contract, await handle(read.name, call), resource)
  }

  /** Who has saved a network change, which is kept without a token. */
  const proposers = new Map<string, string>()

  const callerOf = ({ found, session, body }: Call): string | undefined => {
    if (found.operation.name === SIGN_IN) return usernameIn(body)
    return found.operation.name === KEEP ? proposers.get(found.params.code ?? '') : session?.username
  }

  /** The account that calls, or that a sign-in names. */
  const accountOf = (call: Call): Account | undefined => {
    if (call.session?.access) return accountOfSession(services, call.session)
    const username = callerOf(call)
    return services.state.accounts.find(account => account.username === username)
  }

  return async (call: Call, run: () => Promise<AnyResult>): Promise<AnyResult> => {
    const { found, path, query, session, address } = call
    if (found.operation.reading || isRenewal(call.body)) return run()
    const body = withoutUnknownName(found, call.body, services)
    const account = accountOf(call)
    const resource = writtenResource(contract, found, query)
    const isReadable = resource?.read.path === found.operation.path
    const { params, ...request } = contract.recordable(found, path, query, body)
    // What ended the session while the call ran may have deleted its account.
    const caller = { account: account && { ...account }, username: nameOf(session, account), address }
    const before = await valuesOf(resource, session)
    const isList = isReadable && found.operation.method === 'post' && entriesOf(before) !== undefined
    const shared = { ...request, found: { ...found, params }, ...caller, isReadable, isList }
    try {
      const answer = await run()
      const after = await valuesOf(resource, session)
      const code = pendingCode(answer)
      if (code && session) proposers.set(code, session.username)
      const returned =
        'body' in answer ? contract.recordableBody(found.operation, answer.status, answer.body) : undefined
      services.operations.record(recordOf({ ...shared, answer, returned, before, after }))
      return answer
    } catch (error) {
      services.operations.record(recordOf({ ...shared, answer: undefined, returned: undefined, before, after: before }))
      throw error
    }
  }
}

/** Of a call with an access token, also the name of that. */
function nameOf(session: Session | undefined, account: Account | undefined): string | undefined {
  const username = account?.username ?? session?.username
  return session?.access ? `${username} / ${session.access.name}` : username
}

/** A name that no user of WebView has may be a password typed into the wrong field. */
function withoutUnknownName({ operation }: Found, body: unknown, { state }: Services): unknown {
  if (operation.name !== WEBVIEW_SIGN_IN || typeof body !== 'object') return body
  const { control_username, view_username } = state.webview.settings
  const isKnown = [control_username, view_username].includes(usernameIn(body) ?? '')
  return isKnown ? body : { ...body, username: '' }
}

/** Of a network change that waits to be kept. */
function pendingCode(answer: AnyResult): string | undefined {
  if (!('body' in answer)) return undefined
  const { body } = answer
  const isPending = typeof body === 'object' && body !== null && 'code' in body && 'deadline' in body
  return isPending ? String(body.code) : undefined
}

const isRenewal = (body: unknown) =>
  typeof body === 'object' && body !== null && 'grant_type' in body && body.grant_type === 'refresh_token'

function usernameIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'username' in body ? String(body.username) : undefined
}
