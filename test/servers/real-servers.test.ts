import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { conform } from '../conform/conform'
import { runningClock } from '../panel/device/device-clock'
import { createPanel, SEED_TIME } from '../panel/panel'
import { serve } from '../panel/server/server'
import { failuresIn } from '../setup/conform-panel'
import { createPageDist, LICENCES } from '../setup/page-dist'
import {
  BROKEN_DOWNLOAD,
  ENDLESS_DOWNLOAD,
  isInstalled,
  SERVERS,
  type ServerOptions,
  type StartedServer,
  startServer
} from './real-server'

const MEGABYTE = 1024 * 1024
const UPLOAD = '/api/v1/project/management/uploads/0f3a9c1e5b7d2846'

type Image = 'plain' | 'gz' | 'plain and gz'

/** The files of the image that a server can send. */
const IMAGES: Record<string, Image[]> = { nginx: ['plain', 'gz', 'plain and gz'], lighttpd: ['plain'] }
const ENGINEER = { username: 'engineer', password: 'engineer-3152' }
const TAGS = ['pages', 'system']
/** Every kind of call: each method, with and without a token or version, files, what is beside /api, and sockets. */
const ALL_KINDS = ['auth', 'account', 'licence', 'email', 'downloads', 'exports', 'pending', 'sockets']

function createImage(image: Image): string {
  const dist = createPageDist()
  if (image === 'plain') return dist
  for (const file of readdirSync(join(dist, 'admin'), { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, 'admin', file)
    if (!/\.(html|js)$|licenses\.txt$/.test(file)) continue
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)))
    if (image === 'gz') rmSync(path)
  }
  return dist
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())

const portIn = (address: string) => Number(new URL(address).port)

interface Sent {
  method?: string
  path?: string
  headers?: OutgoingHttpHeaders
  bytes?: number
}

/** What comes back; a server may close the connection while a body is sent that it refuses. */
async function send({ port }: StartedServer, { method = 'GET', path = '/app', headers = {}, bytes = 0 }: Sent) {
  const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false })
  sent.on('error', () => {})
  sent.end(Buffer.alloc(bytes))
  const [response] = await once(sent, 'response', { signal: AbortSignal.timeout(20_000) })
  const body = await text(response)
  return { status: Number(response.statusCode), headers: response.headers, raw: response.rawHeaders, body }
}

/** The status of a POST without body that has these headers and no others: `request` adds its own. */
async function statusOfPost({ port }: StartedServer, headers: string[]) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    ['POST /api/v1/auth/token HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n')
  )
  return Number((await text(socket)).split(' ')[1])
}

const test = suite('real servers')

