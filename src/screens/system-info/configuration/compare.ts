import type { SnapshotResource } from '../../../api/configuration/snapshot'
import { SNAPSHOT } from '../../../api/generated/snapshot'
import { isRecord } from '../../../lib/remote/shape'
import type { Snapshot } from './snapshot'

export interface Difference {
  /** Of the contract. */
  tag: string
  /** Of the call. */
  path: string
  /** Names of the entries that it is in, the outermost first. */
  entries: readonly string[]
  /** With dots before its own name where it is part of another one; '' for a whole entry. */
  field: string
  /** Undefined where it did not exist. */
  before: unknown
  /** Undefined where it no longer exists. */
  after: unknown
}

export interface Comparison {
  before: Snapshot
  after: Snapshot
  differences: readonly Difference[]
  /** Tags of what only one of both has read. */
  notCompared: readonly string[]
}

/** A comparison as it is shown. */
export interface Compared extends Comparison {
  /** Somebody has changed a file after it was saved. */
  changed: boolean
  /** `after` is the panel. */
  isPanel: boolean
  /** `before` was kept on the panel. */
  isKept: boolean
}

type Found = Pick<Difference, 'entries' | 'field' | 'before' | 'after'>

/** What has changed, in the order of the contract. */
export function compare(before: Snapshot, after: Snapshot): Comparison {
  const known = SNAPSHOT.filter(({ path }) => path in before.resources || path in after.resources)
  const both = known.filter(({ path }) => path in before.resources && path in after.resources)
  return {
    before,
    after,
    differences: both.flatMap(resource =>
      differencesOf(resource, before.resources[resource.path], after.resources[resource.path]).map(found => ({
        tag: resource.tag,
        path: resource.path,
        ...found
      }))
    ),
    notCompared: [...new Set(known.filter(resource => !both.includes(resource)).map(({ tag }) => tag))]
  }
}

/** In one field of settings, or of an entry. */
export const fieldDifferences = (
  { tag, path }: SnapshotResource,
  entries: readonly string[],
  field: string,
  before: unknown,
  after: unknown
): Difference[] => inField(before, after, entries, field).map(found => ({ tag, path, ...found }))

function differencesOf({ key, each }: SnapshotResource, before: unknown, after: unknown): Found[] {
  return key === undefined && !each ? inRecord(before, after, [], '') : inEntries(asRecord(before), asRecord(after), [])
}

function inEntries(before: Entries, after: Entries, entries: readonly string[]): Found[] {
  return namesOf(before, after).flatMap(name => {
    const within = [...entries, name]
    const [one, other] = [before[name], after[name]]
    if (one === undefined || other === undefined) return [{ entries: within, field: '', before: one, after: other }]
    return inRecord(one, other, within, '')
  })
}

type Entries = Readonly<Record<string, unknown>>

function inRecord(before: unknown, after: unknown, entries: readonly string[], prefix: string): Found[] {
  const [one, other] = [asRecord(before), asRecord(after)]
  return namesOf(one, other).flatMap(name => inField(one[name], other[name], entries, prefix + name))
}

function inField(before: unknown, after: unknown, entries: readonly string[], field: string): Found[] {
  if (isRecord(before) && isRecord(after)) return inRecord(before, after, entries, `${field}.`)
  const [one, other] = [named(before), named(after)]
  if (one && other) return inEntries(one, other, entries)
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ entries, field, before, after }]
}

/** Entries that are in a list by their names; undefined for other values, and where two have the same. */
function named(value: unknown): Entries | undefined {
  if (!Array.isArray(value) || !value.every(isRecord)) return undefined
  const entries = Object.fromEntries(value.map(item => [String(item.name), item]))
  return value.every(({ name }) => typeof name === 'string') && Object.keys(entries).length === value.length
    ? entries
    : undefined
}

const asRecord = (value: unknown): Entries => (isRecord(value) ? value : {})

const namesOf = (before: Entries, after: Entries) => [...new Set([...Object.keys(before), ...Object.keys(after)])]
