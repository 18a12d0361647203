import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import type { LineChannel } from '../network/line-channel'
import { LOOPBACK } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'
import { shareChannel } from './shared-channel'

export interface Forwarding {
  /** A port of this machine that is forwarded to the device. */
  port: number
  close(): Promise<void>
}

/** What the client of a remote user does: it forwards a port of their own computer to a device behind the panel. */
export async function forwardTo(channel: LineChannel, address: string, port: number): Promise<Forwarding> {
  const connections = shareChannel(channel)
  const server = createServer(socket => {
    const id = randomUUID()
    channel.send({ event: 'open', id, address, port })
    connections.add(id, socket)
  })
  server.listen(0, LOOPBACK)
  return { port: await portOf(server), close: closing(server) }
}
