import type { Locator, Page } from 'playwright-core'

const MOST_STEPS = 40

/** The marks above the trend. */
export const marksOn = (page: Page): Locator => page.getByRole('toolbar', { name: 'Markers on the trend' })

/** Goes from the newest mark back to another one by keyboard, and opens it. */
export async function openMark(page: Page, mark: Locator): Promise<void> {
  await marksOn(page).getByRole('button').last().focus()
  const hasFocus = () => mark.evaluate(element => element === document.activeElement)
  for (let steps = 0; steps < MOST_STEPS && !(await hasFocus()); steps += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
}
