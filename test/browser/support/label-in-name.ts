import type { Page } from 'playwright-core'

/** Controls whose accessible name lacks their visible text, one per line (WCAG 2.5.3); axe skips single letters and fields. */
export function namesWithoutLabel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
    const controls = 'button, a[href], summary, input, select, textarea, [role="tab"], [role^="menuitem"]'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap(control => {
      const ids = control.getAttribute('aria-labelledby')?.split(' ')
      const name = ids?.map(textOf).join(' ') ?? control.getAttribute('aria-label')
      // Without either attribute the name is the visible text.
      if (name === null || !control.checkVisibility()) return []
      const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [control]
      const visible = labels.map(label => (label instanceof HTMLElement ? label.innerText : '')).join(' ')
      return words(name).includes(words(visible)) ? [] : [`"${name}" is named without "${visible}"`]
    })
  })
}
