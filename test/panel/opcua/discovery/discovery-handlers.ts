import { done, type Handlers, ok, refuse, refuseInput } from '../../http/handler-types'
import { urlFaults } from './address'

export const discoveryHandlers = {
  'GET /opcua/discovery': ({ state }) => ok(state.opcuaDiscovery.settings),

  'PUT /opcua/discovery': ({ discovery, body }) => {
    const refusal = refuseInput(urlFaults(body.url))
    if (refusal) return refusal
    discovery.configure(body)
    return done()
  },

  'GET /opcua/discovery/status': ({ discovery }) => ok(discovery.status()),

  'POST /opcua/discovery/tests': async ({ discovery, body }) => {
    const refusal = refuseInput(urlFaults(body.url))
    if (refusal) return refusal
    const result = await discovery.test(body.url)
    return result ? ok(result) : refuse(503, 'opcua_unavailable', { retryAfterSeconds: 60 })
  }
} satisfies Partial<Handlers>
