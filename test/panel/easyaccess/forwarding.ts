import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import type { LineChannel } from '../network/line-channel'
import { LOOPBACK } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'

export interface Forwarding {
  /** Of this machine: what connects to it is led to the device. */
  port: number
  close(): Promise<void>
}

/** What the client of a remote user does: a port of their own computer leads to a device behind the panel. */
export async function forwardTo(channel: LineChannel, address: string, port: number): Promise<Forwarding> {
  const open = new Map<string, Socket>()
  const server = createServer(socket => {
    const id = randomUUID()
    open.set(id, socket)
    channel.send({ event: 'open', id, address, port })
    socket.on('data', bytes => channel.send({ event: 'data', id, bytes: bytes.toString('base64') }))
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(id)
      channel.send({ event: 'closed', id })
    })
  })
  channel.onLine(({ event, id, bytes }) => {
    if (event === 'data') open.get(String(id))?.write(Buffer.from(String(bytes), 'base64'))
    if (event === 'closed') open.get(String(id))?.destroy()
  })
  channel.onClose(() => {
    for (const socket of open.values()) socket.destroy()
  })
  server.listen(0, LOOPBACK)
  return { port: await portOf(server), close: closing(server) }
}
