import { useRef, useState } from 'react'
import { useHold } from './use-hold'

/**
 * Rows whose order and presence stay as they are while somebody is about to press something in them; their values go on
 * changing. Rows that are gone stay, disabled, and new ones wait until then. Another arrangement is applied at once.
 */
export function useSteadyRows<R>(rows: readonly R[], keyOf: (row: R, index: number) => string, arrangement?: unknown) {
  const [, setReleases] = useState(0)
  const { isHeld, events } = useHold(() => setReleases(count => count + 1))
  const last = useRef({ rows, arrangement })
  const kept = useRef<Map<string, R> | undefined>(undefined)

  if (!isHeld() || last.current.arrangement !== arrangement) {
    kept.current = undefined
    last.current = { rows, arrangement }
    return { rows, isGone: () => false, events }
  }
  const byKey = (all: readonly R[]) => new Map(all.map((row, index) => [keyOf(row, index), row]))
  kept.current ??= byKey(last.current.rows)
  const present = byKey(rows)
  for (const key of kept.current.keys()) {
    const row = present.get(key)
    if (row !== undefined) kept.current.set(key, row)
  }
  const gone = new Set([...kept.current].flatMap(([key, row]) => (present.has(key) ? [] : [row])))
  return { rows: [...kept.current.values()], isGone: (row: R) => gone.has(row), events }
}
