import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Certificate } from './certificate'
import type { Panel } from './panel'
import { staticFiles } from './static'
import { upgradeListener } from './upgrade'

export interface ServeOptions {
  panel: Panel
  /** The folder of the built console; without it only the calls are served. */
  dist?: string
  host?: string
  /** 0 takes any free one. */
  port?: number
  tls?: Certificate
  /** Asked first; answers whether it has taken the request. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

export interface Served {
  /** Such as `http://127.0.0.1:8080`. */
  address: string
  close(): Promise<void>
}

const CALLS = /^\/(api|cgi)\//

/** Serves the virtual panel, and the console on it, over HTTP or HTTPS with its socket. */
export async function serve({ panel, dist, host = '127.0.0.1', port = 0, tls, before }: ServeOptions): Promise<Served> {
  const calls = callListener(panel)
  const files = dist === undefined ? () => false : staticFiles(dist)

  const listener: RequestListener = (request, response) => {
    if (before?.(request, response)) return
    if (CALLS.test(request.url ?? '')) return calls(request, response)
    if (!files(request, response)) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
  }

  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.on('upgrade', upgradeListener(panel))
  const taken = await listen(server, port, host)
  let closed = false
  const alive = setInterval(() => {}, 60_000)
  panel.onStop(() => {
    server.close()
    server.closeAllConnections()
  })
  panel.onStart(() => {
    if (!closed) void listen(server, taken, host)
  })

  return {
    address: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close() {
      closed = true
      clearInterval(alive)
      return new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    }
  }
}

/** A call that fails without an answer, or in the middle of it, ends its connection, as a panel that goes away does. */
function callListener(panel: Panel) {
  const answer = async (request: Request, { incoming }: { incoming: IncomingMessage }) => {
    const breakOff = () => incoming.socket.destroy()
    try {
      const response = await panel.fetch(request, undefined, incoming.socket.remoteAddress)
      return new Response(response.body && guarded(response.body, breakOff), response)
    } catch {
      breakOff()
      return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
    }
  }
  // The listener hands over what it was called with: HTTP/1.1 here.
  const listener = getRequestListener((request, env) => answer(request, env as { incoming: IncomingMessage }), {
    overrideGlobalObjects: false
  })
  return (request: IncomingMessage, response: ServerResponse) => void listener(request, response)
}

/** Passes a body on; where it fails, the connection breaks and no error page is put behind the half. */
function guarded(body: ReadableStream<Uint8Array>, breakOff: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        breakOff()
      }
    },
    cancel: reason => reader.cancel(reason)
  })
}

/** @returns the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      // A server that listens on a port has an address of this kind.
      resolve((server.address() as AddressInfo).port)
    })
  })
}
