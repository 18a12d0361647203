import { ROUTES } from '../../src/app/shell/routes'
import type { GroupName } from '../../src/session/generated/screens'
import { mount } from '../setup/app'
import { allByRole, until } from '../setup/query'

export interface Place {
  path: string
  /** Of the screen. */
  title: string
  tab?: string
}

export const screensOf = (group: GroupName) => ROUTES.filter(route => route.group === group)

/** A screen, or each of its tabs. */
export async function placesAt(path: string): Promise<Place[]> {
  await mount(path)
  const main = await until(() => (document.querySelector('main h1') ? document.querySelector('main') : null) ?? false)
  const title = main.querySelector('h1')?.textContent ?? ''
  const tabs = allByRole('tab', { within: main }).map(({ textContent }) => textContent ?? '')
  return tabs.length > 0 ? tabs.map(tab => ({ path, title, tab })) : [{ path, title }]
}
