import { done, type Handlers, list, ok, refuse, refuseInput, refuseState } from '../http/handler-types'
import type { Services } from '../services'
import { deviceFaults, serialFaults } from './communication-rules'
import type { SerialPort, SerialSettings } from './communication-state'
import { deviceConflicts, fastPort } from './conflicts'
import { driverOf } from './drivers'
import { isReadable, readOnce } from './read-test'

const notFound = () => refuse(404, 'not_found', { message: 'There is no such device or port' })
const deviceOf = ({ state }: Services, id: string) => state.plcDevices.find(device => device.id === id)
const portOf = ({ state }: Services, id: string) => state.serialPorts.find(port => port.id === id)
const devicesAt = ({ state }: Services, port: string) =>
  state.plcDevices.filter(({ settings }) => settings.enabled && settings.port === port)

export const communicationHandlers = {
  'GET /features/communication/links': ({ links }) => list(links.list()),

  'POST /features/communication/links/{id}/restart': ({ links, params }) => {
    const link = links.list().find(({ id }) => id === params.id)
    if (!link) return notFound()
    if (link.state === 'disabled' && link.reason !== 'restarting') return refuse(409, 'link_disabled')
    links.restart([link.id])
    return done()
  },

  'DELETE /features/communication/links/{id}/counters': call => {
    if (!deviceOf(call, call.params.id)) return notFound()
    call.links.resetCounters(call.params.id)
    return done()
  },

  'GET /features/communication/devices': ({ state }) =>
    list(
      state.plcDevices.map(device => {
        const { ports, stations, addresses } = driverOf(device.driver)
        return { ...device, ports, stations, addresses }
      })
    ),

  'GET /features/communication/devices/{id}/settings': call => {
    const device = deviceOf(call, call.params.id)
    return device ? ok({ ...device.settings }) : notFound()
  },

  'PUT /features/communication/devices/{id}/settings': call => {
    const { state, links, body } = call
    const device = deviceOf(call, call.params.id)
    if (!device) return notFound()
    const refusal = refuseInput(deviceFaults(device, body)) ?? refuseState(deviceConflicts(state, device, body))
    if (refusal) return refusal
    device.settings = body
    links.restart([device.id])
    return done()
  },

  'POST /features/communication/devices/{id}/reads': async call => {
    const { state, body } = call
    const device = deviceOf(call, call.params.id)
    if (!device) return notFound()
    const port = portOf(call, body.settings.port)
    const refusal = refuseInput({
      ...deviceFaults(device, body.settings),
      ...(port && body.serial && serialFaults(state, port, body.serial)),
      ...(!isReadable(device, body) && ({ plc_address: 'unknown' } as const))
    })
    const refused = refusal ?? (port && body.serial && refuseRate(state, port, body.serial))
    return refused ?? ok(await readOnce(call, device, body))
  },

  'GET /features/communication/ports': call =>
    list(
      call.state.serialPorts.map(({ wire: _, sharesPlugWith, ...port }) => ({
        ...port,
        shares_plug_with: sharesPlugWith,
        links: devicesAt(call, port.id).map(({ name }) => name),
        ...wireErrors(call, port.id)
      }))
    ),

  'GET /features/communication/ports/{id}/settings': call => {
    const port = portOf(call, call.params.id)
    return port ? ok({ ...port.settings }) : notFound()
  },

  'PUT /features/communication/ports/{id}/settings': call => {
    const { state, links, body } = call
    const port = portOf(call, call.params.id)
    if (!port) return notFound()
    const refusal = refuseInput(serialFaults(state, port, body)) ?? refuseRate(state, port, body)
    if (refusal) return refusal
    port.settings = body
    links.restart(devicesAt(call, port.id).map(({ id }) => id))
    return done()
  }
} satisfies Partial<Handlers>

function refuseRate(state: Services['state'], { id }: SerialPort, { baud_rate }: SerialSettings) {
  const fast = fastPort(state, id, baud_rate)
  const fields = { baud_rate: 'rate_in_use' } as const
  return fast && refuse(409, 'rate_in_use', { fields, details: { port: fast.id } })
}

/** Of the links of a port, as they are counted. */
function wireErrors(call: Services, port: string) {
  const failing = call.links.list().filter(link => link.port === port && link.last_error)
  const errorsOf = (code: string) =>
    failing.filter(({ last_error }) => last_error?.code === code).reduce((sum, { errors }) => sum + errors, 0)
  return { framing_errors: errorsOf('framing'), parity_errors: errorsOf('parity') }
}
