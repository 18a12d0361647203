import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPort } from '../tools/browser.mjs'
import { Complaint, runTool } from '../tools/complaint.mjs'
import { DIST, ROOT } from '../tools/paths.mjs'

const PAGE = '/app/login'
/** How long a server may take to listen. */
const START_MILLISECONDS = 5000

/** Each changes its settings in this folder only as far as it needs to run here: port, folders, no TLS. */
const SERVERS = [
  {
    name: 'nginx',
    adapt: (settings, { port, folder }) => {
      const here = settings
        .replace(/^\s*(listen 443|ssl_).*\n/gm, '')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('/var/www/panel', DIST)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map(kind => `${kind}_temp_path ${join(folder, kind)};`)
        .join('\n')
      return [
        `daemon off; master_process off; error_log stderr; pid ${join(folder, 'pid')};`,
        'events {}',
        `http { access_log off; types { text/html html; }\n${temporary}\n${here}}`
      ].join('\n')
    },
    options: (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file]
  },
  {
    name: 'lighttpd',
    adapt: (settings, { port, folder }) =>
      settings
        .replace('server.port = 80', `server.port = ${port}\nserver.bind = "127.0.0.1"`)
        .replace('/var/www/panel', DIST)
        .replace('/var/cache/lighttpd', folder),
    options: file => ['-D', '-f', file]
  }
]

async function visit(address, headers = {}) {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'gzip', ...headers } })
  await response.arrayBuffer()
  return response
}

async function whenServed(address, isRunning) {
  const end = Date.now() + START_MILLISECONDS
  for (;;) {
    const response = await visit(address).catch(() => undefined)
    if (response) return response
    if (!isRunning() || Date.now() > end) throw new Complaint('It did not start.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** @returns what the server responds to a first visit and to both kinds of a repeated one */
async function visitTwice({ name, adapt, options }) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const file = join(folder, 'settings')
  const port = await findPort()
  writeFileSync(file, adapt(readFileSync(join(ROOT, `test/servers/${name}.conf`), 'utf8'), { port, folder }))
  const server = spawn(name, options(file, folder), { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise(resolve => server.once('exit', resolve))
  try {
    const address = `http://127.0.0.1:${port}${PAGE}`
    const first = await whenServed(address, () => server.exitCode === null)
    const validators = {
      'If-None-Match': first.headers.get('ETag'),
      'If-Modified-Since': first.headers.get('Last-Modified')
    }
    const answers = { 'first visit': first.status }
    for (const [header, value] of Object.entries(validators))
      answers[header] = value ? (await visit(address, { [header]: value })).status : 'nothing to send'
    return answers
  } finally {
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}

const isInstalled = name => spawnSync(name, ['-v']).status === 0

await runTool(async () => {
  if (!existsSync(join(DIST, 'admin/index.html'))) throw new Complaint('Nothing is built: npm run build')
  for (const server of SERVERS) {
    if (!isInstalled(server.name)) {
      console.log(`- ${server.name}: skipped, as it is not installed`)
      continue
    }
    const answers = await visitTwice(server)
    const right = Object.values(answers).join() === '200,304,304'
    const lines = Object.entries(answers).map(([what, status]) => `${what} ${status}`)
    console.log(`${right ? '✔' : '✘'} ${server.name}: ${lines.join(', ')}`)
    if (!right) process.exitCode = 1
  }
})
