import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { getRequestListener } from '@hono/node-server'
import { ADDRESS_NOT_ALLOWED, HTTPS_REQUIRED } from '../http/refusals'
import type { Panel } from '../panel'
import type { Certificate } from './certificate'
import { createConnections } from './connections'
import { createEndpoints } from './endpoints'
import { createHttpsProbe } from './https-probe'
import { hostFault, localAddressOf, toOriginForm } from './own-host'
import { closeIfLarge, OVERLOADED, redirect, refuseCall, respond } from './refusals'
import { screenPages } from './screen-pages'
import { pathOf, staticFiles } from './static'
import { refuseUpgrade, upgradeListener } from './upgrade'

export interface ServeOptions {
  panel: Panel
  /** The folder of the built console; without it only the calls are served. */
  dist?: string
  host?: string
  /** Names beside those of the panel that requests may call it by. */
  names?: readonly string[]
  /** 0 takes any free one. */
  port?: number
  tls?: Certificate
  /** Where it is served over HTTPS too, which may be required. */
  securePort?: () => number | undefined
  /** Called first; returns whether it has handled the request. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

export interface Served {
  /** Such as `http://127.0.0.1:8080`. */
  address: string
  close(): Promise<void>
}

const CALLS = /^\/(api|cgi)\//

/** Serves the virtual panel, and the console on it, over HTTP or HTTPS with its socket. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { panel, dist, host = '127.0.0.1', names = [], port = 0, tls, securePort, before } = options
  const { web } = panel.misc
  const screens = screenPages(panel)
  const files = dist === undefined ? () => false : staticFiles(dist, panel.faults.isMissing)
  const isOwnName = (name: string) => names.includes(name) || web.isNamed(name)
  const isAdmitted = ({ socket }: IncomingMessage) => web.admits(panel.callers.callerOf(socket.remoteAddress).address)
  const connections = createConnections(panel.limits, (request, response) => refuseCall(request, response, OVERLOADED))
  const calls = connections.calls(callListener(panel))
  const pages = connections.files((request, response) => {
    if (!screens(request, response) && !files(request, response)) respond(response, 404, 'Not Found')
  })

  const listenerAt =
    (endpoint: string): RequestListener =>
    (request, response) => {
      if (endpoint !== endpoints.current()) return
      toOriginForm(request)
      const isCall = CALLS.test(request.url ?? '')
      // Calls close it by themselves after a body that they have not read; only those that have one read it.
      if (!isCall || ['GET', 'HEAD'].includes(request.method ?? '')) closeIfLarge(request, response)
      if (!isAdmitted(request)) {
        if (isCall) return refuseCall(request, response, ADDRESS_NOT_ALLOWED)
        return respond(response, 403, 'Not an allowed network')
      }
      const fault = hostFault(request, isOwnName)
      if (fault) return respond(response, fault, 'Not a host of this server')
      if (before?.(request, response)) return
      const admit = () => (isCall ? calls : pages)(request, response)
      requireHttps(request, admit, secure => {
        if (isCall) refuseCall(request, response, HTTPS_REQUIRED)
        else redirect(request, response, secure)
      })
    }

  const httpsPort = createHttpsProbe(
    () => endpoints.current(),
    () => securePort?.()
  )
  const requireHttps = (request: IncomingMessage, admit: () => void, refuse: (securePort: number) => void) => {
    if (tls || !web.redirects() || panel.isForPlainHttp(request.method ?? '', pathOf(request.url))) return admit()
    void httpsPort().then(secure => (secure === undefined ? admit() : refuse(secure)))
  }

  const upgrade = upgradeListener(panel)
  const create = (endpoint: string) => {
    const listener = listenerAt(endpoint)
    const server = tls ? secureServer(panel, tls, listener) : createServer(listener)
    return server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy())
      toOriginForm(request)
      const fault = hostFault(request, isOwnName)
      if (endpoint !== endpoints.current()) endpoints.hold(stream)
      else if (!isAdmitted(request)) refuseUpgrade(stream, 403)
      else if (fault) refuseUpgrade(stream, fault)
      else
        requireHttps(
          request,
          () => upgrade(request, stream, head),
          () => refuseUpgrade(stream, HTTPS_REQUIRED.status)
        )
    })
  }
  const endpoints = createEndpoints({ panel, host, create })
  const taken = await endpoints.open(port)
  if (!tls) web.listensOn(taken)

  return {
    address: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: endpoints.close
  }
}

/** Takes another certificate when the web server of the panel is restarted. */
function secureServer(panel: Panel, tls: Certificate, listener: RequestListener) {
  const server = createSecureServer(tls, listener)
  panel.misc.web.onIdentity(({ certificate, key }) => server.setSecureContext({ cert: certificate, key }))
  return server
}

/** A call that fails without a response, or in the middle of it, ends its connection, as a panel that goes away does. */
function callListener(panel: Panel) {
  const answer = async (request: Request, { incoming }: { incoming: IncomingMessage }) => {
    const breakOff = () => incoming.socket.destroy()
    try {
      const response = await panel.fetch(request, undefined, incoming.socket.remoteAddress, localAddressOf(incoming))
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
        // A client that reads as fast as this writes would leave no turn for other requests.
        await new Promise(setImmediate)
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
