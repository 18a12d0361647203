import type { Page } from 'playwright-core'

/** As wide as letters get: DejaVu Sans is among the fonts of the tests, and Verdana is as wide where these do not apply. */
const WIDE = '"DejaVu Sans", Verdana, "Noto Sans JP", "Noto Sans KR", sans-serif'

/** What is found in the console's own fonts, and what only wide letters add. */
export async function inBothTypefaces(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const found = await find()
  await setTypeface(page, WIDE)
  const inWide = await find()
  await setTypeface(page, '')
  return [...found, ...inWide.filter(barrier => !found.includes(barrier)).map(barrier => `in wide letters, ${barrier}`)]
}

async function setTypeface(page: Page, families: string): Promise<void> {
  await page.evaluate(value => document.documentElement.style.setProperty('--sans', value), families)
}
