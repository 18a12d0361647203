const PAUSE_MS = 600

/** Finds things by the beginning of their text, typed letter by letter; after a pause it begins anew. */
export function typeAhead() {
  let typed = ''
  let last = 0

  return (key: string, things: readonly { text: string }[], from: number): number | undefined => {
    if (key.length !== 1 || (key === ' ' && typed === '')) return undefined
    const now = performance.now()
    typed = now - last > PAUSE_MS ? key : typed + key
    last = now
    const wanted = typed.toLowerCase()
    const start = typed.length === 1 ? from + 1 : from
    for (let step = 0; step < things.length; step += 1) {
      const index = (start + step) % things.length
      if (things[index]?.text.toLowerCase().startsWith(wanted)) return index
    }
    return undefined
  }
}
