import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createProxyServer } from 'http-proxy-3'
import type { Certificate } from '../panel/server/certificate'
import { staticFiles } from '../panel/server/static'

interface InFront {
  /** The origin of the real panel. */
  target: string
  dist: string
  host: string
  port: number
  tls?: Certificate
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Serves the console here and passes everything else on to a real panel, whose certificate may be self-signed. */
export async function serveInFront({ target, dist, host, port, tls, before }: InFront): Promise<{ address: string }> {
  const files = staticFiles(dist)
  const proxy = createProxyServer({ target, changeOrigin: true, secure: false })
  proxy.on('error', (_error, _request, response) => {
    if ('writeHead' in response && !response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' })
    response.end('The panel does not answer')
  })

  const listener: RequestListener = (request, response) => {
    if (before?.(request, response) || files(request, response)) return
    comeFrom(target, request)
    proxy.web(request, response)
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.on('upgrade', (request, socket, head) => {
    comeFrom(target, request)
    proxy.ws(request, socket, head)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { address: `${tls ? 'https' : 'http'}://${host}:${port}` }
}

/** A panel lets the socket in by its Origin: here the console's origin stands in for the panel's. */
function comeFrom(target: string, { headers }: IncomingMessage): void {
  if (headers.origin) headers.origin = target
}
