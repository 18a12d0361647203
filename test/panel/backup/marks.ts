import type { PanelState } from '../state'
import { type Intervals, union, within, without } from './intervals'
import type { DataSource } from './source'

type Level = 'delivered' | 'verified' | 'deletable'

export function marked({ dataBackup }: PanelState, level: Level, source: DataSource): Intervals {
  const known = dataBackup[level][source.key]
  const to = dataBackup.copiedUntil[source.content]
  if (known || to === undefined) return known ?? []
  return source.inRange({ from: Number.NEGATIVE_INFINITY, to })
}

export function mark(state: PanelState, level: Level, source: DataSource, copied: Intervals): void {
  const settled = source.settled.flatMap(interval => within(copied, interval))
  state.dataBackup[level][source.key] = union(marked(state, level, source), settled)
}

/** What the panel has and no copy of the level does. */
export const unmarked = (state: PanelState, level: Level, source: DataSource): Intervals =>
  without(source.stored, marked(state, level, source))
