import { readConfiguration, type SnapshotResource } from '../../../api/configuration/snapshot'
import { SNAPSHOT } from '../../../api/generated/snapshot'
import { asApiError } from '../../../lib/remote/as-api-error'
import { ApiError, type Failure } from '../../../lib/remote/failure'
import { isRecord } from '../../../lib/remote/shape'
import type { Resources, Snapshot } from './snapshot'

type Entry = Record<string, unknown>
/** Names of the entries of each list, by its path and their ids. */
type Names = Map<string, Map<unknown, string>>

interface Reading {
  roles: readonly string[]
  signal: AbortSignal
  /** Before each resource is read. */
  onProgress: (tag: string, percent: number) => void
}

/** A model that lacks something refuses its calls with these. */
const ABSENT = ['not_on_this_model', 'not_licensed', 'not_in_project', 'no_project']

/** Reads what the user may read of the configuration; what the panel refuses is `unread`. @throws ApiError where it does not respond */
export async function readResources({ roles, signal, onProgress }: Reading) {
  const wanted = SNAPSHOT.filter(({ permission }) => permission === undefined || roles.includes(permission))
  const resources: Entry = {}
  const unread: string[] = []
  const names: Names = new Map()
  for (const [index, resource] of wanted.entries()) {
    onProgress(resource.tag, (index / wanted.length) * 100)
    try {
      resources[resource.path] = await read(resource, signal, names)
    } catch (thrown) {
      const { failure } = asApiError(thrown)
      if (failure.kind !== 'refused' && failure.kind !== 'malformed') throw thrown
      if (!isAbsent(failure)) unread.push(resource.path)
    }
  }
  return { resources: withNames(resources, wanted, names), unread, secrets: secretsIn(resources) }
}

const isAbsent = (failure: Failure) =>
  failure.kind === 'refused' && (failure.status === 404 || ABSENT.includes(failure.code))

/** Settings, or those of each entry by its name. */
async function read(resource: SnapshotResource, signal: AbortSignal, names: Names): Promise<Entry> {
  const { path, fields, key, each } = resource
  if (each) {
    const entries: [string, Entry][] = []
    for (const { name, item } of namedItems(await readConfiguration(each.path, undefined, signal), each.list, each.key))
      entries.push([name, pick(await readConfiguration(path, String(item.id), signal), fields)])
    return Object.fromEntries(entries)
  }
  const reply = await readConfiguration(path, undefined, signal)
  if (key === undefined) return pick(reply, fields)
  const named = namedItems(reply, ['items'], key)
  names.set(path, new Map(named.map(({ item, name }) => [item.id, name])))
  return Object.fromEntries(named.map(({ item, name }) => [name, pick(item, fields)]))
}

/** The entries of a list with their names; those that share one have their id or place behind it. @throws ApiError */
export function namedItems(reply: unknown, list: readonly string[], key: string) {
  const items = itemsIn(reply, list)
  const names = items.map(item => String(item[key]))
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return items.map((item, index) => {
    const { [index]: name = '' } = names
    return { item, name: isShared(name) ? `${name} (${item.id ?? index + 1})` : name }
  })
}

/** @throws ApiError for a reply without a list there */
function itemsIn(reply: unknown, list: readonly string[]): Entry[] {
  const found = list.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), reply)
  if (!Array.isArray(found) || !found.every(isRecord)) throw new ApiError({ kind: 'malformed' })
  return found
}

/** @throws ApiError for a reply that is no record */
function pick(reply: unknown, fields: readonly string[]): Entry {
  if (!isRecord(reply)) throw new ApiError({ kind: 'malformed' })
  return Object.fromEntries(fields.filter(field => field in reply).map(field => [field, reply[field]]))
}

/** With names in place of ids, which another panel gives to others. */
function withNames(resources: Resources, read: readonly SnapshotResource[], names: Names): Resources {
  const named = { ...resources }
  for (const { path, names: fields = {} } of read)
    for (const [field, list] of Object.entries(fields)) {
      const entries = named[path]
      if (!isRecord(entries)) continue
      const nameOf = (id: unknown) => names.get(list)?.get(id) ?? id
      named[path] = mapRecord(entries, entry =>
        isRecord(entry) && Array.isArray(entry[field]) ? { ...entry, [field]: entry[field].map(nameOf).sort() } : entry
      )
    }
  return named
}

const mapRecord = (record: Entry, change: (value: unknown) => unknown): Entry =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** By path, names of entries and field. */
function secretsIn(value: unknown, path: readonly string[] = []): Snapshot['secrets'] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name.endsWith('_set') && part === true
      ? [[...path, name.replace(/_set$/, '')].join(' ')]
      : secretsIn(part, [...path, name])
  )
}
