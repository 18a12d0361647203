import { driverTable } from '../communication/drivers'
import { done, type Handlers, list, ok, refuse, refuseInput } from '../http/handler-types'
import { refuseTaken } from '../misc/ports'
import { settingsFaults } from './settings-rules'

const RETRY_SECONDS = 10
const unavailable = () => refuse(503, 'unavailable', { retryAfterSeconds: RETRY_SECONDS })

export const opcuaHandlers = {
  'GET /opcua/server': ({ opcua }) => ok(opcua.server()),

  'POST /opcua/server/start': async ({ opcua }) => {
    const code = await opcua.start()
    if (code === undefined) return ok(opcua.server())
    if (code === 'opcua_unavailable') return refuse(503, code, { retryAfterSeconds: 60 })
    if (code !== 'start_failed') return refuse(409, code)
    return refuse(409, code, { details: { cause: opcua.server().last_error?.detail ?? '' } })
  },

  'POST /opcua/server/stop': async ({ opcua }) => {
    const code = await opcua.stop()
    return code ? refuse(409, code) : ok(opcua.server())
  },

  'POST /opcua/server/restart': async ({ opcua }) => {
    const code = await opcua.restart()
    return code ? refuse(409, code) : ok(opcua.server())
  },

  'GET /opcua/settings': ({ state }) => ok(state.opcua.settings),

  'PUT /opcua/settings': async ({ state, opcua, body }) => {
    const before = { enabled: true, port: state.opcua.settings.port }
    const after = { enabled: true, port: body.port }
    const refusal = refuseInput(settingsFaults(state, body)) ?? refuseTaken(state, 'opcua', 'tcp', before, after)
    if (refusal) return refusal
    state.opcua.settings = body
    await opcua.saved()
    return done()
  },

  'GET /opcua/sessions': ({ opcua }) => list(opcua.sessions()),
  'GET /opcua/rejections': ({ opcua }) => list(opcua.rejections()),
  'DELETE /opcua/rejections': ({ opcua }) => {
    opcua.clearRejections()
    return done()
  },
  'POST /opcua/values': ({ opcua, body }) => list(opcua.values(body.node_ids)),
  'POST /opcua/uses': ({ opcua, body }) => list(opcua.uses(body.node_ids)),

  // It is saved with the project, whose files an update replaces.
  'GET /opcua/node-tree': ({ state }) => (state.project?.state === 'updating' ? unavailable() : ok(state.nodeTree)),
  // The runtime of the project knows the drivers.
  'GET /opcua/driver-table': ({ state }) =>
    state.project?.state === 'running' ? ok(driverTable(state)) : unavailable()
} satisfies Partial<Handlers>
