import { allByRole } from '../setup/query'
import type { ReadFault } from './read-faults'

/** Values that are none, and texts without a translation. */
const NONSENSE = /\bundefined\b|\bNaN\b|\[object |\{\{count/
/** Of a screen whose code has thrown. */
const CRASH = 'HMI Error, Please reload this page'

const inMain = (role: string, name?: string) => {
  const within = document.querySelector('main')
  return within ? allByRole(role, { within, ...(name !== undefined && { name }) }) : []
}

export const alerts = () => inMain('alert')
export const retries = () => inMain('button', 'Retry')
export const headings = () => inMain('heading').map(({ textContent }) => textContent)
const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null

/** What is wrong with what a page shows of a fault; `isRead`: it reads anything from the panel. */
export function problemsShown({ outcome }: ReadFault, title: string, isRead: boolean): string[] {
  const text = document.body.textContent ?? ''
  const nonsense = NONSENSE.exec(text)
  const found = [
    nonsense && `shows ${text.slice(Math.max(0, nonsense.index - 40), nonsense.index + 40)}`,
    text.includes(CRASH) && 'has crashed',
    document.querySelector('main img[src="x"]') && 'takes text for markup',
    ...(outcome === 'login'
      ? [isRead && !offersLogin() && 'offers no new login']
      : problemsOfPage(outcome, title, isRead))
  ]
  return found.filter(problem => typeof problem === 'string')
}

const offersLogin = () =>
  document.querySelector('input[type=password]') !== null || allByRole('dialog').some(it => it.querySelector('button'))

function problemsOfPage(outcome: ReadFault['outcome'], title: string, isRead: boolean): (string | false)[] {
  const isSilent = alerts().length === 0
  return [
    allByRole('navigation', { name: 'Menu' }).length !== 1 && 'has lost its menu',
    outcome !== 'denied' && !headings().includes(title) && 'has lost its title',
    outcome === 'message' && isRead && isSilent && 'does not say that it failed',
    outcome !== 'waiting' && isLoading() && 'goes on loading',
    outcome === 'values' && !isSilent && `says ${alerts()[0]?.textContent}`
  ]
}
