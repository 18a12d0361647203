import { readForRestore, sendPendingRestore, sendRestore } from '../../../../api/configuration/restore'
import { isConflict } from '../../../../lib/form/conflict'
import { sameValue } from '../../../../lib/form/same-value'
import { asApiError } from '../../../../lib/remote/as-api-error'
import { type ApiError, refusalOf } from '../../../../lib/remote/failure'
import { isRecord } from '../../../../lib/remote/shape'
import { laterRequests } from '../../../../lib/remote/stoppable'
import { requestNetworkChange } from '../../../../stores/network-change'
import type { Values } from './change'
import { fieldsOf, writtenPart } from './fit'
import { entryId, type Names, nameMaps } from './ids'
import type { Step } from './plan'
import { hasSecrets, type Secrets, withSecrets } from './secrets'

/** What has become of a step; a lost connection is none, as it is not known then. */
export type Outcome =
  | { status: 'restored' | 'unchanged' | 'overtaken' | 'gone' | 'reverted' | 'notSent' }
  /** Its password was left empty. */
  | { status: 'leftOut' }
  /** It is in force, but the panel may still revert it. */
  | { status: 'unconfirmed' }
  | { status: 'refused'; error: ApiError }

interface Sending {
  typed: Secrets
  /** It was sent before, without a response: what is on the panel shows whether it was saved. */
  isAgain: boolean
  /** What the dialog of a network change names. */
  describe(step: Step): Pick<Parameters<typeof requestNetworkChange>[0], 'subject' | 'changes'>
}

/** Sends one step. What has changed since the plan was made is never overwritten. @throws ApiError without a response that decides */
export async function send(step: Step, sending: Sending): Promise<Outcome> {
  try {
    const names = await nameMaps(step.resource)
    if (step.method === 'put') return await save(step, names, sending)
    return await (step.method === 'post' ? create : remove)(step, sending)
  } catch (thrown) {
    const error = asApiError(thrown)
    if (isConflict(error)) return { status: 'overtaken' }
    if (isDecided(error)) return { status: 'refused', error }
    throw error
  }
}

/** A panel that is busy, starting or locked decides later. */
function isDecided(error: ApiError): boolean {
  const refusal = refusalOf(error)
  return (
    refusal !== undefined && refusal.status !== 401 && refusal.status < 500 && ![408, 423, 429].includes(refusal.status)
  )
}

const done = ({ isAgain }: Sending): Outcome => ({ status: isAgain ? 'restored' : 'unchanged' })

async function save(step: Step, names: Names, sending: Sending): Promise<Outcome> {
  const { resource, entry, call } = step
  const later = laterRequests()
  const id = entry === undefined ? undefined : await entryId(resource, entry)
  if (entry !== undefined && id === undefined) return { status: 'gone' }
  const { value, version } = await later(() => readForRestore(call.path, id))
  const present = isRecord(value) ? value : {}
  const isTyped = hasSecrets(step, sending.typed)
  const states = step.changes.map(change => stateOf(change, present, step, names))
  if (states.includes('other')) return { status: 'overtaken' }
  if (!states.includes('before') && !isTyped)
    return call.pending && sending.isAgain ? { status: 'unconfirmed' } : done(sending)
  const body = withSecrets(bodyOf(step, present, names), step, sending.typed)
  const sent = { id, version, body }
  if (!call.pending) await later(() => sendRestore('put', call.path, sent))
  else if ((await saveNetwork(step, present, sent, sending)) === 'cancelled') return { status: 'reverted' }
  return { status: 'restored' }
}

/** Whether the panel has what was there before, what is wanted, or something else that somebody has saved since. */
function stateOf(
  { field, isSecret, before, after }: Step['changes'][number],
  present: Values,
  step: Step,
  names: Names
) {
  if (isSecret) return 'before'
  const { [field]: schema = {} } = fieldsOf(step.call.body)
  const known = names.get(field)
  const now = known && Array.isArray(present[field]) ? present[field].map(known.nameOf).sort() : present[field]
  const isLike = (value: unknown) => sameValue(writtenPart(now, schema), writtenPart(value, schema))
  return isLike(after) ? 'after' : isLike(before) ? 'before' : 'other'
}

/** What is on the panel, with the chosen fields. */
function bodyOf({ call, changes }: Step, present: Values, names: Names): Values {
  const fields = Object.entries(fieldsOf(call.body)).flatMap(([name, schema]) => {
    const change = changes.find(({ field, isSecret }) => field === name && !isSecret)
    const value = change ? idsIn(change.after, names.get(name)) : present[name]
    return value === undefined ? [] : [[name, writtenPart(value, schema)] as const]
  })
  return Object.fromEntries(fields)
}

const idsIn = (value: unknown, known: { idOf(name: unknown): unknown } | undefined): unknown =>
  known && Array.isArray(value) ? value.map(known.idOf) : value

async function saveNetwork(
  step: Step,
  present: Values,
  sent: Parameters<typeof sendPendingRestore>[1],
  { describe }: Sending
) {
  const addresses = newAddresses(present, sent.body ?? {})
  return requestNetworkChange({
    ...describe(step),
    ...(addresses && { addresses }),
    save: () => sendPendingRestore(step.call.path, sent)
  })
}

/** Undefined where it does not change, empty while DHCP decides it. */
function newAddresses(before: Values, after: Values): string[] | undefined {
  if (after.method === 'dhcp') return before.method === 'dhcp' ? undefined : []
  const { address } = after
  return typeof address === 'string' && address !== before.address ? [address] : undefined
}

async function create(step: Step, sending: Sending): Promise<Outcome> {
  const { resource, entry = '', call, changes } = step
  const later = laterRequests()
  if ((await entryId(resource, entry)) !== undefined) return sending.isAgain ? done(sending) : { status: 'overtaken' }
  const [change] = changes
  const body = withSecrets(isRecord(change?.after) ? change.after : {}, step, sending.typed)
  await later(() => sendRestore('post', call.path, { body }))
  return { status: 'restored' }
}

async function remove({ resource, entry = '', call }: Step, sending: Sending): Promise<Outcome> {
  const later = laterRequests()
  const id = await entryId(resource, entry)
  if (id === undefined) return done(sending)
  await later(() => sendRestore('delete', call.path, { id }))
  return { status: 'restored' }
}
