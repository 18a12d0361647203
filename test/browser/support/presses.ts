import type { Page } from 'playwright-core'

/** Counts what somebody does on the pages that are opened from now on: presses and typed characters. */
export async function countPresses(page: Page) {
  const counts = { presses: 0, typed: 0 }
  await page.exposeFunction('countedPress', () => {
    counts.presses += 1
  })
  await page.exposeFunction('countedKey', () => {
    counts.typed += 1
  })
  await page.addInitScript(() => {
    const call = (name: string) => () => (window as unknown as Record<string, () => void>)[name]?.() // exposed above
    addEventListener('pointerdown', call('countedPress'), { capture: true })
    addEventListener('keydown', call('countedKey'), { capture: true })
  })
  return counts
}
