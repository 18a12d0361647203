import type { Page } from 'playwright-core'

/**
 * Buttons drawn inside an input that reach beyond it, one per line. An inline box around both is reported too: engines
 * disagree where its edges are when it contains a block.
 */
export function misplacedFieldButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input + button')].flatMap(button => {
      const input = button.previousElementSibling ?? button
      const frame = button.offsetParent
      const field = input.getBoundingClientRect()
      const box = button.getBoundingClientRect()
      const inside =
        box.left >= field.left && box.top >= field.top && box.right <= field.right && box.bottom <= field.bottom
      const inline = frame !== null && getComputedStyle(frame).display === 'inline'
      return inside && !inline ? [] : [`${input.getAttribute('name')}: ${inside ? 'in an inline box' : 'outside'}`]
    })
  )
}
