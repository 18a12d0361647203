/**
 * Whether the page scrolls horizontally. A chart may be too wide for a moment, as it is redrawn only when the size has
 * rested; a slow machine takes longer. Runs in the page.
 */
export async function horizontalScroll(): Promise<string[]> {
  const excess = () => document.documentElement.scrollWidth - innerWidth
  const end = performance.now() + 2000
  while (excess() > 0 && performance.now() < end) await new Promise(requestAnimationFrame)
  return excess() > 0 ? [`scrolls horizontally by ${excess()} px`] : []
}
