const TIMEOUT_MS = 20_000
const PAUSE = 20

/** Waits for something outside of the page that has no event. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never came true: ${what}`)
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}
