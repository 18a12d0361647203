import { deviceText } from '../device/device-text'
import { created, done, type Handlers, list, ok, refuse, refuseInput, refuseState } from '../http/handler-types'
import type { PreparedFile } from '../http/tickets'
import type { Services } from '../services'
import { busy, unavailable, wrongName } from './common-refusals'
import { codesysLicenceHandlers } from './licence-handlers'
import { conflictsOf, wrongSettings } from './settings-rules'
import { codesysUpdateHandlers } from './update-handlers'

function download({ tickets }: Services, file: PreparedFile) {
  return created({ url: `/api/v1/downloads/${tickets.issue(file)}` })
}

export const codesysHandlers = {
  ...codesysLicenceHandlers,
  ...codesysUpdateHandlers,

  'GET /features/codesys': ({ codesys }) => ok(codesys.report()),

  'GET /features/codesys/tasks': ({ codesys }) => list(codesys.tasks()),

  'GET /features/codesys/settings': ({ state }) => ok(state.codesys.settings),

  'PUT /features/codesys/settings': call => {
    const { codesys, pending, body } = call
    const refusal = refuseInput(wrongSettings(body, call))
    if (refusal) return refusal
    if (pending.isOpen()) return refuse(409, 'change_pending', { message: 'Another change of the network waits' })
    const conflict = refuseState(conflictsOf(body, call))
    if (conflict) return conflict
    codesys.configure(body)
    return done()
  },

  'POST /features/codesys/start': call => {
    const refusal = unavailable(call) ?? wrongName(call, call.body.machine_name) ?? busy(call)
    if (refusal) return refusal
    const reason = call.codesys.start()
    return reason ? refuse(409, reason) : done()
  },

  'POST /features/codesys/stop': call => {
    const refusal = unavailable(call) ?? wrongName(call, call.body.machine_name) ?? busy(call)
    if (refusal) return refusal
    return call.codesys.stop() ? done() : refuse(409, 'not_running')
  },

  'POST /features/codesys/reset': call => {
    const refusal = unavailable(call) ?? wrongName(call, call.body.machine_name) ?? busy(call)
    if (refusal) return refusal
    if (!call.state.codesys.application) return refuse(409, 'no_application')
    call.codesys.reset(call.body.kind)
    return done()
  },

  'POST /features/codesys/application/downloads': call => {
    const refusal = unavailable(call) ?? busy(call)
    if (refusal) return refusal
    const { application } = call.state.codesys
    if (!application) return refuse(409, 'no_application')
    const { name, builtAt, content } = application
    const fileName = `${name} ${deviceText(builtAt)}`.replace(/[^\p{L}\p{N}._-]+/gu, '-')
    return download(call, { name: `${fileName}.app`, type: 'application/octet-stream', chunks: () => [content] })
  },

  'POST /features/codesys/log/downloads': call => {
    const refusal = unavailable(call)
    if (refusal) return refusal
    const rows = call.state.codesys.log.map(({ time, text }) => `${deviceText(time)} ${text}\n`)
    return download(call, { name: 'codesys.log', type: 'text/plain', chunks: () => rows })
  }
} satisfies Partial<Handlers>
