/** Passes a value on at once, and later ones at most once per interval: then the newest. */
export function throttle<T>(run: (value: T) => void, intervalMs: number) {
  let passedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)

  function pass(value: T): void {
    cancel()
    const wait = passedAt + intervalMs - performance.now()
    timer = setTimeout(
      () => {
        passedAt = performance.now()
        run(value)
      },
      Math.max(0, wait)
    )
  }

  return { pass, cancel }
}
