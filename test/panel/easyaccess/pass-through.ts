import { connect } from 'node:net'
import type { Schemas } from '../../../src/api/generated/schema'
import type { Line, LineChannel } from '../network/line-channel'
import { LOOPBACK } from '../network/plant-network'
import type { PanelState } from '../state'
import { shareChannel } from './shared-channel'

/** The devices that remote users reach through the panel: those with an enabled link over the network. */
export function devicesBehind({ plcDevices }: PanelState): Schemas['EasyAccessDevice'][] {
  return plcDevices.flatMap(({ name, settings: { enabled, port, address, tcp_port } }) =>
    enabled && port === 'lan' && tcp_port !== null ? [{ name, address, tcp_port }] : []
  )
}

/**
 * Forwards connections of remote users, which share the channel to the portal, to the devices.
 * @returns a function that ends them
 */
export function passThrough(state: PanelState, channel: LineChannel): () => void {
  const connections = shareChannel(channel)
  channel.onLine(line => {
    if (line.event !== 'open') return
    const id = String(line.id)
    const port = isAllowed(state, line) && state.plcServers[`${line.address}:${line.port}`]
    if (port) connections.add(id, connect(port, LOOPBACK))
    else channel.send({ event: 'closed', id })
  })
  return connections.end
}

const isAllowed = (state: PanelState, { address, port }: Line): boolean =>
  state.easyaccess.settings.pass_through &&
  devicesBehind(state).some(device => device.address === address && device.tcp_port === port)
