import type { Page } from 'playwright-core'

/** Waits until a screen shows its values. */
export async function screenShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'))
}

/** Picks an action of the list that is shown. */
export async function pickAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Navigates to a path without a page load, which costs more than twice as much, and waits until its values are shown. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(to => {
    const { title } = document
    const { pathname } = location
    history.pushState(null, '', to)
    // Other tabs of the same screen have the same title.
    return location.pathname === pathname ? '' : title
  }, path)
  await page.waitForFunction(title => document.title !== title, before)
  await screenShown(page)
}
