import type { Page } from 'playwright-core'

/** As wide as letters get: DejaVu Sans is among the fonts of the tests, and Verdana is as wide where these do not apply. */
const WIDE = '"DejaVu Sans", Verdana, "Noto Sans JP", "Noto Sans KR", sans-serif'

/** Runs in the page, so it uses nothing from outside itself. */
type Finder = () => string[] | Promise<string[]>

/** What is found in the console's own fonts, and what only wide letters add: in one call, as a call costs more than what it finds out. */
export function findInBothTypefaces(page: Page, finders: readonly Finder[]): Promise<string[]> {
  return page.evaluate<string[]>(`(${inBothTypefaces})([${finders.join(', ')}], ${JSON.stringify(WIDE)})`)
}

async function inBothTypefaces(finders: readonly Finder[], wide: string): Promise<string[]> {
  const { style } = document.documentElement
  const findAll = async () => (await Promise.all(finders.map(find => find()))).flat()
  const found = await findAll()
  style.setProperty('--sans', wide)
  // A table leaves out columns in the frame after it has become wider.
  if (document.querySelector('table'))
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const inWide = await findAll()
  style.setProperty('--sans', '')
  return [...found, ...inWide.filter(barrier => !found.includes(barrier)).map(barrier => `in wide letters, ${barrier}`)]
}
