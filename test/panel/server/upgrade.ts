import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Panel } from '../panel'

export const TIME_SOCKET = '/ws/datetime'

/** Lets browsers join the time socket of the panel. */
export function upgradeListener(panel: Panel) {
  const sockets = new WebSocketServer({ noServer: true })

  return (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    if (request.url !== TIME_SOCKET) return refuseUpgrade(stream, 404)
    const { cookie = '', origin = '', host = '' } = request.headers
    const early: string[] = []
    let socket: WebSocket | undefined
    const connection = panel.connect(
      { cookie, origin, host },
      {
        send: text => (socket ? socket.send(text) : early.push(text)),
        close: () => stream.destroy()
      }
    )
    if (!('leave' in connection)) return refuseUpgrade(stream, connection.status)
    stream.on('close', connection.leave)
    sockets.handleUpgrade(request, stream, head, joined => {
      socket = joined
      // A frame that breaks the protocol ends its socket only.
      joined.on('error', () => joined.terminate())
      for (const text of early) joined.send(text)
    })
  }
}

export function refuseUpgrade(stream: Duplex, status: number): void {
  stream.on('error', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