for (const server of SERVERS) {
  if (!isInstalled(server)) {
    console.log(`skipped: ${server.name} is not installed`)
    continue
  }

  const testWith = (name: string, run: (started: StartedServer) => Promise<void>, options: ServerOptions = {}) =>
    test(`${server.name} ${name}`, async () => {
      const started = await startServer(server, options)
      try {
        await run(started)
      } finally {
        await started.stop()
      }
    })

  testWith('responds to a repeated visit without the page', async started => {
    const { status, headers } = await send(started, {})
    assert.is(status, 200)
    const { etag, 'last-modified': modified } = headers
    for (const known of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }])
      assert.is((await send(started, { headers: known })).status, 304)
  })

  testWith(
    'redirects pages, but no calls, to https where the firmware has it so',
    async started => {
      for (const path of ['/app', '/app/data/event-log?tab=quality']) {
        const { status, headers } = await send(started, { path })
        assert.equal([status, headers.location?.replace(/:\d+/, '')], [307, `https://127.0.0.1${path}`])
      }
      assert.is((await send(started, { path: '/api/v1/system/time' })).status, 200)
    },
    { redirect: true }
  )

  testWith('serves the licences of what is in the bundle as text', async started => {
    const { status, headers, body } = await send(started, { path: '/admin/licenses.txt' })
    assert.equal([status, body], [200, LICENCES])
    assert.equal([headers['content-type'], headers['cache-control']], ['text/plain; charset=utf-8', 'no-cache'])
  })

  if (server.name === 'lighttpd') {
    const dist = createPageDist()
    writeFileSync(join(dist, 'admin/static/large-00000.js'), 'large'.repeat(2000))
    const compressesOnce = async (started: StartedServer) => {
      const accepted = { path: '/admin/static/large-00000.js', headers: { 'Accept-Encoding': 'gzip' } }
      const { headers } = await send(started, accepted)
      assert.equal([headers['content-encoding'], headers.vary], ['gzip', 'Accept-Encoding'])
      assert.is(filesIn(started.cache).length, 1)
    }
    testWith('compresses a file once', compressesOnce, { dist })
  }

  testWith('passes on the address that it saw, whatever the client claims', async started => {
    const claims = { 'X-Forwarded-For': '192.168.10.20', Forwarded: 'for=192.168.10.20', 'x-forwarded-FOR': '1.2.3.4' }
    const { body } = await send(started, { path: '/api/v1/system/time', headers: claims })
    const { headers } = JSON.parse(body)
    assert.equal([headers['x-forwarded-for'], headers.forwarded], ['127.0.0.1', undefined])
  })

  testWith('serves any address, but only the names of the panel', async started => {
    const { port, program } = started
    const statusOf = async (Host: string, path = '/app') => (await send(started, { path, headers: { Host } })).status
    for (const own of [`127.0.0.1:${port}`, '192.168.10.42', '[fe80::1]', `[::1]:${port}`, 'localhost', 'line-2.local'])
      assert.is(await statusOf(own), 200, own)
    const before = program.requests
    const foreign = [
      'evil.example',
      `127.0.0.1.evil.example:${port}`,
      'line-2.evil.example',
      'xline-2',
      'localhost.evil'
    ]
    for (const host of foreign)
      for (const path of ['/app', '/api/v1/system/time', '/admin/static/x.js'])
        assert.ok([400, 403, 421].includes(await statusOf(host, path)), `${host}${path}`)
    assert.is(program.requests, before)
  })

  testWith('passes a large body on to an upload with a token only', async started => {
    const { program } = started
    const post = (path: string, headers = {}, bytes = 30 * MEGABYTE) =>
      send(started, { method: 'POST', path, headers, bytes })
    for (const path of ['/api/v1/auth/token/user', '/cgi/x', UPLOAD, '/api/v1/opcua/node-tree', '/large/x'])
      assert.ok([404, 413].includes((await post(path)).status), path)
    assert.is((await post('/api/v1/auth/token/user', { Authorization: 'Bearer x' })).status, 413)
    assert.ok(program.bytes < MEGABYTE, `${program.bytes} bytes came through`)
    assert.is((await post('/api/v1/auth/token/user', {}, 1000)).status, 200)
    const { status, body } = await post(`${UPLOAD}?x=%2F`, { Authorization: 'Bearer x' })
    assert.equal([status, JSON.parse(body).url], [200, `${UPLOAD}?x=%2F`])
    assert.ok(program.bytes >= 30 * MEGABYTE)
  })

  testWith('has nosniff once in each response, and caches no error', async started => {
    for (const path of ['/app', '/api/v1/system/time', '/admin/static/missing.js', '/missing']) {
      const { status, headers, raw } = await send(started, { path })
      assert.is(status, path.includes('missing') ? 404 : 200, path)
      assert.is(raw.filter((name: string) => /^x-content-type-options$/i.test(name)).length, 1, path)
      assert.is(headers['x-content-type-options'], 'nosniff')
      if (status === 404) assert.not.match(headers['cache-control'] ?? '', 'max-age')
    }
    const { status, headers } = await send(started, { path: '/admin/static/googleCharts' })
    assert.ok(status >= 300)
    assert.not.match(headers['cache-control'] ?? '', 'max-age', 'a folder')
  })

  testWith('passes on a POST without body that says so, as the samples in curl do', async started => {
    assert.is(await statusOfPost(started, ['Content-Length: 0']), 200)
    assert.is(await statusOfPost(started, []), server.name === 'lighttpd' ? 411 : 200)
  })

  testWith('passes on that a download breaks off', async ({ port }) => {
    const response = await fetch(`http://127.0.0.1:${port}${BROKEN_DOWNLOAD}`)
    const received = await response.text().catch(() => 'broken off')
    assert.is(received, 'broken off')
  })

  testWith('passes on that the client ends a download', async ({ port, program }) => {
    const isAborted = once(program.events, 'aborted', { signal: AbortSignal.timeout(10_000) })
    const abort = async () => {
      const controller = new AbortController()
      const response = await fetch(`http://127.0.0.1:${port}${ENDLESS_DOWNLOAD}`, { signal: controller.signal })
      await response.body?.getReader().read()
      controller.abort()
    }
    await Promise.all([isAborted, abort()])
  })

  const testBefore = (image: Image, name: string, run: (started: StartedServer) => Promise<void>) =>
    test(`${server.name} ${name}`, async () => {
      const panel = await serve({ panel: createPanel({ clock: runningClock(SEED_TIME) }) })
      const started = await startServer(server, { dist: createImage(image), target: portIn(panel.address) })
      try {
        await run(started)
      } finally {
        await started.stop()
        await panel.close()
      }
    })
  const conformAt = async (address: string, only: string[], write = false) => {
    const report = await conform({ panel: address, account: ENGINEER, insecure: true, only, write })
    assert.equal([report.results.length > only.length, failuresIn(report)], [true, {}], address)
  }

  for (const image of IMAGES[server.name] ?? []) {
    testBefore(image, `conforms with ${image} files in front of a panel that does`, async ({ port, securePort }) => {
      for (const address of [`http://127.0.0.1:${port}`, `https://127.0.0.1:${securePort}`])
        await conformAt(address, TAGS)
    })
  }

  testBefore('plain', 'passes on every kind of call and socket of a panel that conforms', ({ securePort }) =>
    conformAt(`https://127.0.0.1:${securePort}`, ALL_KINDS, true)
  )
}

// Without a server there is nothing to run.
test('each server has its settings', () => {
  assert.equal(
    SERVERS.map(({ name }) => name),
    ['nginx', 'lighttpd']
  )
})

test.run()
