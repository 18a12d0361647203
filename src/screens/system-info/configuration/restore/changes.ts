import type { BodySchema, RestoreCall, RestoreCalls } from '../../../../api/configuration/restore'
import type { SnapshotResource } from '../../../../api/configuration/snapshot'
import { sameValue } from '../../../../lib/form/same-value'
import { isRecord } from '../../../../lib/remote/shape'
import type { Message } from '../../../../lib/text/message'
import type { User } from '../../../../session/user'
import { fieldDifferences } from '../compare'
import type { Change, Values } from './change'
import { fieldsOf, hasUnknownFields, isSet, misfitOf, secretsOf, writtenPart } from './fit'
import { lacksNeeded } from './needed'
import { absentNames, type Listed } from './referred'
import { tieTogether } from './together'

export type PlanUser = Pick<User, 'username' | 'roles' | 'actions'>

export interface PlanFacts {
  user: PlanUser
  /** The panel refuses what needs one. */
  lacksLicence: boolean
  /** What the panel has, by the path of the call that lists it. */
  listed: Listed
}

/** What one resource is planned from. */
export interface Planning {
  resource: SnapshotResource
  calls: RestoreCalls
  facts: PlanFacts
}

/** Of a list, or of the settings of several entries. */
export function entryChanges(planning: Planning, before: Values, after: Values): Change[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return names.flatMap(name => {
    const [one, other] = [valueIn(before, name), valueIn(after, name)]
    if (isRecord(one) && isRecord(other)) return settingsChanges(planning, one, other, name)
    const change = wholeEntry(planning, name, one, other)
    const isValid = other === undefined || (isRecord(other) && isNamed(planning.resource, name, other))
    return [isValid ? change : { ...change, misfit: 'systemInfoRestore.misfit.invalid' }]
  })
}

const keyOf = ({ key = 'id', each }: SnapshotResource) => each?.key ?? key

/** Whether an entry has the name that it is listed by. */
function isNamed(resource: SnapshotResource, name: string, values: Values): boolean {
  const own = valueIn(values, keyOf(resource))
  return own === undefined || own === name
}

/** An entry that is only here, or only in the file. */
function wholeEntry({ resource, calls, facts }: Planning, entry: string, before: unknown, after: unknown): Change {
  const isNew = before === undefined
  const call = isNew ? calls.post : calls.delete
  const { tag, path } = resource
  const body = isRecord(after) ? newEntry(resource, calls, entry, after) : undefined
  return {
    id: idOf(path, entry, ''),
    resource,
    entry,
    field: '',
    method: isNew ? 'post' : 'delete',
    call,
    before,
    after: isNew ? body : undefined,
    differences: [{ tag, path, entries: [entry], field: '', before, after: isNew ? after : undefined }],
    misfit: refusalOf(call, facts, unrestored(calls, isNew)) ?? (isNew ? bodyMisfit(body, call?.body) : undefined),
    isOptional: !isNew || isOfNetwork(path)
  }
}

/** Why no call adds or removes an entry. */
function unrestored(calls: RestoreCalls, isNew: boolean): Message {
  if (Object.keys(calls).length === 0) return 'systemInfoRestore.misfit.byHand'
  if (!isNew) return 'systemInfoRestore.misfit.delete'
  return calls.addable ? 'systemInfoRestore.misfit.create' : 'systemInfoRestore.missing.absent'
}

/** The request that creates an entry, without its secrets. */
function newEntry(resource: SnapshotResource, calls: RestoreCalls, entry: string, after: Values): Values {
  const known = fieldsOf(calls.post?.body)
  const values = { ...calls.defaults, [keyOf(resource)]: entry, ...after }
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in known))
}

function bodyMisfit(body: Values | undefined, schema: BodySchema = {}): Message | undefined {
  if (!body) return 'systemInfoRestore.misfit.invalid'
  return lacksNeeded(body, schema) ? 'systemInfoRestore.misfit.create' : misfitOf(body, schema)
}

const OWN_ACCOUNT = '/uac/accounts/{id}'

const isOfNetwork = (path: string) => path.startsWith('/network/')

