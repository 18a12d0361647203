import type { Schemas } from '../../../src/api/generated/schema'
import { accountOf } from '../http/access'
import { created, done, type Handlers, list, ok, refuse, refuseInput } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import type { Connection } from './connection'
import { connectionView, mustConfirm, statusView, viewerView } from './connection-view'
import { isBarred } from './networks'
import { settingsFaults, updatedSettings } from './settings-rules'
import type { WebViewSettings } from './webview-state'

const PERMISSION = 'webview-setting'

const REFUSALS = {
  off: 'webview_off',
  project_stopped: 'project_stopped',
  screen_off: 'screen_off',
  full: 'webview_full'
} as const

function shown({ control_password, view_password, ...settings }: WebViewSettings): Schemas['WebViewSettings'] {
  return { ...settings, control_password_set: control_password !== '', view_password_set: view_password !== '' }
}

/** The role that a name and a password give. */
function roleOf(
  settings: WebViewSettings,
  { username, password }: Schemas['WebViewLogin']
): Connection['role'] | undefined {
  const roles = ['control', 'view'] as const
  return roles.find(
    role =>
      settings[`${role}_username`] !== '' &&
      settings[`${role}_username`] === username &&
      settings[`${role}_password`] === password
  )
}

/** Why nobody can be connected from an address now. */
function refusalOf({ state, webview }: Services, address: string) {
  const { availability } = statusView(state, webview, address)
  if (availability !== 'available') return availability
  if (webview.state() === 'off') return REFUSALS.off
  if (isBarred(state.webview.settings, address)) return 'address_barred' as const
  const now = webview.state()
  return now === 'ready' ? undefined : REFUSALS[now]
}

/** A connection of the caller. */
function ownOf({ webview }: Services, id: string, session: Session | undefined): Connection | undefined {
  const found = webview.connections.find(id)
  return session && found?.family === session.family ? found : undefined
}

export const webViewHandlers = {
  'GET /features/webview/settings': ({ state }) => ok(shown(state.webview.settings)),

  'PUT /features/webview/settings': ({ state, webview, body }) => {
    const refusal = refuseInput(settingsFaults(state.webview.settings, body))
    if (refusal) return refusal
    webview.configure(updatedSettings(state.webview.settings, body))
    return done()
  },

  'GET /features/webview/status': ({ state, webview, address = '' }) => ok(statusView(state, webview, address)),

  'GET /features/webview/connections': ({ webview, clock }) =>
    list(webview.connections.live().map(connection => viewerView(webview, clock, connection))),

  'POST /features/webview/connections': ({ body, session, address = '', ...services }) => {
    const { state, webview } = services
    const lockout = services.lockout.of('webview')
    const code = refusalOf({ ...services }, address)
    if (code) return refuse(409, code)
    const wait = lockout.waitSeconds(body.username, address)
    if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
    const role = roleOf(state.webview.settings, body)
    if (!role || !session) {
      lockout.failed(body.username, address)
      return refuse(400, 'wrong_user')
    }
    lockout.succeeded(body.username, address)
    const { username: name, family } = session
    const connection = webview.connections.open({ name, family, username: body.username, role, address })
    return created(connectionView(state, webview, connection))
  },

  'GET /features/webview/connections/{id}': ({ webview, params, session, ...services }) => {
    const own = ownOf({ ...services, webview }, params.id, session)
    return own ? ok(connectionView(services.state, webview, own)) : refuse(404, 'not_found')
  },

  'DELETE /features/webview/connections/{id}': ({ params, session, ...services }) => {
    const { webview } = services
    const own = ownOf(services, params.id, session)
    const isAdministrator = accountOf(services, session)?.roles.includes(PERMISSION)
    const other = isAdministrator ? webview.connections.find(params.id) : undefined
    if (own) webview.connections.end(own, 'closed')
    else if (other) webview.connections.end(other, 'disconnected')
    else return refuse(404, 'not_found')
    return done()
  },

  'POST /features/webview/connections/{id}/control-requests': ({ params, session, body, ...services }) => {
    const own = ownOf(services, params.id, session)
    if (!own) return refuse(404, 'not_found')
    if (own.ended) return refuse(409, 'connection_ended')
    if (own.role === 'view') return refuse(409, 'view_only')
    // Nobody operates what he does not see.
    if (!own.peer) return refuse(409, 'screen_not_connected')
    own.confirmedMachine = body.machine ?? own.confirmedMachine
    if (mustConfirm(services.state, own)) return refuse(409, 'safety_not_confirmed')
    own.notice = null
    const code = services.webview.control.request(own.id)
    return code ? refuse(409, code) : done()
  },

  'POST /features/webview/connections/{id}/answers': ({ params, session, body, ...services }) => {
    const own = ownOf(services, params.id, session)
    if (!own) return refuse(404, 'not_found')
    if (own.ended) return refuse(409, 'connection_ended')
    const code = services.webview.control.answer({ place: 'remote', id: own.id }, body.request, body.granted)
    return code ? refuse(409, code) : done()
  },

  'DELETE /features/webview/connections/{id}/control': ({ params, session, ...services }) => {
    const own = ownOf(services, params.id, session)
    if (!own) return refuse(404, 'not_found')
    if (own.ended) return refuse(409, 'connection_ended')
    own.notice = null
    services.webview.control.release(own.id)
    return done()
  }
} satisfies Partial<Handlers>
