import { sha256 } from '../../../lib/archive/sha256'
import { isRecord, matches, type Shape } from '../../../lib/remote/shape'

/** The settings of a resource; of a list, or of settings of several entries, these by the name of the entry. */
export type Resources = Readonly<Record<string, unknown>>

/** What the configuration was at a time, as far as a user may read it; never with secrets. */
export interface Snapshot {
  format: 'panel-configuration'
  version: number
  panel: Readonly<Record<string, string>>
  /** By the panel's clock. */
  time: string
  user: string
  /** By the path of the call. */
  resources: Resources
  /** Paths of what the panel did not return. */
  unread: readonly string[]
  /** Secrets that are set, by path and field. */
  secrets: readonly string[]
}

export const VERSION = 1

const SHAPE: Shape<Snapshot> = {
  of: {
    fields: {
      format: { one: ['panel-configuration'] },
      version: 'integer',
      panel: { record: 'string' },
      time: 'string',
      user: 'string',
      resources: { record: 'any' },
      unread: { list: 'string' },
      secrets: { list: 'string' }
    }
  }
}

export const isSnapshot = (value: unknown): value is Snapshot => matches(SHAPE, value) && !isDeep(value)

/** More levels than any configuration has, and fewer than a function that calls itself can take. */
const MOST_LEVELS = 100

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap(part => (typeof part === 'object' && part ? Object.values(part) : []))
  }
  return false
}

/** `changed`: somebody has changed the file after it was saved. */
export type ParsedSnapshot =
  | { status: 'read'; snapshot: Snapshot; changed: boolean }
  | { status: 'foreign' }
  /** Of a newer console. */
  | { status: 'newer' }

const sumOf = (snapshot: object) => sha256(new TextEncoder().encode(JSON.stringify(snapshot)))

/** JSON for people too, with the SHA-256 of its other fields as JSON without spaces. */
export const snapshotText = (snapshot: Snapshot): string =>
  `${JSON.stringify({ ...snapshot, sha256: sumOf(snapshot) }, null, 1)}\n`

export function parseSnapshot(text: string): ParsedSnapshot {
  const { sha256: sum, ...snapshot } = parse(text)
  if (!isSnapshot(snapshot)) return { status: 'foreign' }
  if (snapshot.version > VERSION) return { status: 'newer' }
  return { status: 'read', snapshot, changed: sum !== sumOf(snapshot) }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
