import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { type Call, created, done, type Handlers, invalid, listOf, ok, refuse } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import {
  addAccount,
  changeAccount,
  isFull,
  keepsAdministrator,
  namesake,
  type Objection,
  objectionToChange,
  objectionToNew,
  objectionToPassword
} from './account-changes'
import { accountsCsv } from './account-csv'
import { stateOf, temporaryPassword } from './account-rules'
import type { Account } from './accounts-state'

type Row = Schemas['AccountRow']

const gone = () => refuse(404, 'not_found', { message: 'There is no such account' })

const find = ({ state }: Services, { id }: { id: string }) => state.accounts.find(account => String(account.id) === id)

const settingsOf = (account: Account): Schemas['StoredAccountSettings'] => ({
  name: account.name,
  roles: account.roles,
  password_must_change: account.passwordMustChange,
  valid_until: account.validUntil ?? null,
  password_age_days: account.passwordAgeDays
})

const forbidden = <C extends string>({ code, field }: Objection<C>) => refuse(409, code, { fields: { [field]: code } })
const wrong = <C extends string>({ code, field }: Objection<C>) => invalid({ [field]: code })

function listed({ clock, sessions }: Services, account: Account): Schemas['Account'] {
  const { id, username, lastSignIn, lockedUntil } = account
  const state = stateOf(account, clock.now())
  return {
    id: String(id),
    username,
    ...settingsOf(account),
    state,
    password_factory: account.passwordIsFactory,
    locked_until: state === 'locked' && lockedUntil !== undefined ? deviceText(lockedUntil) : null,
    last_sign_in: lastSignIn ? { time: deviceText(lastSignIn.at), address: lastSignIn.address ?? null } : null,
    sessions: sessions.countOf(username)
  }
}

/** The refusal to delete or disable the caller's own account or the last administrator. */
function protectedFrom(services: Services, account: Account, session: Session | undefined) {
  if (account.username === session?.username) return refuse(409, 'own_account')
  return keepsAdministrator(services, account) ? undefined : refuse(409, 'last_administrator')
}

function endAccess({ sessions, accessTokens }: Services, { username }: Account): void {
  sessions.endAllOf(username)
  accessTokens.revokeAllOf(username)
}

export const accountsHandlers = {
  'GET /uac/accounts': call =>
    ok({
      ...listOf(call.state.accounts.map(account => listed(call, account))),
      max_accounts: call.state.accountLimit
    }),

  'POST /uac/accounts': call => {
    const { username: name, password, ...settings } = call.body
    if (isFull(call)) return refuse(409, 'limit_reached')
    const objection = objectionToNew(call, name, settings, password)
    if (objection) return objection.code === 'already_exists' ? forbidden(objection) : wrong(objection)
    const { account, made } = addAccount(call, name, settings, password)
    return created({ id: String(account.id), temporary_password: made ?? null })
  },

  'GET /uac/accounts/{id}': call => {
    const account = find(call, call.params)
    return account ? ok(settingsOf(account)) : gone()
  },

  'PUT /uac/accounts/{id}': call => {
    const account = find(call, call.params)
    if (!account) return gone()
    const objection = objectionToChange(call, account, call.body)
    if (objection) return objection.code === 'last_administrator' ? forbidden(objection) : wrong(objection)
    changeAccount(account, call.body)
    return done()
  },

  'DELETE /uac/accounts/{id}': call => {
    const account = find(call, call.params)
    if (!account) return gone()
    const refusal = protectedFrom(call, account, call.session)
    if (refusal) return refusal
    call.state.accounts.splice(call.state.accounts.indexOf(account), 1)
    endAccess(call, account)
    return done()
  },

  'PUT /uac/accounts/{id}/enabled': call => {
    const account = find(call, call.params)
    if (!account) return gone()
    const refusal = call.body.enabled ? undefined : protectedFrom(call, account, call.session)
    if (refusal) return refusal
    account.status = call.body.enabled ? 'active' : 'disabled'
    if (!call.body.enabled) endAccess(call, account)
    return done()
  },

  'DELETE /uac/accounts/{id}/lock': call => {
    const account = find(call, call.params)
    if (!account) return gone()
    if (account.status === 'locked') Object.assign(account, { status: 'active', lockedUntil: undefined })
    call.lockout.of('account').unlock(account.username)
    return done()
  },

  'DELETE /uac/accounts/{id}/sessions': call => {
    const account = find(call, call.params)
    return account ? ok({ ended: call.sessions.endAllOf(account.username, call.session) }) : gone()
  },

  'POST /uac/accounts/{id}/password-resets': call => {
    const { body, clock, session, sessions } = call
    const account = find(call, call.params)
    if (!account) return gone()
    if (account.username === session?.username) return refuse(409, 'own_account')
    const weak = objectionToPassword(body.password, account.username)
    if (weak) return wrong(weak)
    const made = body.password === undefined ? temporaryPassword() : null
    const password = body.password ?? made
    Object.assign(account, { password, passwordMustChange: true, passwordIsFactory: false })
    account.passwordChangedAt = clock.now()
    sessions.endAllOf(account.username)
    return created({ temporary_password: made })
  },

  'POST /uac/accounts/imports': call => {
    return created({ rows: call.body.rows.map(row => imported(call, row)) })
  },

  'POST /uac/accounts/exports': ({ state, clock, query, tickets }) => {
    const text = accountsCsv(state.accounts, query.readable_in)
    const name = `accounts-${deviceText(clock.now()).slice(0, 10).replace(/\//g, '')}.csv`
    const ticket = tickets.issue({ name, type: 'text/csv', chunks: () => [text] })
    return created({ url: `/api/v1/downloads/${ticket}` })
  }
} satisfies Partial<Handlers>

function imported(services: Call<'POST /uac/accounts/imports'>, { username: name, ...settings }: Row) {
  const { session } = services
  const { duplicates } = services.body
  const there = namesake(services, name)
  if (there && duplicates === 'skip') return { outcome: 'skipped' as const }
  if (there && there.username === session?.username) return notImported('own_account')
  if (!there && isFull(services)) return notImported('limit_reached')
  const objection = there ? objectionToChange(services, there, settings) : objectionToNew(services, name, settings)
  if (objection) return notImported(objection.code)
  if (there) {
    changeAccount(there, settings)
    return { outcome: 'updated' as const }
  }
  // The list of generated passwords is a file that others may see.
  const { made = '' } = addAccount(services, name, { ...settings, password_must_change: true })
  return { outcome: 'added' as const, temporary_password: made }
}

const notImported = (code: Schemas['AccountImportErrorCode']) => ({ outcome: 'refused' as const, error_code: code })
