import type { Page } from 'playwright-core'

/**
 * Changes the width of the page and waits for the next frame: only then has the page handled its `resize` event, and
 * the side bar its place.
 */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise(handled => requestAnimationFrame(() => requestAnimationFrame(() => handled(undefined))))
  )
}
