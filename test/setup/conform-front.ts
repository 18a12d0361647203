import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Changes how a web server answers a path: the headers of the request, or the whole response. */
export interface Front {
  request?: (path: string, headers: Headers) => void
  response?: (path: string, body: string) => string
  status?: (path: string, status: number) => number
  /** Serves requests for any host. */
  anyHost?: boolean
}

/** A web server in front of another one, for pages, which no handler of the panel answers. It has no sockets. */
export async function serveFront(target: string, { request, response, status, anyHost }: Front) {
  const server = createServer(async (incoming, outgoing) => {
    const { url = '', method = 'GET' } = incoming
    if (!anyHost && !incoming.headers.host?.startsWith('127.0.0.1:')) return void outgoing.writeHead(421).end()
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (!['host', 'connection', 'accept-encoding'].includes(name)) headers.set(name, String(value))
    request?.(url, headers)
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null
    const reply = await fetch(target + url, { method, headers, body, redirect: 'manual' })
    const text = await reply.text()
    for (const [name, value] of reply.headers) if (name !== 'content-length') outgoing.setHeader(name, value)
    outgoing.writeHead(status?.(url, reply.status) ?? reply.status).end(response?.(url, text) ?? text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    }
  }
}