/** The fields that differ, and the secrets that only one of both has. */
export function settingsChanges(planning: Planning, before: Values, after: Values, entry?: string): Change[] {
  const { resource, calls, facts } = planning
  const { path, fields, identity = [] } = resource
  const refusal = refusalOf(calls.put, facts, 'systemInfoRestore.misfit.byHand')
  const isOwn = path === OWN_ACCOUNT && entry === facts.user.username
  const isOptional = isOwn || isOfNetwork(path)
  const entries = entry === undefined ? [] : [entry]
  const shared = { resource, entry, method: 'put' as const, call: calls.put }
  const differing = Object.keys(after).filter(
    field => !isSetMark(field) && (!fields.includes(field) || !isSame(calls, field, before, after))
  )
  const secrets = secretsOf(calls.put?.body).filter(
    secret =>
      isSet(after, secret) !== isSet(before, secret) && !differing.includes(topOf(secret)) && !isOfNobody(secret, after)
  )
  return tieTogether(resource, [
    ...differing.map(field => ({
      ...shared,
      id: idOf(path, entry, field),
      field,
      before: before[field],
      after: after[field],
      differences: fieldDifferences(resource, entries, field, before[field], after[field]),
      misfit: refusal ?? fieldMisfit(planning, field, before, after),
      isOptional: isOptional || (identity.includes(field) && !isMisfit(calls, field, before))
    })),
    ...secrets.map(secret => ({
      ...shared,
      id: idOf(path, entry, secret),
      field: secret,
      isSecret: true,
      before: isSet(before, secret),
      after: isSet(after, secret),
      differences: fieldDifferences(resource, entries, `${secret}_set`, isSet(before, secret), isSet(after, secret)),
      misfit: refusal ?? (isSet(after, secret) ? undefined : ('systemInfoRestore.misfit.secretStays' as const)),
      isOptional
    }))
  ])
}

const idOf = (path: string, entry: string | undefined, field: string) => [path, entry ?? '', field].join('\n')

const isSetMark = (field: string) => field.endsWith('_set')

const topOf = (field: string) => field.replace(/\..*/, '')

const valueIn = (values: Values, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined

/** Whether it is the password of a user that the file does not have, with whom the panel removes it. */
const isOfNobody = (secret: string, values: Values) => values[secret.replace(/_password$/, '_username')] === ''

/** What is only read makes no difference. */
function isSame({ put }: RestoreCalls, field: string, before: Values, after: Values): boolean {
  const { [field]: schema } = fieldsOf(put?.body)
  if (!schema) return sameValue(before[field], after[field])
  return sameValue(writtenPart(before[field], schema), writtenPart(after[field], schema))
}

/** What the panel itself cannot save, such as an empty name, is no identity of it. */
function isMisfit({ put }: RestoreCalls, field: string, values: Values): boolean {
  const { [field]: schema } = fieldsOf(put?.body)
  return schema !== undefined && misfitOf(writtenPart(values[field], schema), schema) !== undefined
}

/** Why no call of this user restores it. */
function refusalOf(
  call: RestoreCall | undefined,
  { user: { roles, actions }, lacksLicence }: PlanFacts,
  withoutCall: Message
): Message | undefined {
  if (!call) return withoutCall
  const { permission, action } = call
  const lacks = permission !== undefined && !roles.includes(permission)
  const mayNot = action !== undefined && actions.includes(action) && !roles.includes(action)
  if (lacks || mayNot) return 'systemInfoRestore.missing.denied'
  return call.licensed && lacksLicence ? 'systemInfoRestore.misfit.licence' : undefined
}

function fieldMisfit(
  { resource, calls, facts }: Planning,
  field: string,
  before: Values,
  after: Values
): Message | undefined {
  if (!resource.fields.includes(field)) return 'systemInfoRestore.missing.unknown'
  const { [field]: schema } = fieldsOf(calls.put?.body)
  if (!schema) return 'systemInfoRestore.misfit.byHand'
  if (!(field in before)) return 'systemInfoRestore.missing.absent'
  if (hasUnknownFields(after[field], before[field], schema)) return 'systemInfoRestore.missing.unknown'
  // Names of entries, which become ids of this panel when they are sent.
  if (resource.names && field in resource.names) return undefined
  return misfitOf(writtenPart(after[field], schema), schema) ?? absentNames(after[field], calls, facts.listed)
}
