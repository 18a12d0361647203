import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor, parseHeaders } from '../panel/server/header-rules'
import type { Client, Reply } from './client'
import { createProbe, type Probe } from './probe'
import type { Checked } from './results'

const TAG = 'pages'
const PAGES = ['/app', '/app/dashboard', '/admin', '/admin/login', '/auth-redirect', '/']
const STABLE_FILE = '/admin/static/googleCharts/loader.js'
/** Never answered with the page: a file or call that does not exist. */
const MISSING = ['/admin/static/conformance-1.js', '/api/v1/conformance', '/cgi/conformance.cgi', '/ws/conformance']
const HASHED_FILE = /\/admin\/static\/[\w.-]+-[\w-]+\.(?:js|css|svg|json)/
/** Browsers ignore it over plain http, and report that as an error of the page. */
const HTTPS_ONLY = 'Cross-Origin-Opener-Policy'

/** The pages and files of the console as the web server sends them, against static/headers.txt. */
export async function checkPages(client: Client, root = process.cwd()): Promise<Checked[]> {
  const template = readFileSync(join(root, 'static/headers.txt'), 'utf8')
  const page = await client.send({ method: 'GET', path: '/app' })
  const rules = parseHeaders(withHashes(template, page.text))
  const results: Checked[] = []

  const check = async (path: string, run: (probe: Probe, reply: Reply) => void | Promise<void>) => {
    const probe = createProbe(TAG, `GET ${path}`)
    await run(probe, probe.timed(await client.send({ method: 'GET', path })))
    results.push(probe.result())
  }
  const expectHeaders = (probe: Probe, reply: Reply, file: string) => {
    for (const [name, value] of headersFor(rules, file)) {
      if (name === HTTPS_ONLY && !client.secure) continue
      const sent = reply.headers[name.toLowerCase()]
      const holds = name === 'Vary' ? containsWord(sent, value) : sent === value
      probe.expect(holds, `${name} is ${sent === undefined ? 'missing' : `'${sent}'`} instead of '${value}'`)
    }
  }

  for (const path of PAGES) {
    await check(path, async (probe, reply) => {
      if (!expectStatus(probe, reply, 200)) return
      probe.expect(/^text\/html\b/.test(reply.headers['content-type'] ?? ''), 'Content-Type is not text/html')
      probe.expect(reply.text === page.text, 'the answer is not the page of /app')
      expectHeaders(probe, reply, '/admin/index.html')
      await expectRevalidated(client, probe, path, reply)
    })
  }
  const hashed = HASHED_FILE.exec(page.text)?.[0]
  for (const path of [STABLE_FILE, ...(hashed ? [hashed] : [])]) {
    await check(path, (probe, reply) => {
      if (expectStatus(probe, reply, 200)) expectHeaders(probe, reply, path)
    })
  }
  for (const path of MISSING) {
    await check(path, (probe, reply) => {
      expectStatus(probe, reply, 404)
      probe.expect(page.status !== 200 || reply.text !== page.text, 'the answer is the page')
    })
  }
  return results
}

function expectStatus(probe: Probe, { status }: Reply, expected: number): boolean {
  return probe.expect(status === expected, `status ${status} instead of ${expected}`)
}

/** A repeated visit costs no page. */
async function expectRevalidated(client: Client, probe: Probe, path: string, { headers }: Reply): Promise<void> {
  const { etag, 'last-modified': modified } = headers
  if (!probe.expect(etag !== undefined || modified !== undefined, 'ETag and Last-Modified are missing')) return
  const known = { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) }
  const { status } = await client.send({ method: 'GET', path, headers: known })
  probe.expect(status === 304, `a repeated visit: status ${status} instead of 304`)
}

/** The template of the headers with the hashes of what is inline in the page. */
function withHashes(template: string, page: string): string {
  const hashOf = (element: RegExp) => {
    const text = element.exec(page)?.[1] ?? ''
    return `sha256-${createHash('sha256').update(text).digest('base64')}`
  }
  return template
    .replace('{{boot}}', hashOf(/<script>([\s\S]*?)<\/script>/))
    .replace('{{sheet}}', hashOf(/<style>([\s\S]*?)<\/style>/))
}

const containsWord = (value: string | string[] | undefined, word: string) =>
  String(value ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .includes(word.toLowerCase())
