import { type Agent, createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createProxyServer } from 'http-proxy-3'
import type { Certificate } from '../panel/server/certificate'
import { hostFault } from '../panel/server/own-host'
import type { Served } from '../panel/server/server'
import { staticFiles } from '../panel/server/static'
import { refuseUpgrade } from '../panel/server/upgrade'

interface InFront {
  /** The origin of the real panel. */
  target: string
  /** Connects to the panel. */
  agent?: Agent
  dist: string
  host: string
  port: number
  tls?: Certificate
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Serves the console here and passes everything else on to a real panel. */
export async function serveInFront({ target, agent, dist, host, port, tls, before }: InFront): Promise<Served> {
  const files = staticFiles(dist)
  const proxy = createProxyServer({ target, changeOrigin: true, ...(agent && { agent }) })
  proxy.on('error', (_error, _request, response) => {
    if ('writeHead' in response && !response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' })
    response.end('The panel is not responding')
  })

  const isOwnName = (name: string) => name === host
  const scheme = tls ? 'https' : 'http'
  /** A panel admits calls by their Origin: the console's own becomes the panel's, any other is left to the panel to refuse. */
  const translateOrigin = ({ headers }: IncomingMessage) => {
    if (headers.origin === `${scheme}://${headers.host}`) headers.origin = target
  }

  const listener: RequestListener = (request, response) => {
    const fault = hostFault(request, isOwnName)
    if (fault) return void response.writeHead(fault).end('Not a host of this server')
    if (!isPath(request)) return void response.writeHead(400).end('Not a path')
    if (before?.(request, response) || files(request, response)) return
    translateOrigin(request)
    proxy.web(request, response)
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const fault = hostFault(request, isOwnName) ?? (isPath(request) ? undefined : 400)
    if (fault) return refuseUpgrade(socket, fault)
    translateOrigin(request)
    proxy.ws(request, socket, head)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A server that listens on a port has an address of this kind.
  const taken = (server.address() as AddressInfo).port
  return {
    address: `${scheme}://${host}:${taken}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
        proxy.close()
      })
  }
}

/** Not the whole address of another server, which a proxy would be asked for. */
const isPath = ({ url = '' }: IncomingMessage) => url.startsWith('/')
