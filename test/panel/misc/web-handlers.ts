import { done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import { isHost } from '../network/host'
import { fileNameFor } from '../opcua/certificates/files'
import { isInNetworks, isNetwork } from './allowed-networks'
import { identityFrom } from './web-identity'
import { certificateCheck } from './web-server'

export const webHandlers = {
  'GET /features/misc/web-server': ({ state }) => ok(state.misc.webServer),

  'PUT /features/misc/web-server': ({ state, body, caller, secure }) => {
    const { allowed_networks: networks } = body
    if (!networks.every(isNetwork)) return invalid({ allowed_networks: 'network' })
    if (networks.length > 0 && !isInNetworks(caller.address, networks))
      return refuse(409, 'excludes_caller', { fields: { allowed_networks: 'excludes_caller' } })
    if (body.redirect && !state.misc.webServer.redirect && !secure)
      return refuse(409, 'not_over_https', { fields: { redirect: 'not_over_https' } })
    state.misc.webServer = body
    return done()
  },

  'GET /features/misc/web-server/certificate': ({ misc }) => ok(misc.web.view()),

  'POST /features/misc/web-server/certificate': async ({ misc, clock, body }) => {
    const identity = await identityFrom(body, misc.web.keptKeys(), clock.now())
    if ('fault' in identity) return invalid({ ...identity.fault })
    misc.web.replace(identity)
    return done()
  },

  'POST /features/misc/web-server/certificate/checks': ({ misc, clock, body }) => {
    const check = certificateCheck(body.certificate, misc.web.ownNames(), clock.now())
    return check ? ok(check) : invalid({ certificate: 'not_a_certificate' })
  },

  'POST /features/misc/web-server/certificate/signing-request': async ({ misc, body }) => {
    if (!body.host_names.every(isHost)) return invalid({ host_names: 'host' })
    return ok({ file_name: fileNameFor(body.host_names[0] ?? '', 'csr'), pem: await misc.web.request(body) })
  },

  'POST /features/misc/web-server/certificate/regenerate': async ({ misc }) => {
    await misc.web.regenerate()
    return done()
  }
} satisfies Partial<Handlers>
