import { created, done, type Handlers, invalid, listOf, ok, refuse } from '../http/handler-types'
import type { PanelState } from '../state'
import type { RuntimeAccount } from './enhanced-security-state'
import {
  addAccount,
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

const unknown = () => refuse(404, 'not_found')
const contradictoryRights = () => invalid({ write: 'requires_browse_and_read' })
const wrongName = () => refuse(400, 'invalid_name')
const exists = () => refuse(409, 'already_exists', { fields: { username: 'already_exists' } })

function find(state: PanelState, id: string): RuntimeAccount | undefined {
  return state.runtimeSecurity.accounts.find(account => account.id === id)
}

export const enhancedSecurityHandlers = {
  'GET /project/enhanced-security': ({ state }) => {
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
          administrator: account.administrator,
          password_set: account.password !== '',
          logged_in: account.loggedIn
        }))
      )
    })
  },

  'POST /project/enhanced-security/accounts': ({ state, jobs, body }) => {
    const refusal = notNow({ state, jobs })
    if (refusal) return refusal
    const { password, ...settings } = body
    if (!isName(settings.username)) return wrongName()
    if (lacksRights(settings)) return contradictoryRights()
    const { runtimeSecurity: security } = state
    if (sameName(security.accounts, settings.username)) return exists()
    if (isFull(security)) return refuse(409, 'limit_reached')
    return created({ id: addAccount(security, settings, password).id, takes_effect: 'now' })
  },

  'GET /project/enhanced-security/accounts/{id}': ({ state, params }) => {
    const account = find(state, params.id)
    return account ? ok(settingsOf(account)) : unknown()
  },

  'PUT /project/enhanced-security/accounts/{id}': ({ state, jobs, params, body }) => {
    const refusal = notNow({ state, jobs })
    if (refusal) return refusal
    const account = find(state, params.id)
    if (!account) return unknown()
    if (!isName(body.username)) return wrongName()
    if (lacksRights(body)) return contradictoryRights()
    const other = sameName(state.runtimeSecurity.accounts, body.username)
    if (other && other !== account) return exists()
    const next = settingsOf(body)
    const moved = next.username !== account.username || next.classes.join() !== settingsOf(account).classes.join()
    if (account.administrator && moved) return refuse(409, 'administrator_fixed')
    Object.assign(account, next)
    return ok({ takes_effect: effectOn(account) })
  },

  'DELETE /project/enhanced-security/accounts/{id}': ({ state, jobs, params }) => {
    const refusal = notNow({ state, jobs })
    if (refusal) return refusal
    const account = find(state, params.id)
    if (!account) return unknown()
    if (account.administrator) return refuse(409, 'administrator_fixed')
    if (account.loggedIn) return refuse(409, 'logged_in')
    const { runtimeSecurity: security } = state
    security.accounts = security.accounts.filter(other => other !== account)
    return done()
  },

  'PUT /project/enhanced-security/accounts/{id}/password': ({ state, jobs, params, body }) => {
    const refusal = notNow({ state, jobs })
    if (refusal) return refusal
    const account = find(state, params.id)
    if (!account) return unknown()
    account.password = body.password
    return ok({ takes_effect: effectOn(account) })
  },

  'POST /project/enhanced-security/imports': ({ state, jobs, clock, body }) => {
    const { runtimeSecurity: security } = state
    const refusal = notNow({ state, jobs }) ?? validateImport(security, body, clock.now())
    return refusal ?? ok(importAccounts(security, body))
  }
} satisfies Partial<Handlers>
