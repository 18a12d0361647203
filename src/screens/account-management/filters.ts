import type { Account } from '../../api/accounts'
import { accountCreation as limits } from '../../api/generated/limits/accounts'
import { choiceFilter, createUrlFilters, textFilter } from '../../lib/browser/url-filters'

export const STATES = ['active', 'disabled', 'locked', 'expired'] as const satisfies readonly Account['state'][]

/** '' for all. */
export interface Filters {
  text: string
  state: '' | Account['state']
}

export const createFilters = () =>
  createUrlFilters<Filters>({ text: textFilter(limits.name[1]), state: choiceFilter(['', ...STATES]) })

export const matches = ({ username, name, state }: Account, wanted: Filters): boolean =>
  (wanted.state === '' || wanted.state === state) &&
  `${username}\n${name}`.toLowerCase().includes(wanted.text.trim().toLowerCase())
