import { connect, type Socket } from 'node:net'
import type { Schemas } from '../../../src/api/generated/schema'
import type { Line, LineChannel } from '../network/line-channel'
import { LOOPBACK } from '../network/plant-network'
import type { PanelState } from '../state'

/** The devices that remote users reach through the panel: those with an enabled link over the network. */
export function devicesBehind({ plcDevices }: PanelState): Schemas['EasyAccessDevice'][] {
  return plcDevices.flatMap(({ name, settings: { enabled, port, address, tcp_port } }) =>
    enabled && port === 'lan' && tcp_port !== null ? [{ name, address, tcp_port }] : []
  )
}

/**
 * Leads connections of remote users, which share the channel to the portal, on to the devices.
 * @returns how to end them
 */
export function passThrough(state: PanelState, channel: LineChannel): () => void {
  const open = new Map<string, Socket>()

  const lead = (id: string, port: number) => {
    const socket = connect(port, LOOPBACK)
    open.set(id, socket)
    socket.on('data', bytes => channel.send({ event: 'data', id, bytes: bytes.toString('base64') }))
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(id)
      channel.send({ event: 'closed', id })
    })
  }

  channel.onLine(line => {
    const id = String(line.id)
    if (line.event === 'open') {
      const port = isAllowed(state, line) && state.plcServers[`${line.address}:${line.port}`]
      if (port) lead(id, port)
      else channel.send({ event: 'closed', id })
    }
    if (line.event === 'data') open.get(id)?.write(Buffer.from(String(line.bytes), 'base64'))
    if (line.event === 'closed') open.get(id)?.destroy()
  })
  const end = () => {
    for (const socket of open.values()) socket.destroy()
  }
  channel.onClose(end)
  return end
}

const isAllowed = (state: PanelState, { address, port }: Line): boolean =>
  state.easyaccess.settings.pass_through &&
  devicesBehind(state).some(device => device.address === address && device.tcp_port === port)
