import type { Schemas } from '../../../src/api/generated/schema'
import { created, done, type Handlers, invalid, listOf, ok, refuse } from '../http/handler-types'
import { mediaWith, presentMedia } from '../project/present-media'
import type { PanelState } from '../state'
import type { RuntimeAccount } from './enhanced-security-state'
import {
  addAccount,
  changeAccount,
  changePassword,
  effectOn,
  importAccounts,
  isFull,
  isName,
  lacksRights,
  notNow,
  sameName,
  settingsOf,
  validateImport
} from './runtime-accounts'

const ACCOUNT_ENDING = '.csv'
const MOST_FILE_BYTES = 256 * 1024

const unknown = () => refuse(404, 'not_found')
const contradictoryRights = () => invalid({ write: 'requires_browse_and_read' })
const wrongName = () => refuse(400, 'invalid_name')
const exists = () => refuse(409, 'already_exists', { fields: { username: 'already_exists' } })

const changesAdministrator = (account: RuntimeAccount, next: Schemas['RuntimeAccountSettings']) =>
  next.username !== account.username ||
  settingsOf(next).classes.join() !== settingsOf(account).classes.join() ||
  next.valid_minutes !== null

function find(state: PanelState, id: string): RuntimeAccount | undefined {
  return state.runtimeSecurity.accounts.find(account => account.id === id)
}

export const enhancedSecurityHandlers = {
  'GET /project/enhanced-security': ({ state, temporaryAccounts }) => {
    const { inUse, mostAccounts, remoteLogin, classes, accounts } = state.runtimeSecurity
    return ok({
      in_use: inUse && state.project !== undefined,
      project: state.project?.name ?? '',
      max_accounts: mostAccounts,
      remote_login: remoteLogin,
      classes,
      accounts: listOf(
        accounts.map(account => ({
          id: account.id,
          ...settingsOf(account),
          expires_at: temporaryAccounts.endOf(account),
          administrator: account.administrator,
          password_set: account.password !== '',
          logged_in: account.loggedIn
        }))
      )
    })
  },

  'POST /project/enhanced-security/accounts': call => {
    const { state, body } = call
    const refusal = notNow(call)
    if (refusal) return refusal
    const { password, ...settings } = body
    if (!isName(settings.username)) return wrongName()
    if (lacksRights(settings)) return contradictoryRights()
    const { runtimeSecurity: security } = state
    if (sameName(security.accounts, settings.username)) return exists()
    if (isFull(security)) return refuse(409, 'limit_reached')
    return created({ id: addAccount(call, settings, password).id, takes_effect: 'now' })
  },

  'GET /project/enhanced-security/accounts/{id}': ({ state, params }) => {
    const account = find(state, params.id)
    return account ? ok(settingsOf(account)) : unknown()
  },

  'PUT /project/enhanced-security/accounts/{id}': call => {
    const { state, params, body } = call
    const refusal = notNow(call)
    if (refusal) return refusal
    const account = find(state, params.id)
    if (!account) return unknown()
    if (!isName(body.username)) return wrongName()
    if (lacksRights(body)) return contradictoryRights()
    const other = sameName(state.runtimeSecurity.accounts, body.username)
    if (other && other !== account) return exists()
    if (account.administrator && changesAdministrator(account, body)) return refuse(409, 'administrator_fixed')
    changeAccount(call, account, body)
    return ok({ takes_effect: effectOn(account) })
  },

  'DELETE /project/enhanced-security/accounts/{id}': ({ state, jobs, opcua, params }) => {
    const refusal = notNow({ state, jobs })
    if (refusal) return refusal
    const account = find(state, params.id)
    if (!account) return unknown()
    if (account.administrator) return refuse(409, 'administrator_fixed')
    if (account.loggedIn) return refuse(409, 'logged_in')
    const { runtimeSecurity: security } = state
    security.accounts = security.accounts.filter(other => other !== account)
    opcua.endSessionsOf(account.username)
    return done()
  },

  'PUT /project/enhanced-security/accounts/{id}/password': ({ state, jobs, opcua, params, body }) => {
    const refusal = notNow({ state, jobs })
    if (refusal) return refusal
    const account = find(state, params.id)
    if (!account) return unknown()
    changePassword({ opcua }, account, body.password)
    return ok({ takes_effect: effectOn(account) })
  },

  'POST /project/enhanced-security/imports': call => {
    const { state, clock, body } = call
    const refusal = notNow(call) ?? validateImport(state.runtimeSecurity, body, clock.now())
    return refusal ?? ok(importAccounts(call, body))
  },

  'GET /project/enhanced-security/media': ({ state }) => ok(mediaWith(state, ACCOUNT_ENDING)),

  'POST /project/enhanced-security/files': ({ state, body }) => {
    const medium = presentMedia(state).find(({ id }) => id === body.medium)
    const file = medium?.files.find(({ path }) => path === body.path)
    if (!file?.path.toLowerCase().endsWith(ACCOUNT_ENDING)) return refuse(409, 'medium_missing')
    if (file.sizeBytes > MOST_FILE_BYTES) return refuse(409, 'file_too_large')
    return ok({ content: Buffer.from(file.read()).toString('base64') })
  }
} satisfies Partial<Handlers>
