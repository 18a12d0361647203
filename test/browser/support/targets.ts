import type { Page } from 'playwright-core'

/** Interactive elements smaller than a size in pixels, one per line, except links within a sentence (WCAG 2.2, 2.5.8). */
export function smallTargets(page: Page, minSize: number): Promise<string[]> {
  return page.evaluate(size => {
    const interactive = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="treeitem"]'
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    const inSentence = (element: Element) => element.matches('p a, dd a, li li a') || element.closest('[role="img"]')
    const boxOf = (element: HTMLElement) => {
      const label = element.matches('input') && element.closest('label')
      return (label || element).getBoundingClientRect()
    }
    return [...document.querySelectorAll<HTMLElement>(interactive)]
      .filter(element => shown(element) && !inSentence(element))
      .map(element => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ box }) => Math.round(box.width) < size || Math.round(box.height) < size)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return `${element.tagName} ${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`
      })
  }, minSize)
}
