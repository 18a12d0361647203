import { randomBytes } from 'node:crypto'
import { deviceText } from '../device/device-text'
import { created, done, type Handlers, invalid, refuse } from '../http/handler-types'
import { TICKET_SECONDS } from '../http/tickets'
import type { Services } from '../services'
import { isCode } from './activation-code'
import { isLicensed } from './availability'
import { unavailable } from './common-refusals'
import { type LicenceRequest, readLicence } from './licence-file'
import { issueLicence } from './licence-site'

const alreadyActivated = ({ state }: Services) =>
  isLicensed(state) ? refuse(409, 'already_activated', { message: 'There is a licence already' }) : undefined

/** The licence server is beyond the gateway of the plant. */
const isOnline = ({ state, network }: Services) =>
  state.ethernet.map(network.status).some(({ gateway }) => gateway !== null && network.reach(gateway) !== undefined)

const today = ({ clock }: Services) => deviceText(clock.now()).slice(0, 10)

export const codesysLicenceHandlers = {
  'POST /features/codesys/licence/activation': call => {
    const { state, codesys, body } = call
    if (!isCode(body.code)) return invalid({ code: 'checksum' as const })
    const refusal = unavailable(call) ?? alreadyActivated(call)
    if (refusal) return refusal
    if (!isOnline(call)) return refuse(409, 'licence_server_unreachable', { message: 'The gateway does not respond' })
    const request = { hardware_key: state.hardware.hardwareKey, code: body.code, request: null }
    const issued = issueLicence(state.codesysCodes, request, today(call))
    if (typeof issued === 'string') return refuse(409, issued)
    codesys.activate()
    return done()
  },

  'POST /features/codesys/licence/requests': call => {
    const { state, tickets, body } = call
    if (!isCode(body.code)) return invalid({ code: 'checksum' as const })
    const refusal = unavailable(call) ?? alreadyActivated(call)
    if (refusal) return refusal
    const { serial, hardwareKey } = state.hardware
    const number = randomBytes(8).toString('hex')
    state.codesys.openRequest = number
    const request: LicenceRequest = {
      format: 'codesys-licence-request',
      hardware_key: hardwareKey,
      code: body.code,
      request: number
    }
    const text = `${JSON.stringify(request, null, 2)}\n`
    const ticket = tickets.issue({ name: `codesys-${serial}.licreq`, type: 'application/json', chunks: () => [text] })
    return created({ url: `/api/v1/downloads/${ticket}`, expires_seconds: TICKET_SECONDS })
  },

  'POST /features/codesys/licence/files': call => {
    const { state, codesys, body } = call
    const refusal = unavailable(call) ?? alreadyActivated(call)
    if (refusal) return refusal
    const licence = readLicence(Buffer.from(body.content, 'base64'))
    if (typeof licence === 'string') return refuse(400, licence)
    if (licence.hardware_key !== state.hardware.hardwareKey) return refuse(409, 'licence_other_panel')
    if (licence.request !== null && licence.request !== state.codesys.openRequest)
      return refuse(409, 'licence_not_requested')
    codesys.activate()
    return done()
  }
} satisfies Partial<Handlers>
