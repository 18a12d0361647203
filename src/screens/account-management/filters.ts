import type { Account } from '../../api/accounts'
import { accountCreation as limits } from '../../api/generated/limits/accounts'
import { choiceFilter, textFilter } from '../../lib/browser/url-filters'
import { createPageFilters } from '../../stores/address/page-filters'

/** An account in any state may have its factory password. */
export const STATES = ['active', 'disabled', 'locked', 'expired', 'factory'] as const satisfies readonly (
  | Account['state']
  | 'factory'
)[]

type State = (typeof STATES)[number]

/** '' for all. */
export interface Filters {
  text: string
  state: '' | State
}

export const createFilters = () =>
  createPageFilters<Filters>({
    text: textFilter(limits.name[1]),
    state: choiceFilter(['', ...STATES], 'common.term.status')
  })

export const matches = (account: Account, { state, text }: Filters): boolean =>
  (state === '' || (state === 'factory' ? account.password_factory === true : account.state === state)) &&
  `${account.username}\n${account.name}`.toLowerCase().includes(text.trim().toLowerCase())
