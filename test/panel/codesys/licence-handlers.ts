import { randomBytes } from 'node:crypto'
import { created, done, type Handlers, invalid, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { isCode } from './activation-code'
import { isLicensed } from './availability'
import { unavailable } from './common-refusals'
import { LicenceFailure } from './licence-client'
import { type LicenceRequest, readLicence } from './licence-file'

const alreadyActivated = ({ state }: Services) =>
  isLicensed(state) ? refuse(409, 'already_activated', { message: 'There is a licence already' }) : undefined

export const codesysLicenceHandlers = {
  'POST /features/codesys/licence/activation': async call => {
    const { codesys, body } = call
    if (!isCode(body.code)) return invalid({ code: 'checksum' as const })
    const refusal = unavailable(call) ?? alreadyActivated(call)
    if (refusal) return refusal
    try {
      await codesys.activateOnline(body.code)
      return done()
    } catch (error) {
      if (!(error instanceof LicenceFailure)) throw error
      return refuse(409, error.code, { message: error.message || error.code })
    }
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
    return created({ url: `/api/v1/downloads/${ticket}` })
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
