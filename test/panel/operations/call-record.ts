import type { Schemas } from '../../../src/api/generated/schema'
import type { Account } from '../accounts/accounts-state'
import type { Found } from '../http/contract'
import type { AnyResult } from '../http/handler-types'
import { contentOf } from '../http/responses'
import { type Change, changedSecrets, changesBetween, entriesOf, idOf, nameOf, requestedChanges } from './changes'
import type { StoredOperation } from './operation-log-state'
import { pathWithoutSecrets, withoutSecrets } from './secrets'

type Action = Schemas['OperationAction']

/** A writing call of the console with the values of its resource before and after. */
export interface WrittenCall {
  found: Found
  path: string
  body: unknown
  /** Missing if the handler failed. */
  answer: AnyResult | undefined
  before: unknown
  after: unknown
  /** Whether the call adds to a list that can be read at its path. */
  isList: boolean
  account: Account | undefined
  address: string | undefined
}

export type NewOperation = Omit<StoredOperation, 'number' | 'at' | 'zone'>

export const SIGN_IN = 'POST /auth/token/user'

/** By the last fixed part of the path. */
const ACTIONS: Record<string, Action> = {
  acknowledgement: 'acknowledge',
  exports: 'export',
  imports: 'import',
  loads: 'load',
  restores: 'restore',
  restart: 'restart',
  restarts: 'restart',
  tests: 'run',
  'recipe-backups': 'run'
}

export function recordOf(call: WrittenCall): NewOperation {
  const { found, path, body, answer, account, address } = call
  const { status, code } = outcomeOf(answer)
  const changes = changesOf(call, status)
  return {
    username: account?.username ?? '',
    role: account ? roleOf(account) : '',
    place: 'console',
    address: address ?? null,
    screen: found.operation.tag,
    action: actionOf(call),
    object: objectOf(call),
    function: found.operation.name,
    target: pathWithoutSecrets(path, found.params),
    changes: changes.slice(0, MOST_CHANGES),
    changeCount: changes.length,
    result: resultOf(status, code),
    code,
    information: informationIn(body),
    call: { status, sent: sentBody(call) }
  }
}

export const MOST_CHANGES = 200
/** Codes of what was allowed and did not succeed. */
const FAILURES = /_failed$|_disconnected$|_unreachable$|^target_|^mail_/

function outcomeOf(answer: AnyResult | undefined): { status: number; code: string | null } {
  if (!answer) return { status: 500, code: 'internal_error' }
  return { status: contentOf(answer).status, code: 'refused' in answer ? answer.code : null }
}

function resultOf(status: number, code: string | null): StoredOperation['result'] {
  if (status < 400) return 'done'
  return status < 500 && !FAILURES.test(code ?? '') ? 'refused' : 'failed'
}

function changesOf({ found: { operation }, before, after, body }: WrittenCall, status: number): Change[] {
  if (operation.name === SIGN_IN) return []
  const secrets = changedSecrets(body)
  if (status >= 400) return [...requestedChanges(before, body), ...secrets]
  const changes = changesBetween(before, after)
  const isSettings = operation.method !== 'post'
  return [...(changes.length > 0 || isSettings ? changes : requestedChanges(undefined, body)), ...secrets]
}

function actionOf({ found: { operation }, isList }: WrittenCall): Action {
  const { name, path, method } = operation
  if (name === SIGN_IN) return 'sign_in'
  if (name === 'DELETE /auth/token/user') return 'sign_out'
  const action = ACTIONS[lastFixedPart(path)]
  if (action) return action
  if (method === 'put' || method === 'patch') return 'change'
  if (method === 'delete') return 'delete'
  return isList ? 'add' : 'run'
}

/** The name of the entry that was changed, added or used; of settings and actions the end of the path. */
function objectOf({ found: { operation, params }, before, after, answer, body, isList }: WrittenCall): string {
  if (operation.tag === 'auth') return ''
  const [last] = Object.values(params).slice(-1)
  if (last === undefined && !isList) return settingsName(operation.path)
  const added = entriesOf(after)?.find(entry => !entriesOf(before)?.some(known => idOf(known) === idOf(entry)))
  const answered = answer && 'body' in answer ? answer.body : undefined
  const name = [added, after, before, answered, body].map(nameOf).find(found => found !== undefined)
  return name ?? last ?? settingsName(operation.path)
}

/** `/system/hmi/name` is named `hmi name`. */
const settingsName = (path: string) => fixedParts(path).slice(1).join(' ').replace(/-/g, ' ')

const lastFixedPart = (path: string) => fixedParts(path).slice(-1).join()

const fixedParts = (path: string) => path.split('/').filter(part => part && !part.startsWith('{'))

export const roleOf = ({ roles }: Account) => (roles.includes('account-management') ? 'administrator' : 'user')

function informationIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : ''
}

/** A name that nobody has may be a password typed into the wrong field. */
function sentBody({ found: { operation }, body, account }: WrittenCall): unknown {
  const sent = withoutSecrets(body)
  if (operation.name !== SIGN_IN || account || typeof sent !== 'object' || sent === null) return sent
  return { ...sent, username: '' }
}
