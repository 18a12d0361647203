import type { Schemas } from '../../../src/api/generated/schema'
import { Secret } from '../http/secrets'

export type Change = Schemas['OperationChange']
type Scalar = Change['next']
/** Values by their path, such as `port`, `dns.0` or `[3].name`. */
type Values = Map<string, Scalar>

/** What tells an entry of a list from the others. */
const IDS = ['id', 'number', 'key', 'mac', 'ssid', 'level', 'username', 'name']
const NAMES = ['username', 'name', 'subject', 'ssid', 'title', 'file', 'file_name']

/** What a write changed, by the values before and after. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const previous = valuesIn(before)
  const next = valuesIn(after)
  const fields = new Set([...previous.keys(), ...next.keys()])
  return withoutSharedEntry(
    [...fields].flatMap(field => {
      const change = { field, previous: previous.get(field) ?? null, next: next.get(field) ?? null }
      return change.previous === change.next ? [] : [change]
    })
  )
}

/** What a body asked for, next to the values that were in force. */
export function requestedChanges(before: unknown, sent: unknown): Change[] {
  const previous = valuesIn(before)
  return [...valuesIn(sent)].flatMap(([field, next]) => {
    // The reason is a text of the record itself.
    if (field === 'reason') return []
    const known = previous.get(field) ?? null
    return known === next ? [] : [{ field, previous: known, next }]
  })
}

/** The secrets in a body that replace others. */
export function changedSecrets(sent: unknown, field = ''): Change[] {
  if (sent instanceof Secret)
    return sent.isStored && !sent.isEmpty ? [{ field, previous: null, next: null, secret: true }] : []
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([name, value]) => changedSecrets(value, field ? `${field}.${name}` : name))
}

/** A name for people; undefined if the thing has none. */
export function nameOf(thing: unknown): string | undefined {
  if (!isRecord(thing)) return undefined
  const name = NAMES.map(key => thing[key]).find(value => typeof value === 'string' && value !== '')
  return name === undefined ? undefined : String(name)
}

/** The entries of a list, or of a resource that is a list. */
export function entriesOf(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body
  return isRecord(body) && Array.isArray(body.items) ? body.items : undefined
}

export function idOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined
  const id = IDS.map(key => entry[key]).find(value => typeof value === 'string' || typeof value === 'number')
  return id === undefined ? undefined : String(id)
}

function valuesIn(thing: unknown): Values {
  const values: Values = new Map()
  const entries = entriesOf(thing)
  // Entries without an id, such as the newest tests, take each other's place, and none of them has changed.
  if (!entries?.some(entry => isRecord(entry) && idOf(entry) === undefined)) add(values, '', entries ?? thing)
  return values
}

function add(values: Values, path: string, value: unknown): void {
  if (value instanceof Secret || value === undefined) return
  if (Array.isArray(value)) addList(values, path, value)
  else if (isRecord(value)) addFields(values, path, value)
  else values.set(path || 'value', scalarOf(value))
}

function addFields(values: Values, path: string, record: Record<string, unknown>): void {
  for (const [name, part] of Object.entries(record)) add(values, path ? `${path}.${name}` : name, part)
}

function addList(values: Values, path: string, list: unknown[]): void {
  if (list.some(isRecord)) {
    for (const [index, entry] of list.entries()) add(values, `${path}[${idOf(entry) ?? index}]`, entry)
  } else values.set(path || 'value', list.join(', '))
}

/** Of a change that concerns one entry of a list, the record names the entry. */
function withoutSharedEntry(changes: Change[]): Change[] {
  const entry = /^\[[^\]]*\]\./.exec(changes[0]?.field ?? '')?.[0]
  if (!entry || changes.some(({ field }) => !field.startsWith(entry))) return changes
  return changes.map(change => ({ ...change, field: change.field.slice(entry.length) }))
}

const scalarOf = (value: unknown): Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
