import { useEffect, useState } from 'react'

/** Counts on from what was read last; `read` is what the seconds came with. */
export function useSecondsLeft(read: object, seconds: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    setPassed(0)
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [read])
  return Math.max(0, seconds - passed)
}
