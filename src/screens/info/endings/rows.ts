import { type Gathered, type Placed, readSources } from '../../../stores/sources/read-sources'
import type { Ending } from './kinds'
import { SOURCES } from './sources'

export type EndingRow = Placed<Ending>
export type Endings = Gathered<Ending>

/** By time. @throws ApiError */
export async function readEndings(roles: readonly string[], signal: AbortSignal): Promise<Endings> {
  const { rows, ...rest } = await readSources(SOURCES, roles, signal)
  return { ...rest, rows: [...rows].sort((one, other) => one.time - other.time) }
}
