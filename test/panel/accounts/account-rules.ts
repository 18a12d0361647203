import { randomInt } from 'node:crypto'
import { deviceText } from '../device/device-text'
import type { Account } from './accounts-state'

const ADMINISTRATION = 'account-management'

const DAY = 86_400_000

/** Without characters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'
const TEMPORARY_LENGTH = 10

type State = 'active' | 'disabled' | 'locked' | 'expired'

export function stateOf(account: Account, now: number): State {
  if (account.status === 'disabled') return 'disabled'
  if (isExpired(account, now)) return 'expired'
  return isLocked(account, now) ? 'locked' : 'active'
}

/** Whether sessions of the account may continue; a lock only prevents logging in. */
export function mayWork(account: Account, now: number): boolean {
  return account.status !== 'disabled' && !isExpired(account, now)
}

/** Seconds until a locked account is unlocked automatically; 0 if never. */
export function secondsLocked({ lockedUntil }: Account, now: number): number {
  return lockedUntil === undefined ? 0 : Math.ceil((lockedUntil - now) / 1000)
}

export function passwordIsTooOld({ passwordAgeDays, passwordChangedAt }: Account, now: number): boolean {
  return passwordAgeDays > 0 && passwordChangedAt !== undefined && now >= passwordChangedAt + passwordAgeDays * DAY
}

/** Accounts that are expired stay so, even if the clock is set back. */
export function keepExpired(accounts: readonly Account[], now: number): void {
  for (const account of accounts) if (isExpired(account, now)) account.hasExpired = true
}

/** Whether an active account that never expires may manage accounts. */
export function hasAdministrator(accounts: readonly Account[], now: number): boolean {
  return accounts.some(
    account =>
      account.roles.includes(ADMINISTRATION) && account.validUntil === undefined && stateOf(account, now) === 'active'
  )
}

export function isWeak(password: string, username: string): boolean {
  const varied = /[A-Za-z]/.test(password) && /\d/.test(password)
  return !varied || password.toLowerCase().includes(username.toLowerCase())
}

/** An existing date as `YYYY/MM/DD`. */
export function isDate(text: string): boolean {
  const time = Date.parse(`${text.replace(/\//g, '-')}T00:00:00Z`)
  return Number.isFinite(time) && deviceText(time).slice(0, 10) === text
}

export const today = (now: number): string => deviceText(now).slice(0, 10)

export function temporaryPassword(): string {
  const letters = Array.from({ length: TEMPORARY_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)))
  for (const index of [randomInt(1, 5), randomInt(5, TEMPORARY_LENGTH)])
    letters[index] = DIGITS.charAt(randomInt(DIGITS.length))
  return letters.join('')
}

function isExpired({ validUntil, hasExpired = false }: Account, now: number): boolean {
  return hasExpired || (validUntil !== undefined && today(now) > validUntil)
}

function isLocked({ status, lockedUntil }: Account, now: number): boolean {
  return status === 'locked' && (lockedUntil === undefined || lockedUntil > now)
}
