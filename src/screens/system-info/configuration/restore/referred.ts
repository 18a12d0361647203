import { type NamedList, type RestoreCalls, readForRestore } from '../../../../api/configuration/restore'
import { RESTORE } from '../../../../api/generated/restore'
import { asApiError } from '../../../../lib/remote/as-api-error'
import { isRecord } from '../../../../lib/remote/shape'
import { joinList } from '../../../../lib/text/join'
import type { Message } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import { namedItems } from '../read-configuration'
import type { Snapshot } from '../snapshot'

/** The names of what the project of a panel has, such as its PLCs, by the path of the call that lists it. */
export type Listed = ReadonlyMap<string, readonly string[]>

/** Reads what the settings of a file refer to; what the panel does not return is not validated. */
export async function readListed({ resources }: Snapshot, { panel }: Snapshot): Promise<Listed> {
  const lists = Object.keys(resources).flatMap(path => Object.values(RESTORE[path]?.refers ?? {}))
  const listed = new Map<string, readonly string[]>()
  for (const list of lists) {
    const names = panel.project === '' ? [] : await namesIn(list)
    if (names) listed.set(list.path, names)
  }
  return listed
}

async function namesIn({ path, list, key }: NamedList): Promise<string[] | undefined> {
  try {
    const { value } = await readForRestore(path)
    return namedItems(value, list, key).map(({ name }) => name)
  } catch (thrown) {
    const { failure } = asApiError(thrown)
    if (failure.kind === 'refused' || failure.kind === 'malformed') return undefined
    throw thrown
  }
}

const MOST_NAMED = 5
const LONGEST = 60

/** Which of the names in a value the panel does not have. */
export function absentNames(value: unknown, { refers = {} }: RestoreCalls, listed: Listed): Message | undefined {
  const absent = Object.entries(refers).flatMap(([field, { path }]) => {
    const known = listed.get(path)
    return known ? [...new Set(valuesOf(field, value))].filter(name => !known.includes(name)) : []
  })
  if (absent.length === 0) return undefined
  const names = joinList(absent.slice(0, MOST_NAMED).map(name => plainText(name, LONGEST)))
  return ['systemInfoRestore.misfit.absent', { names: absent.length > MOST_NAMED ? `${names} …` : names }]
}

function valuesOf(field: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(item => valuesOf(field, item))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === field && typeof part === 'string' ? [part] : valuesOf(field, part)
  )
}
