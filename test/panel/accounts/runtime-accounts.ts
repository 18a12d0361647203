import type { Schemas } from '../../../src/api/generated/schema'
import { readSentTime } from '../device/device-text'
import { refuse } from '../http/handler-types'
import { isProjectReplaced } from '../project/projects'
import type { Services } from '../services'
import type { RuntimeAccount, RuntimeSecurity } from './enhanced-security-state'

type Settings = Schemas['RuntimeAccountSettings']
type Import = Schemas['RuntimeAccountImport']
type Changes = Pick<Services, 'state' | 'temporaryAccounts' | 'opcua'>

const NAME = /^(?:[A-Za-z0-9\u30FC]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}){1,20}$/u
const PASSWORD = /^[A-Za-z0-9]{4,16}$/

/** Why no change is possible now. */
export function notNow(services: Pick<Services, 'state' | 'jobs'>) {
  const { project, runtimeSecurity } = services.state
  if (!project || !runtimeSecurity.inUse) return refuse(409, 'mode_not_used')
  return isProjectReplaced(services) ? refuse(409, 'busy') : undefined
}

export function settingsOf({ username, classes, browse, read, write, hidden, valid_minutes }: Settings): Settings {
  return { username, classes: [...classes].sort(), browse, read, write, hidden, valid_minutes }
}

export const isName = (username: string) => NAME.test(username)

/** A node that is written has to be found and read. */
export const lacksRights = ({ browse, read, write }: Pick<Settings, 'browse' | 'read' | 'write'>) =>
  write && !(browse && read)

export function sameName(accounts: readonly RuntimeAccount[], name: string): RuntimeAccount | undefined {
  return accounts.find(account => account.username.toLowerCase() === name.toLowerCase())
}

export function isFull({ accounts, mostAccounts }: RuntimeSecurity, more = 1): boolean {
  return accounts.filter(({ administrator }) => !administrator).length + more > mostAccounts
}

export function addAccount(services: Changes, settings: Settings, password: string): RuntimeAccount {
  const { runtimeSecurity: security } = services.state
  security.lastId += 1
  const id = `user-${security.lastId}`
  const account = { ...settingsOf(settings), id, password, administrator: false, loggedIn: false }
  security.accounts.push(account)
  services.temporaryAccounts.start(account)
  return account
}

/** A validity that stays as it was does not start anew. */
export function changeAccount(
  { temporaryAccounts, opcua }: Changes,
  account: RuntimeAccount,
  settings: Settings
): void {
  const { username, valid_minutes: minutes } = account
  Object.assign(account, settingsOf(settings))
  if (account.valid_minutes !== minutes) temporaryAccounts.start(account)
  if (account.username !== username) opcua.endSessionsOf(username)
}

/** Who has logged in with the previous one over OPC UA is disconnected. */
export function changePassword({ opcua }: Pick<Changes, 'opcua'>, account: RuntimeAccount, password: string): void {
  account.password = password
  opcua.endSessionsOf(account.username)
}

export const effectOn = ({ loggedIn }: RuntimeAccount) => (loggedIn ? ('next_sign_in' as const) : ('now' as const))

/** The first error of an import. */
export function validateImport(security: RuntimeSecurity, order: Import, now: number) {
  const { effective_from: from, effective_until: until } = order
  const window = [from, until].map(text => (text === undefined ? undefined : readSentTime(text)))
  const unread = [from, until].some((text, index) => text !== undefined && window[index] === undefined)
  if (unread) return refuse(400, 'import_invalid', { details: { field: 'effective_from' } })
  const [begin = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY] = window
  if (now < begin || now > end) return refuse(409, 'outside_effective_time')
  for (const [index, account] of order.accounts.entries()) {
    const field = wrongField(security, order, index)
    if (field) return refuse(400, 'import_invalid', { details: { row: index + 1, field, username: account.username } })
  }
  const added = order.accounts.filter(({ username }) => !sameName(security.accounts, username)).length
  return isFull(security, added) && added > 0 ? refuse(409, 'limit_reached') : undefined
}

function wrongField({ accounts }: RuntimeSecurity, order: Import, index: number): string | undefined {
  const account = order.accounts[index]
  const { username = '', password } = account ?? {}
  const known = sameName(accounts, username)
  const earlier = order.accounts.slice(0, index).some(other => other.username.toLowerCase() === username.toLowerCase())
  if (!isName(username) || earlier || known?.administrator) return 'username'
  if (password === undefined ? !known : !PASSWORD.test(password)) return 'password'
  return account && lacksRights(account) ? 'write' : undefined
}

export function importAccounts(services: Changes, order: Import): Schemas['ImportResult'] {
  let added = 0
  for (const { password, valid_minutes, ...settings } of order.accounts) {
    const known = sameName(services.state.runtimeSecurity.accounts, settings.username)
    const validity = valid_minutes === undefined ? (known?.valid_minutes ?? null) : valid_minutes
    if (known) {
      changeAccount(services, known, { ...settings, valid_minutes: validity })
      if (password) changePassword(services, known, password)
    } else {
      addAccount(services, { ...settings, valid_minutes: validity }, password ?? '')
      added += 1
    }
  }
  return { added, updated: order.accounts.length - added }
}
