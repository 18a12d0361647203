import type { Page } from 'playwright-core'
import { heading } from './people'

export const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Networks in range' }).getByRole('row', { name })
export const dialog = (page: Page) => page.getByRole('dialog')
export const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })
export const join = (page: Page) => dialog(page).getByRole('button', { name: 'Join', exact: true }).click()

export async function open(page: Page, signIn: (path: string) => Promise<void>, network: string) {
  await page.clock.install()
  await signIn('/app/network/wifi')
  await heading(page, 'Wi-Fi').waitFor()
  await row(page, network).getByRole('button', { name: 'Join' }).click()
}
