import type { Locator, Page } from 'playwright-core'
import type { Panel } from '../../panel/panel'

export const TOKEN_COOKIE = 'ihmi_user_token'

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })

/** The link of a screen in the side bar. */
export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true })

export const password = (page: Page): Locator => page.getByLabel('Password', { exact: true })

export function passwordOf(panel: Pick<Panel, 'state'>, username: string): string {
  const account = panel.state.accounts.find(it => it.username === username)
  if (!account) throw new Error(`there is no account ${username}`)
  return account.password
}

/** Submits the login form. */
export async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username)
  await password(page).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Picks an item of the user menu. */
export async function pickUserEntry(page: Page, entry: string, name = 'Mika Sato'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** The token in the browser's cookie. */
export async function tokenIn(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === TOKEN_COOKIE)?.value
}

/** Path, query and hash of the page. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}
