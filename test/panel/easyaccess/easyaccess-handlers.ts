import { type Call, done, type Handlers, ok, refuse, refuseInput } from '../http/handler-types'
import { isHost } from '../network/host'
import type { EasyAccessState, Settings } from './easyaccess-state'
import { isActivated } from './licence'
import type { Route } from './path'
import { PathFailure } from './path-failure'

type Update = Call<'PUT /features/easyaccess/settings'>['body']

const PARTNER_REFUSED = -1

/** Values that the schema cannot rule out. */
function faultsIn(update: Update, kept: EasyAccessState): Record<string, 'required' | 'host'> {
  const { proxy, proxy_host: host, proxy_username: username, proxy_password: password } = update
  if (!proxy) return {}
  const needsPassword = username !== '' && password === undefined && !keepsPassword(update, kept)
  return {
    ...(host === '' ? { proxy_host: 'required' as const } : !isHost(host) && { proxy_host: 'host' as const }),
    ...(needsPassword && { proxy_password: 'required' as const })
  }
}

/** A stored password stays with the destination that it was set for. */
function keepsPassword(update: Update, { settings, proxyPassword }: EasyAccessState): boolean {
  const same = (name: 'proxy_type' | 'proxy_host' | 'proxy_port' | 'proxy_username') => update[name] === settings[name]
  const isSame = same('proxy_type') && same('proxy_host') && same('proxy_port') && same('proxy_username')
  return isSame && proxyPassword !== ''
}

function routeOf({ proxy_password: typed, ...settings }: Update, kept: EasyAccessState): Route {
  const stored = keepsPassword(settings, kept) ? kept.proxyPassword : ''
  return { settings, proxyPassword: settings.proxy_username === '' ? '' : (typed ?? stored) }
}

const failureOf = ({ message, code }: PathFailure) => ({ message: message || 'connect failed', details: { code } })

const withFlag = (settings: Settings, password: string) => ({ ...settings, proxy_password_set: password !== '' })

export const easyAccessHandlers = {
  'GET /features/easyaccess/status': ({ easyAccess }) => ok(easyAccess.report()),

  'GET /features/easyaccess/settings': ({ state: { easyaccess } }) =>
    ok(withFlag(easyaccess.settings, easyaccess.proxyPassword)),

  'PUT /features/easyaccess/settings': ({ easyAccess, state, body }) => {
    const refusal = refuseInput(faultsIn(body, state.easyaccess))
    if (refusal) return refusal
    const { settings, proxyPassword } = routeOf(body, state.easyaccess)
    easyAccess.configure(settings, proxyPassword)
    return done()
  },

  'POST /features/easyaccess/activation': async ({ easyAccess, state, body }) => {
    if (isActivated(state)) return refuse(409, 'already_activated')
    try {
      await easyAccess.activate(body.partner_account, body.password)
      return done()
    } catch (error) {
      if (!(error instanceof PathFailure)) throw error
      if (error.code === PARTNER_REFUSED) return refuse(409, 'partner_login_failed')
      return refuse(409, 'connect_failed', failureOf(error))
    }
  },

  'POST /features/easyaccess/start': async ({ easyAccess, state }) => {
    try {
      if (!isActivated(state)) await easyAccess.findLicence()
    } catch (error) {
      if (!(error instanceof PathFailure)) throw error
      return refuse(409, 'not_activated', failureOf(error))
    }
    void easyAccess.start()
    return done()
  },

  'POST /features/easyaccess/stop': ({ easyAccess }) => {
    easyAccess.stop()
    return done()
  },

  'GET /features/easyaccess/path-test': ({ easyAccess }) => ok(easyAccess.pathTest.read()),

  'POST /features/easyaccess/path-test': ({ easyAccess, state, body }) => {
    const refusal = refuseInput(faultsIn(body, state.easyaccess))
    if (refusal) return refusal
    easyAccess.pathTest.start(routeOf(body, state.easyaccess))
    return ok(easyAccess.pathTest.read())
  }
} satisfies Partial<Handlers>
