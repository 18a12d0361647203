import { isIPv4 } from 'node:net'
import { deviceText } from '../device/device-text'
import { created, done, type Handlers, list, ok, refuse, refuseInput } from '../http/handler-types'
import { refuseTaken } from '../misc/ports'
import type { Services } from '../services'
import { asFault } from './hsms/fault'
import { encodeItem } from './hsms/items'
import { messageSml } from './hsms/sml'
import { exportedRow } from './message-log'
import type { SecsGemSettings, Spooled } from './secs-gem-state'

const HEADER_BYTES = 10

function faultsIn({ mode, host }: SecsGemSettings): Record<string, 'required' | 'ipv4'> {
  if (host === '') return mode === 'active' ? { host: 'required' } : {}
  return isIPv4(host) ? {} : { host: 'ipv4' }
}

const notLicensed = ({ state }: Services) => (state.secsLicence ? undefined : refuse(409, 'not_licensed'))
/** In active mode the port is that of the host. */
const portTaken = (settings: SecsGemSettings, { state }: Services) =>
  settings.mode === 'passive' ? refuseTaken(state, 'secs_gem', 'tcp', state.secsGem.settings, settings) : undefined
const notReady = (call: Services) =>
  notLicensed(call) ?? (call.state.secsGem.settings.enabled ? undefined : refuse(409, 'switched_off'))

function spooledRow({ number, time, stream, fn, item }: Spooled) {
  const name = `S${stream}F${fn}`
  const bytes = HEADER_BYTES + encodeItem(item).length
  return { number, time: deviceText(time), name, bytes, text: messageSml(name, true, item) }
}

export const secsGemHandlers = {
  'GET /features/secs-gem/status': ({ secsGem }) => ok(secsGem.status()),

  'GET /features/secs-gem/settings': ({ state }) => ok({ ...state.secsGem.settings }),

  'PUT /features/secs-gem/settings': call => {
    const refusal = refuseInput(faultsIn(call.body)) ?? notLicensed(call) ?? portTaken(call.body, call)
    if (refusal) return refusal
    call.secsGem.configure(call.body)
    return done()
  },

  'POST /features/secs-gem/connect': call => {
    const refusal = notReady(call)
    if (refusal) return refusal
    if (!['disconnected', 'failure'].includes(call.secsGem.link.phase())) return refuse(409, 'already_connected')
    call.secsGem.connect()
    return done()
  },

  'POST /features/secs-gem/disconnect': ({ secsGem }) => {
    if (secsGem.link.isIdle()) return refuse(409, 'not_connected')
    secsGem.disconnect()
    return done()
  },

  'PUT /features/secs-gem/control-state': async ({ secsGem, body }) => {
    const refusal = await secsGem.setControl(body.state)
    return refusal ? refuse(409, refusal) : done()
  },

  'GET /features/secs-gem/messages': ({ secsGem, query }) => {
    const { offset = 0, limit = 100, ...filter } = query
    const found = secsGem.log.find(filter)
    return ok({ items: found.slice(offset, offset + limit), total: found.length, newest: secsGem.log.newest() })
  },

  'DELETE /features/secs-gem/messages': ({ secsGem }) => {
    secsGem.log.clear()
    return done()
  },

  'POST /features/secs-gem/messages/exports': ({ secsGem, tickets }) => {
    const rows = secsGem.log.all().map(exportedRow)
    const ticket = tickets.issue({ name: 'secs-messages.sml', type: 'text/plain', chunks: () => rows })
    return created({ url: `/api/v1/downloads/${ticket}` })
  },

  'GET /features/secs-gem/spool': ({ state }) => list(state.secsGem.spool.map(spooledRow)),

  'DELETE /features/secs-gem/spool': ({ secsGem }) => {
    secsGem.purgeSpool()
    return done()
  },

  'POST /features/secs-gem/spool/send': async ({ secsGem, state }) => {
    if (!secsGem.link.isConnected()) return refuse(409, 'not_connected')
    if (state.secsGem.spool.length === 0) return refuse(409, 'spool_empty')
    try {
      await secsGem.sendSpool()
      return done()
    } catch (error) {
      return refuse(409, asFault(error).code === 'reply_timeout' ? 'reply_timeout' : 'not_connected')
    }
  },

  'GET /features/secs-gem/test': ({ secsGem }) => ok(secsGem.test.read()),

  'POST /features/secs-gem/test': call => {
    const refusal = notReady(call)
    if (refusal) return refusal
    call.secsGem.test.start()
    return ok(call.secsGem.test.read())
  }
} satisfies Partial<Handlers>
