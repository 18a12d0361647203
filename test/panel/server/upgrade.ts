import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import contract from '../../../static/contract/common.json'
import type { Joined, Peer, Upgrade } from '../http/sockets'
import type { Panel } from '../panel'
import { USER_SOCKET } from './screen-pages'

const CLOSING_MS = 2000
/** Bytes that wait for a client that does not read. */
const MOST_BUFFERED = 256 * 1024
const TIME_SOCKET = '/ws/datetime'
const WEBVIEW_SOCKET = /^\/ws\/webview\/([\w-]+)$/

type Join = (upgrade: Upgrade, peer: Peer) => Joined

/** Lets browsers join the sockets of the panel. */
export function upgradeListener(panel: Panel) {
  return socketListener(url => {
    if (url === TIME_SOCKET) return panel.connect
    if (url === USER_SOCKET) return panel.webview.watch
    const [, id] = WEBVIEW_SOCKET.exec(url) ?? []
    return id === undefined ? undefined : (upgrade, peer) => panel.webview.join(id, upgrade, peer)
  })
}

/** Accepts sockets at the paths that `find` knows. */
export function socketListener(find: (url: string) => Join | undefined) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: contract['x-socket-limits'].message_bytes })

  return (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const join = find(request.url ?? '')
    if (!join) return refuseUpgrade(stream, 404)
    const { cookie = '', origin = '', host = '' } = request.headers
    const { remoteAddress: remote } = request.socket
    const early: string[] = []
    let socket: WebSocket | undefined
    const connection = join(
      { cookie, origin, host, remote, secure: 'encrypted' in request.socket },
      {
        send: text => (socket ? sendTo(socket, text) : early.push(text)),
        close: code => (socket && code !== undefined ? closeWith(socket, code) : stream.destroy())
      }
    )
    if (!('leave' in connection)) return refuseUpgrade(stream, connection.status)
    stream.on('close', connection.leave)
    sockets.handleUpgrade(request, stream, head, joined => {
      socket = joined
      // A frame that breaks the protocol ends its socket only, after the code that says why.
      joined.on('error', () => setTimeout(() => joined.terminate(), CLOSING_MS).unref())
      // What a client sends while its socket closes is not read.
      joined.on('message', data => joined.readyState === joined.OPEN && connection.receive(String(data)))
      for (const text of early) joined.send(text)
    })
  }
}

/** Each message says all there is to say, so that a client that does not read misses nothing without those between. */
function sendTo(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount < MOST_BUFFERED) socket.send(text)
}

/** A client that does not respond to the close loses its connection a moment later. */
function closeWith(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), CLOSING_MS).unref()
}

export function refuseUpgrade(stream: Duplex, status: number): void {
  stream.on('error', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
