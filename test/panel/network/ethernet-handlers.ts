import { isIPv4 } from 'node:net'
import { accepted, type Handlers, ok, refuse, refuseInput, refuseState } from '../http/handler-types'
import type { Services } from '../services'
import { conflictsOf, wrongSettings } from './ethernet-rules'
import { traceTo } from './trace'

const noSuchPort = () => refuse(404, 'not_found', { message: 'There is no such port' })
const locked = (owner: string) => refuse(423, 'port_locked', { message: `${owner} uses this port` })
const unknownHost = () => refuse(409, 'name_not_resolved', { fields: { host: 'name_not_resolved' } })

const portOf = ({ state }: Services, id: string) => state.ethernet.find(port => port.id === id)

/** Null for the port of the radio. */
const wiredPort = ({ state }: Services, port: string) => (state.ethernet.some(({ id }) => id === port) ? port : null)

/** The address of a host, by its name where a DNS server of the panel knows it. */
function addressOf({ state, network }: Services, host: string): string | undefined {
  if (isIPv4(host)) return host
  return network.dnsServer() && state.network.hosts.find(({ name }) => name === host.toLowerCase())?.address
}

export const ethernetHandlers = {
  'GET /network/ethernet': call => {
    const { state, network, caller } = call
    return ok({
      ports: state.ethernet.map(network.status),
      caller: { address: caller.address, port: wiredPort(call, caller.port) }
    })
  },

  'GET /network/ethernet/{id}/settings': call => {
    const port = portOf(call, call.params.id)
    return port ? ok({ ...port.settings, hostname: call.state.versions.hostname }) : noSuchPort()
  },

  'PUT /network/ethernet/{id}/settings': call => {
    const { state, network, pending, params, body } = call
    const { id } = params
    const port = portOf(call, id)
    if (!port) return noSuchPort()
    if (port.lockedBy) return locked(port.lockedBy)
    if (pending.isOpen()) return refuse(409, 'change_pending', { message: 'Another change of the network waits' })
    const ports = state.ethernet.map(other => ({ ...network.status(other), settings: other.settings }))
    const refusal = refuseInput(wrongSettings(body)) ?? refuseState(conflictsOf(id, body, ports))
    if (refusal) return refusal
    const other = body.method === 'static' && port.cable && network.ownerOf(id, body.address)
    if (other) {
      const message = `${other.mac} has the address ${other.address}`
      return refuse(409, 'address_in_use', {
        message,
        fields: { address: 'address_in_use' },
        details: { mac: other.mac }
      })
    }
    const { hostname, ...settings } = body
    const before = { settings: port.settings, hostname: state.versions.hostname }
    return ok(
      pending.propose({
        apply: () => {
          port.settings = settings
          state.versions.hostname = hostname
        },
        enforce: () => network.enforce(id),
        revert: () => {
          port.settings = before.settings
          state.versions.hostname = before.hostname
          network.enforce(id)
        },
        addresses: network.addresses,
        inForce: () => network.isInForce(id)
      })
    )
  },

  'POST /network/ethernet/{id}/lease': call => {
    const port = portOf(call, call.params.id)
    if (!port) return noSuchPort()
    if (port.lockedBy) return locked(port.lockedBy)
    const outcome = call.network.renew(call.params.id)
    return outcome === 'requested' ? accepted(undefined) : refuse(409, outcome)
  },

  'POST /network/ethernet/{id}/address-check': call => {
    const port = portOf(call, call.params.id)
    if (!port) return noSuchPort()
    if (!port.cable) return refuse(409, 'link_down', { message: 'No cable is plugged in' })
    return ok({ mac: call.network.ownerOf(port.id, call.body.address)?.mac ?? null })
  },

  'POST /network/tools/ping': call => {
    const address = addressOf(call, call.body.host)
    if (!address) return unknownHost()
    const found = call.network.reach(address)
    const answers = found !== undefined && !found.quiet
    return ok({ address, sent: 4, received: answers ? 4 : 0, average_ms: answers ? found.milliseconds : null })
  },

  'POST /network/tools/trace': call => {
    const address = addressOf(call, call.body.host)
    return address ? ok(traceTo(call.network, address)) : unknownHost()
  },

  'POST /network/tools/dns': call => {
    const server = call.network.dnsServer()
    if (!server) return refuse(409, 'no_dns_server', { fields: { host: 'no_dns_server' } })
    const address = addressOf(call, call.body.host)
    return address ? ok({ server, addresses: [address] }) : unknownHost()
  },

  'POST /network/tools/port': call => {
    const address = addressOf(call, call.body.host)
    if (!address) return unknownHost()
    const found = call.network.reach(address)
    const result = !found ? 'no_answer' : found.openPorts.includes(call.body.port) ? 'open' : 'closed'
    return ok({ address, result })
  }
} satisfies Partial<Handlers>
