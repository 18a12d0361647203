import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { headersFor, parseHeaders } from '../panel/server/header-rules'
import type { Client, Reply } from './client'
import { createProbe, type Probe } from './probe'
import { notRun, type Result } from './results'
import { endOf, type Run } from './run'

const TAG = 'pages'
const HEADERS = 'static/headers.txt'
/** What the web server answers where. */
const SERVING = 'README.md#into-the-firmware'
const SERVER = 'static/contract/common.json#/info/x-firmware'
const PAGES = ['/app', '/app/dashboard', '/admin', '/admin/login', '/auth-redirect', '/']
/** The one file beside the page that is no part of it. */
const LICENCES = '/admin/licenses.txt'
const STABLE_FILE = '/admin/static/googleCharts/loader.js'
/** Never answered with the page: a file or call that does not exist. */
const MISSING = [
  '/admin/static/conformance-1.js',
  '/api/v1/conformance',
  '/cgi/conformance.cgi',
  '/webview/conformance',
  '/ws/conformance'
]
/** Not served under the name of another site, which can make it lead to the panel's address. */
const OF_OTHER_HOSTS = ['/app', '/api/v1/system/hmi/name']
const REFUSED_HOST = [421, 400, 403]
const HASHED_FILE = /\/admin\/static\/[\w.-]+-[\w-]+\.(?:js|css|svg|json)/
/** Browsers ignore it over plain http, and report that as an error of the page. */
const HTTPS_ONLY = 'Cross-Origin-Opener-Policy'

/** The pages and files of the console as the web server sends them, against static/headers.txt. */
export async function checkPages(run: Run): Promise<Result[]> {
  const { client } = run
  const end = endOf(run)
  if (end) return [notRun(TAG, TAG, end)]
  const template = readFileSync(HEADERS, 'utf8')
  const page = await client.send({ method: 'GET', path: '/app' })
  const rules = parseHeaders(withHashes(template, page.text))
  const results: Result[] = []

  const check = async (path: string, compare: (probe: Probe, reply: Reply) => void | Promise<void>) => {
    const probe = createProbe(TAG, `GET ${path}`, HEADERS)
    await compare(probe, probe.timed(await client.send({ method: 'GET', path })))
    results.push(probe.result())
  }
  const expectType = (probe: Probe, { headers }: Reply, expected: string) => {
    const { 'content-type': type = 'missing' } = headers
    const difference = `Content-Type is ${type} instead of ${expected}`
    probe.expect('the call', 'content type', type.split(';')[0] === expected, difference, SERVING)
  }
  const expectHeaders = (probe: Probe, reply: Reply, file: string) => {
    for (const [name, value] of headersFor(rules, file)) {
      if (name === HTTPS_ONLY && !client.secure) continue
      const sent = reply.headers[name.toLowerCase()]
      const holds = name === 'Vary' ? containsWord(sent, value) : sent === value
      const came = sent === undefined ? 'missing' : `'${sent}'`
      probe.expect('the call', `header ${name}`, holds, `${name} is ${came} instead of '${value}'`)
    }
  }

  for (const path of PAGES) {
    await check(path, async (probe, reply) => {
      if (!expectStatus(probe, reply, 200)) return
      expectType(probe, reply, 'text/html')
      probe.expect('the call', 'same page', reply.text === page.text, 'the answer is not the page of /app', SERVING)
      expectHeaders(probe, reply, '/admin/index.html')
      await expectRevalidated(client, probe, path, reply)
    })
  }
  await check(LICENCES, (probe, reply) => {
    if (!expectStatus(probe, reply, 200)) return
    expectType(probe, reply, 'text/plain')
    expectHeaders(probe, reply, LICENCES)
  })
  const hashed = HASHED_FILE.exec(page.text)?.[0]
  for (const path of [STABLE_FILE, ...(hashed ? [hashed] : [])]) {
    await check(path, (probe, reply) => {
      if (expectStatus(probe, reply, 200)) expectHeaders(probe, reply, path)
    })
  }
  for (const path of MISSING) {
    await check(path, (probe, reply) => {
      expectStatus(probe, reply, 404)
      const isPage = page.status === 200 && reply.text === page.text
      probe.expect('the call', 'same page', !isPage, 'the answer is the page of /app', SERVING)
    })
  }
  for (const path of OF_OTHER_HOSTS) {
    const probe = createProbe(TAG, `GET ${path} of another host`, SERVER)
    const { status } = probe.timed(await client.send({ method: 'GET', path, headers: { Host: 'rebinding.example' } }))
    const difference = `status ${status} instead of ${REFUSED_HOST.join(' or ')}`
    probe.expect('the call', 'status', REFUSED_HOST.includes(status), difference, SERVER)
    results.push(probe.result())
  }
  return results
}

function expectStatus(probe: Probe, { status }: Reply, expected: number): boolean {
  return probe.expect('the call', 'status', status === expected, `status ${status} instead of ${expected}`, SERVING)
}

/** A repeated visit costs no page. */
async function expectRevalidated(client: Client, probe: Probe, path: string, { headers }: Reply): Promise<void> {
  const { etag, 'last-modified': modified } = headers
  const isKnown = etag !== undefined || modified !== undefined
  const label = 'a repeated visit'
  if (!probe.expect(label, 'version', isKnown, 'ETag and Last-Modified are missing', SERVING)) return
  const known = { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) }
  const { status } = await client.send({ method: 'GET', path, headers: known })
  probe.expect(label, 'revalidation', status === 304, `status ${status} instead of 304`, SERVING)
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

const containsWord = (value = '', word: string) => value.toLowerCase().split(/,\s*/).includes(word.toLowerCase())
