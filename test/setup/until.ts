const PATIENCE = 20_000
const PAUSE = 20

/** Waits for something outside of the page, where no event tells of it. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}
