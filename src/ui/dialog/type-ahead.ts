const RESET_AFTER_MS = 600

/** Finds items by the first letters of their text; a pause in typing starts a new search. */
export function typeAhead<T>(textOf: (item: T) => string) {
  let typed = ''
  let lastTime = 0

  return (key: string, items: readonly T[], from: number): number | undefined => {
    if (key.length !== 1 || (key === ' ' && typed === '')) return undefined
    const now = performance.now()
    typed = now - lastTime > RESET_AFTER_MS ? key : typed + key
    lastTime = now
    const prefix = typed.toLowerCase()
    const start = typed.length === 1 ? from + 1 : from
    for (let step = 0; step < items.length; step += 1) {
      const index = (start + step) % items.length
      const item = items[index]
      if (item !== undefined && textOf(item).toLowerCase().startsWith(prefix)) return index
    }
    return undefined
  }
}
