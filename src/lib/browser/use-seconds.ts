import { useEffect, useMemo, useState } from 'react'

/** Whole seconds since a reading of `performance.now()`, counted on; negative before it. */
export function useSecondsSince(start: number): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [start])
  return Math.floor((performance.now() - start) / 1000)
}

/** Counts on from what was read last; `read` is what the seconds came with. */
export function useSecondsLeft(read: object, seconds: number): number {
  const start = useMemo(() => performance.now(), [read])
  return Math.max(0, seconds - useSecondsSince(start))
}
