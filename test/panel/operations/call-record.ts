import type { Schemas } from '../../../src/api/generated/schema'
import contract from '../../../static/contract/common.json'
import type { Account } from '../accounts/accounts-state'
import type { Found } from '../http/contract'
import type { Operation } from '../http/contract-document'
import type { AnyResult } from '../http/handler-types'
import { contentOf } from '../http/responses'
import { treeChanges } from '../opcua/node-tree-changes'
import { objectOf } from './call-object'
import { type Change, changedSecrets, changesBetween, requestedChanges } from './changes'
import type { StoredOperation } from './operation-log-state'

type Action = Schemas['OperationAction']

/** A writing call of the console with the values of its resource before and after; all of it is without secrets. */
export interface WrittenCall {
  found: Found
  path: string
  query: object
  body: unknown
  /** Missing if the handler failed. */
  answer: AnyResult | undefined
  /** The body of the answer. */
  returned: unknown
  before: unknown
  after: unknown
  /** Whether what the call writes can be read at its path. */
  isReadable: boolean
  /** Whether it adds to such a list. */
  isList: boolean
  account: Account | undefined
  /** Of the account, or of the session of one that was deleted during the call. */
  username: string | undefined
  address: string | undefined
}

export type NewOperation = Omit<StoredOperation, 'number' | 'at' | 'zone'>

export const SIGN_IN = 'POST /auth/token/user'
export const WEBVIEW_SIGN_IN = 'POST /features/webview/connections'
export const KEEP = 'POST /network/pending/{code}/keep'
const TREE_SAVE = 'PUT /opcua/node-tree'

/** By the last fixed part of the path. */
const ACTIONS: Record<string, Action> = {
  acknowledgement: 'acknowledge',
  acknowledgements: 'acknowledge',
  deletions: 'delete',
  exports: 'export',
  downloads: 'export',
  databases: 'export',
  imports: 'import',
  loads: 'load',
  restores: 'restore',
  restart: 'restart',
  restarts: 'restart',
  tests: 'run',
  runs: 'run',
  'recipe-backups': 'run'
}

/** Lists within an entry, which have no call that reads them. */
const ADDED_TO = ['comments']

export function recordOf(call: WrittenCall): NewOperation {
  const { found, path, body, answer, account, username, address } = call
  const { status, code } = outcomeOf(answer)
  const changes = changesOf(call, status)
  return {
    username: username ?? '',
    role: account ? roleOf(account) : '',
    place: 'console',
    address: address ?? null,
    screen: found.operation.tag,
    action: actionOf(call),
    object: objectOf(call, lastFixedPart(found.operation.path) in ACTIONS),
    function: found.operation.name,
    target: path,
    changes: changes.slice(0, MOST_CHANGES),
    changeCount: changes.length,
    result: resultOf(status, code),
    code,
    information: informationIn(body),
    ...(isReserved(found.operation) && resultOf(status, code) !== 'refused' && { reserved: true }),
    call: { status, sent: sentBody(call) }
  }
}

const { reserved_permissions: PERMISSIONS, reserved_actions: ROLES } = contract['x-operation-log']

/** What concerns accounts, rights and evidence. */
const isReserved = ({ permission = '', action = '' }: Operation): boolean =>
  PERMISSIONS.includes(permission) || ROLES.includes(action)

export const MOST_CHANGES = 200
/** Codes of what was allowed and did not succeed. */
const FAILURES = /^(?!validation).*_failed$|_disconnected$|_unreachable$|^target_|^mail_/

function outcomeOf(answer: AnyResult | undefined): { status: number; code: string | null } {
  if (!answer) return { status: 500, code: 'internal_error' }
  return { status: contentOf(answer).status, code: 'refused' in answer ? answer.code : null }
}

function resultOf(status: number, code: string | null): StoredOperation['result'] {
  if (status < 400) return 'done'
  return status < 500 && !FAILURES.test(code ?? '') ? 'refused' : 'failed'
}

function changesOf(call: WrittenCall, status: number): Change[] {
  const { found, query, body, isReadable, isList } = call
  const { name, path, method } = found.operation
  // What is around an action changes with it or by itself, and is not what was done.
  const isAction = method === 'post' && !isList && !path.includes('{')
  const { before, after } = isAction || name === KEEP ? { before: undefined, after: undefined } : call
  // The content of what is exported may change in the meantime.
  if (isSignIn(name) || ACTIONS[lastFixedPart(path)] === 'export') return []
  if (name === TREE_SAVE) return treeSaveChanges(before, status < 400 ? after : body)
  const more = [...requestedChanges(undefined, query), ...changedSecrets(body)]
  if (status >= 400) return [...requestedChanges(before, body), ...more]
  const changes = changesBetween(before, after)
  const isComplete = changes.length > 0 || (isReadable && !isList && !isAction)
  return [...(isComplete ? changes : requestedChanges(undefined, body)), ...more]
}

/** Its nodes are too many to be compared like other values. */
function treeSaveChanges(before: unknown, after: unknown): Change[] {
  return isTree(before) && isTree(after) ? treeChanges(before, after) : []
}

const isTree = (value: unknown): value is Schemas['NodeTree'] =>
  typeof value === 'object' && value !== null && 'folders' in value && Array.isArray(value.folders)

const isSignIn = (name: string) => name === SIGN_IN || name === WEBVIEW_SIGN_IN

function actionOf({ found: { operation }, isList }: WrittenCall): Action {
  const { name, path, method } = operation
  if (isSignIn(name)) return 'sign_in'
  if (name === 'DELETE /auth/token/user') return 'sign_out'
  const action = ACTIONS[lastFixedPart(path)]
  if (action) return action
  if (method === 'put' || method === 'patch') return 'change'
  if (method === 'delete') return 'delete'
  return isList || ADDED_TO.includes(lastFixedPart(path)) ? 'add' : 'run'
}

const lastFixedPart = (path: string) =>
  path
    .split('/')
    .filter(part => !part.startsWith('{'))
    .slice(-1)
    .join()

export const roleOf = ({ roles }: Account) => (roles.includes('account-management') ? 'administrator' : 'user')

function informationIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : ''
}

/** The name of a sign-in may be a password typed into the wrong field; that of an account is in the record itself. */
function sentBody({ found: { operation }, body }: WrittenCall): unknown {
  return operation.name === SIGN_IN && typeof body === 'object' ? { ...body, username: '' } : body
}
