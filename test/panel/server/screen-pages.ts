import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { tokenIn } from '../http/sockets'
import type { Panel } from '../panel'
import { pathOf } from './static'

const FILES = join(process.cwd(), 'test/panel/webview/screen')
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8'
}

/** In a WebView, in the user mode of a browser, or at the panel itself. */
export type ScreenPlace = 'webview' | 'user' | 'panel'

const PAGE = /^\/webview\/([\w-]+)$/
const FILE = /^\/webview\/files\/([\w-]+\.(js|css))$/

/** Where the page of each place opens its socket. */
export const USER_SOCKET = '/ws/user-mode'
export const LOCAL_SOCKET = '/ws/screen'
const webViewSocket = (id: string) => `/ws/webview/${id}`

/**
 * The panel's own pages: its operating screen, in a frame of the console or alone. The handler returns false for what is
 * not theirs. A full load of exactly `/app` is the user screens, for those who may see them.
 */
export function screenPages(panel: Panel): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const pathname = pathOf(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [, id] = PAGE.exec(pathname) ?? []
    if (id !== undefined && panel.webview.connections.find(id))
      return sendPage(request, response, 'webview', webViewSocket(id))
    if (pathname === '/app' && showsUserScreens(panel, request)) return sendPage(request, response, 'user', USER_SOCKET)
    return sendFile(pathname, response)
  }
}

function showsUserScreens(panel: Panel, { headers, socket }: IncomingMessage): boolean {
  const token = tokenIn(headers.cookie ?? '')
  return token !== undefined && panel.showsUserScreens(token, socket.remoteAddress)
}

export function sendPage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  place: ScreenPlace,
  socket: string
): true {
  const page = readFileSync(join(FILES, 'index.html'), 'utf8').replace('{{place}}', place).replace('{{socket}}', socket)
  response.writeHead(200, {
    'Content-Type': TYPES.html,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyFor(place, headers.host ?? ''),
    'X-Frame-Options': place === 'webview' ? 'SAMEORIGIN' : 'DENY',
    ...SHARED_HEADERS
  })
  response.end(page)
  return true
}

const SHARED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin'
}

/** Old browsers do not count a socket as 'self'. */
function policyFor(place: ScreenPlace, host: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ws://${host} wss://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${place === 'webview' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')
}

/** Returns whether the path names a file of the pages. */
export function sendFile(pathname: string, response: ServerResponse): boolean {
  const [, name, type = ''] = FILE.exec(pathname) ?? []
  if (name === undefined) return false
  try {
    const content = readFileSync(join(FILES, name))
    response
      .writeHead(200, { 'Content-Type': TYPES[type], 'Cache-Control': 'no-cache', ...SHARED_HEADERS })
      .end(content)
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
  }
  return true
}
