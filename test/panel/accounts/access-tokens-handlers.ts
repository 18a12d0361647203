import type { Schemas } from '../../../src/api/generated/schema'
import contract from '../../../static/contract/common.json'
import { deviceText } from '../device/device-text'
import { presentRoles } from '../device/missing-screens'
import { accountOf } from '../http/access'
import { type Call, created, done, type Handlers, invalid, listOf, ok, refuse } from '../http/handler-types'
import type { Services } from '../services'
import type { StoredAccessToken } from './access-tokens-state'

/** What would let a program change who may do what. */
const { reserved_permissions: RESERVED } = contract['x-operation-log']

/** What the caller may give a new token. */
function availableRoles(call: Call<'GET /uac/access-tokens'> | Call<'POST /uac/access-tokens'>): string[] {
  const { roles = [] } = accountOf(call, call.session) ?? {}
  return presentRoles(call.state, roles).filter(role => !RESERVED.includes(role))
}

function listed({ state, accessTokens }: Services, token: StoredAccessToken): Schemas['AccessToken'] {
  const { id, name, username, roles, createdAt, expiresAt, lastUse } = token
  const { roles: held = [] } = state.accounts.find(account => account.username === username) ?? {}
  return {
    id: String(id),
    name,
    username,
    roles: roles.filter(role => held.includes(role)),
    state: accessTokens.stateOf(token),
    created: deviceText(createdAt),
    expires: deviceText(expiresAt),
    last_use: lastUse ? { time: deviceText(lastUse.at), address: lastUse.address ?? null } : null
  }
}

export const accessTokensHandlers = {
  'GET /uac/access-tokens': call =>
    ok({
      ...listOf(call.state.accessTokens.items.map(token => listed(call, token))),
      max_tokens: call.state.accessTokens.limit,
      available_roles: availableRoles(call)
    }),

  'POST /uac/access-tokens': call => {
    const { body, session, state } = call
    const { items, limit } = state.accessTokens
    const available = availableRoles(call)
    if (body.roles.some(role => !available.includes(role))) return invalid({ roles: 'not_allowed' })
    if (items.length >= limit) return refuse(409, 'limit_reached')
    if (items.some(({ name }) => name.toLowerCase() === body.name.toLowerCase()))
      return refuse(409, 'already_exists', { fields: { name: 'already_exists' } })
    const { token, value } = call.accessTokens.create({ ...body, username: session?.username ?? '' })
    return created({ id: String(token.id), access_token: value, expires: deviceText(token.expiresAt) })
  },

  'DELETE /uac/access-tokens/{id}': ({ accessTokens, params: { id } }) =>
    accessTokens.revoke(id) ? done() : refuse(404, 'not_found', { message: 'There is no such access token' })
} satisfies Partial<Handlers>
