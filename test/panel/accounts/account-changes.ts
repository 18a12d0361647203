import type { Schemas } from '../../../src/api/generated/schema'
import type { Services } from '../services'
import { hasAdministrator, isDate, isWeak, temporaryPassword, today } from './account-rules'
import type { Account } from './accounts-state'

type Settings = Schemas['AccountSettings']

/** The code of a refusal and the field that causes it. */
export interface Objection<C extends string> {
  code: C
  field: string
}

export const namesake = ({ state }: Services, name: string): Account | undefined =>
  state.accounts.find(({ username }) => username.toLowerCase() === name.toLowerCase())

export const isFull = ({ state }: Services): boolean => state.accounts.length >= state.accountLimit

export function objectionToNew(services: Services, account: string, settings: Settings, password?: string) {
  if (namesake(services, account)) return { code: 'already_exists' as const, field: 'username' }
  return objectionToEnd(settings, undefined, services.clock.now()) ?? objectionToPassword(password, account)
}

export function objectionToChange(services: Services, edited: Account, settings: Settings) {
  const objection = objectionToEnd(settings, edited, services.clock.now())
  if (objection) return objection
  if (keepsAdministrator(services, edited, changed(edited, settings))) return undefined
  const field = settings.roles.includes('account-management') ? 'valid_until' : 'roles'
  return { code: 'last_administrator' as const, field }
}

/** Whether somebody can still manage accounts after an account is replaced by `changed`, or deleted. */
export function keepsAdministrator({ state, clock }: Services, edited: Account, changed?: Account): boolean {
  const after = state.accounts.flatMap(account => (account === edited ? (changed ?? []) : account))
  return hasAdministrator(after, clock.now()) || !hasAdministrator(state.accounts, clock.now())
}

export function objectionToPassword(password: string | undefined, username: string) {
  if (password === undefined || !isWeak(password, username)) return undefined
  return { code: 'weak_password' as const, field: 'password' }
}

/** @returns the generated password; undefined if one was given */
export function addAccount({ state, clock }: Services, username: string, settings: Settings, password?: string) {
  const made = password === undefined ? temporaryPassword() : undefined
  const account: Account = {
    id: Math.max(0, ...state.accounts.map(({ id }) => id)) + 1,
    username,
    password: password ?? made ?? '',
    status: 'active',
    passwordChangedAt: clock.now(),
    lastSignIn: undefined,
    stateCode: 0,
    passwordIsFactory: false,
    ...kept(settings)
  }
  state.accounts.push(account)
  return { account, made }
}

export function changeAccount(account: Account, settings: Settings): void {
  Object.assign(account, changed(account, settings))
}

/** Only another end lets an expired account log in again. */
function changed(account: Account, settings: Settings): Account {
  const next = { ...account, ...kept(settings) }
  return next.validUntil === account.validUntil ? next : { ...next, hasExpired: false }
}

function kept(settings: Settings) {
  return {
    name: settings.name,
    roles: settings.roles,
    passwordMustChange: settings.password_must_change,
    validUntil: settings.valid_until ?? undefined,
    passwordAgeDays: settings.password_age_days
  }
}

/** A past day is accepted if it is unchanged. */
function objectionToEnd(
  { valid_until: end }: Settings,
  edited: Account | undefined,
  now: number
): Objection<'invalid_date' | 'in_the_past'> | undefined {
  if (end === null || end === edited?.validUntil) return undefined
  if (!isDate(end)) return { code: 'invalid_date', field: 'valid_until' }
  return end < today(now) ? { code: 'in_the_past', field: 'valid_until' } : undefined
}
