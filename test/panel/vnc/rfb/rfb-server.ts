import { createServer, type Socket } from 'node:net'
import { freeTcpPort } from '../../misc/engine/free-port'
import { LOOPBACK } from '../../network/plant-network'
import { type RfbHost, serveViewer } from './rfb-session'

/** An RFB server on the loopback; a port that is reserved on this machine is replaced by a free one. */
export async function startRfbServer(wanted: number, host: RfbHost) {
  const port = await freeTcpPort(wanted)
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    // The viewer has disconnected, or does not keep to the protocol.
    serveViewer(socket, host).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  return {
    port,
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      })
  }
}
