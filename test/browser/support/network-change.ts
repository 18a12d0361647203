import type { Page } from 'playwright-core'
import type { Journey } from '../../setup/browser-test'

export const SCREEN = '/app/network/ethernet'

/** Changes a field of the first port and saves, which opens the confirmation. */
export async function propose({ page, signIn }: Pick<Journey, 'page' | 'signIn'>, label: string, value: string) {
  await signIn(SCREEN)
  const form = page.getByRole('form', { name: 'LAN 1' })
  await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
  return { form, dialog: page.getByRole('dialog') }
}

export const heading = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

/** Settings of the port through which the panel is served. */
export const own = ({ panel }: Pick<Journey, 'panel'>) => panel.state.ethernet[0]!.settings
