import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { type HeaderRule, headersFor, parseHeaders } from './header-rules'

const FILES = '/admin/static/'
const LICENCES = '/admin/licenses.txt'
/** Over plain http browsers ignore it, and report that as an error of the page. */
const HTTPS_ONLY = 'Cross-Origin-Opener-Policy'
const PAGE = /^\/(app(\/.*)?|admin(\/.*)?|auth-redirect)?$/

/**
 * Serves the built console as a panel's web server does: its files by name, `index.html` at every address of the console,
 * and both with the headers that the build wrote down. The handler returns false for what is not the console's.
 */
export function staticFiles(
  dist: string,
  isMissing: (path: string) => boolean = () => false
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const rules = parseHeaders(readFileSync(join(dist, 'admin/headers.txt'), 'utf8'))
  const serve = sirv(dist, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => setHeaders(response, rules, path)
  })

  return (request, response) => {
    const pathname = pathOf(request.url)
    const isFile = pathname.startsWith(FILES) || pathname === LICENCES
    if (!isFile && !PAGE.test(pathname)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false

    const notFound = () => {
      setHeaders(response, rules, '/404')
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
    }
    request.url = isFile ? pathname : '/admin/index.html'
    if (isMissing(request.url)) notFound()
    else serve(request, response, notFound)
    return true
  }
}

/** Normalised; empty for a request that names no path, such as `OPTIONS *`. A path may begin with two slashes. */
export function pathOf(url = ''): string {
  return url.startsWith('/') ? new URL(`http://panel${url}`).pathname : ''
}

function setHeaders(response: ServerResponse, rules: HeaderRule[], path: string): void {
  const isSecure = 'encrypted' in response.req.socket
  for (const [name, value] of headersFor(rules, path))
    if (isSecure || name !== HTTPS_ONLY) response.setHeader(name, value)
}
