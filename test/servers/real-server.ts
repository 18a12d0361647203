import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCertificate } from '../panel/server/certificate'
import { createPageDist } from '../setup/page-dist'

export const BROKEN_DOWNLOAD = '/api/v1/downloads/broken'
export const ENDLESS_DOWNLOAD = '/api/v1/downloads/endless'

interface Places {
  /** Of this machine, where it listens. */
  port: number
  securePort: number
  /** Where the program of the panel listens. */
  program: number
  dist: string
  /** For its own files. */
  folder: string
}

interface RealServer {
  name: string
  /** Changes its settings only as far as it needs to run here: ports, folders. */
  adapt(settings: string, places: Places): string
  options(file: string, folder: string): string[]
}

/** As in the mime.types of nginx. */
const TYPES =
  'text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; text/plain txt;'

const CACHE = 'cache'

export const SERVERS: readonly RealServer[] = [
  {
    name: 'nginx',
    adapt(settings, { port, securePort, program, dist, folder }) {
      const here = settings
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen 443', `listen 127.0.0.1:${securePort}`)
        .replaceAll('/etc/panel', folder)
        .replace('/var/www/panel', dist)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${program}`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map(kind => `${kind}_temp_path ${join(folder, kind)};`)
        .join('\n')
      return [
        `daemon off; master_process off; error_log stderr; pid ${join(folder, 'pid')};`,
        'events {}',
        `http { access_log off; types { ${TYPES} }\n${temporary}\n${here}}`
      ].join('\n')
    },
    options: (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file]
  },
  {
    name: 'lighttpd',
    adapt: (settings, { port, securePort, program, dist, folder }) =>
      settings
        .replace('":443"', `"127.0.0.1:${securePort}"`)
        .replaceAll('/etc/panel', folder)
        .replace('server.port = 80', `server.port = ${port}\nserver.bind = "127.0.0.1"`)
        .replace('"port" => 8080', `"port" => ${program}`)
        .replace('/var/www/panel', dist)
        .replace('/var/cache/lighttpd', join(folder, CACHE)),
    options: file => ['-D', '-f', file]
  }
]

export const isInstalled = ({ name }: RealServer): boolean => spawnSync(name, ['-v']).status === 0

export interface ServerOptions {
  /** The port of another program. */
  target?: number
  /** Removed at the end. */
  dist?: string
  /** Whether http is redirected to https. */
  redirect?: boolean
}

export type StartedServer = Awaited<ReturnType<typeof startServer>>

/** Starts it with the settings of this folder, a built console, and a program that responds with what arrived. */
export async function startServer(
  { name, adapt, options }: RealServer,
  { target, dist = createPageDist(), redirect = false }: ServerOptions = {}
) {
  const program = await startProgram()
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const [port, securePort] = [await freePort(), await freePort()]
  const { cert, key } = await createCertificate('127.0.0.1')
  writeFileSync(join(folder, 'certificate.pem'), cert)
  writeFileSync(join(folder, 'key.pem'), key)
  mkdirSync(join(folder, CACHE))
  const places = { port, securePort, program: target ?? program.port, dist, folder }
  const file = join(folder, 'settings')
  const settings = settingsOf(name, dist)
  writeFileSync(file, adapt(redirect ? settings.replaceAll('#redirect ', '') : settings, places))
  const server = spawn(name, options(file, folder), { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(server, 'exit')
  let words = ''
  server.stderr.on('data', data => {
    words += data
  })
  const stop = async () => {
    server.kill()
    await ended
    await program.close()
    for (const used of [folder, dist]) rmSync(used, { recursive: true })
  }
  try {
    await whenServed(`http://127.0.0.1:${port}/app`, server)
  } catch (error) {
    await stop()
    throw new Error(`${name} did not start: ${words}`, { cause: error })
  }
  return { name, port, securePort, program, cache: join(folder, CACHE), stop }
}

/** With what a firmware fills in. */
function settingsOf(name: string, dist: string): string {
  const [boot = '', sheet = ''] = readFileSync(join(dist, 'admin/headers.txt'), 'utf8').match(/sha256-[^']+/g) ?? []
  return readFileSync(`test/servers/${name}.conf`, 'utf8')
    .replaceAll('{{hostname}}', 'line-2')
    .replaceAll('{{boot}}', boot)
    .replaceAll('{{sheet}}', sheet)
}

async function whenServed(address: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + 10_000; ; ) {
    const response = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
    if (response) return void (await response.arrayBuffer())
    if (server.exitCode !== null || Date.now() > end) throw new Error('it does not respond')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Responds with the headers of a request, counts the bytes of bodies, and has downloads that break off and that never end. */
async function startProgram() {
  const events = new EventEmitter()
  const program = { bytes: 0, requests: 0, events }
  const server = createServer((request, response) => {
    program.requests += 1
    request.on('error', () => {})
    request.on('data', data => {
      program.bytes += data.length
    })
    if (request.url === BROKEN_DOWNLOAD)
      return void response.write('half', () => setTimeout(() => response.destroy(), 50))
    if (request.url === ENDLESS_DOWNLOAD) {
      const sending = setInterval(() => response.write(Buffer.alloc(16_384)), 20)
      return void response.on('close', () => {
        clearInterval(sending)
        events.emit('aborted')
      })
    }
    request.on('end', () => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.end(JSON.stringify({ url: request.url, headers: request.headers }))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  return Object.assign(program, { port: portOf(server.address()), close })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server.address())
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A server that listens on a port has an address of this kind. */
const portOf = (address: unknown) => (address as AddressInfo).port
