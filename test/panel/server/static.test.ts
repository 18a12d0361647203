import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headersFor, parseHeaders } from './header-rules'
import { staticFiles } from './static'

const HEADERS = `# a remark: of people
/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache

/admin/static/*
  Cache-Control: max-age=31536000, immutable
`

interface Context {
  address: string
  close(): void
}

const test = suite<Context>('static')

test.before(async context => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'admin/static'), { recursive: true })
  writeFileSync(join(dist, 'admin/headers.txt'), HEADERS)
  writeFileSync(join(dist, 'admin/index.html'), '<title>console</title>')
  writeFileSync(join(dist, 'admin/licenses.txt'), 'licences')
  writeFileSync(join(dist, 'admin/static/main-1.js'), 'plain')
  writeFileSync(join(dist, 'admin/static/lost-1.js'), 'plain')
  writeFileSync(join(dist, 'admin/static/main-1.js.gz'), gzipSync('zipped'))
  writeFileSync(join(dist, 'secret.txt'), 'secret')
  const files = staticFiles(dist, path => path.includes('lost'))
  const server = createServer((request, response) => {
    if (!files(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  context.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  context.close = () => {
    server.close()
    server.closeAllConnections()
    rmSync(dist, { recursive: true })
  }
})

test.after(({ close }) => close())

for (const path of ['/', '/app', '/app/data/data-log?log=1', '/admin', '/admin/login', '/auth-redirect']) {
  test(`serves the page at ${path}`, async ({ address }) => {
    const response = await fetch(address + path)
    assert.is(await response.text(), '<title>console</title>')
    assert.is(response.headers.get('cache-control'), 'no-cache')
    assert.is(response.headers.get('x-content-type-options'), 'nosniff')
  })
}

for (const path of ['/api/v1/x', '/cgi/x.cgi', '/ws/datetime', '/apple', '/secret.txt']) {
  test(`leaves ${path} to others`, async ({ address }) => {
    assert.is((await fetch(address + path)).status, 418)
  })
}

test('leaves a write to others', async ({ address }) => {
  assert.is((await fetch(`${address}/app`, { method: 'POST' })).status, 418)
})

test('responds to a repeated visit with 304 and without the page', async ({ address }) => {
  const first = await fetch(`${address}/app/dashboard`)
  await first.text()
  const etag = first.headers.get('etag') ?? ''
  const visit = (known: string) => fetch(`${address}/app/dashboard`, { headers: { 'If-None-Match': known } })
  assert.is((await visit(etag)).status, 304)
  assert.is((await visit('"of-another-build"')).status, 200)
})

test('serves files in the encoding that is accepted', async ({ address }) => {
  const plain = await fetch(`${address}/admin/static/main-1.js`, { headers: { 'Accept-Encoding': 'identity' } })
  assert.is(await plain.text(), 'plain')
  assert.is(plain.headers.get('cache-control'), 'max-age=31536000, immutable')
  const zipped = await fetch(`${address}/admin/static/main-1.js`, { headers: { 'Accept-Encoding': 'gzip' } })
  assert.is(await zipped.text(), 'zipped')
  assert.is(zipped.headers.get('content-encoding'), 'gzip')
})

for (const name of ['gone', 'lost']) {
  test(`responds to a file that is ${name} with 404, which is not cached`, async ({ address }) => {
    const response = await fetch(`${address}/admin/static/${name}-1.js`)
    assert.is(response.status, 404)
    assert.is(response.headers.get('cache-control'), 'no-cache')
  })
}

test('serves the licences of what is in the bundle as text', async ({ address }) => {
  const response = await fetch(`${address}/admin/licenses.txt`)
  assert.is(await response.text(), 'licences')
  assert.match(response.headers.get('content-type') ?? '', 'text/plain')
})

test('never leaves the folder of the files', async ({ address }) => {
  assert.is((await fetch(`${address}/admin/static/..%2f..%2fsecret.txt`)).status, 404)
})

test('takes the last of the headers that fit', () => {
  const rules = parseHeaders(HEADERS)
  assert.equal(
    [...headersFor(rules, '/admin/static/a.js')],
    [
      ['X-Content-Type-Options', 'nosniff'],
      ['Cache-Control', 'max-age=31536000, immutable']
    ]
  )
  assert.is(headersFor(rules, '/app').get('Cache-Control'), 'no-cache')
})

test.run()
