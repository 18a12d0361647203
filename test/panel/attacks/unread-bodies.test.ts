import { once } from 'node:events'
import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSmallDist } from '../../setup/small-dist'
import { runningClock } from '../device/device-clock'
import { startPanel } from '../http/caller'
import { createPanel } from '../panel'
import { serve } from '../server/server'

const test = suite('bodies that nothing reads, and forms of requests')
const MIB = Buffer.alloc(1024 * 1024)
const MOST_MIB = 64
const CALL = '/api/v1/auth/token/user'

async function start({ https = false } = {}) {
  const panel = createPanel({ clock: runningClock() })
  const dist = createSmallDist()
  const { certificate: cert, key } = panel.misc.web.identity()
  const secure = https ? await serve({ panel, dist, tls: { cert, key } }) : undefined
  const securePort = () => (secure ? Number(new URL(secure.address).port) : undefined)
  const plain = await serve({ panel, dist, securePort })
  const close = async () => void (await Promise.all([plain.close(), secure?.close()]))
  panel.state.misc.webServer.redirect = https
  return { panel, address: plain.address, secure, close }
}

/** Sends a body that never ends. @returns the head of the response, and the MiB that were taken until it closed */
async function pour(address: string, target: string, host = new URL(address).host) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
  let head = ''
  let taken = 0
  socket.on('data', data => {
    head += data
  })
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write(`${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9000000000\r\n\r\n`)
  const more = () => {
    if (taken >= MOST_MIB) socket.destroy()
    if (socket.destroyed) return
    socket.write(MIB, error => {
      if (error) return
      taken += 1
      setImmediate(more)
    })
  }
  await once(socket, 'data')
  more()
  await closed
  return { head: head.split('\r\n\r\n')[0] ?? '', taken }
}

const UNREAD: Record<string, [target: string, status: string, host?: string | undefined, https?: boolean]> = {
  'a call over http where https is required': [`POST ${CALL}`, '426', undefined, true],
  'a page over http where https is required': ['GET /app', '307', undefined, true],
  'a call to another host': [`POST ${CALL}`, '421', 'evil.example'],
  'a call that has no body': ['GET /api/v1/system/hmi/name', '200'],
  'a page': ['GET /app', '200'],
  'a page that is not there': ['POST /app', '404']
}

for (const [what, [target, status, host, https]] of Object.entries(UNREAD)) {
  test(`the endless body of ${what} closes its connection`, async () => {
    const { address, close } = await start({ https })
    const { head, taken } = await pour(address, target, host)
    assert.is(head.slice(9, 12), status)
    assert.ok(taken < MOST_MIB, `${taken} MiB were taken`)
    assert.match(head, status === '426' ? /\r\nConnection: Upgrade, close/ : /\r\nConnection: close/i)
    await close()
  })
}

/** @returns the head of the response. */
async function send(address: string, lines: string[]) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  let head = ''
  for await (const data of socket) head += data
  return head
}

test('a target in absolute form is that path of that host', async () => {
  const { address, close } = await start()
  const { host } = new URL(address)
  const path = '/api/v1/system/hmi/name'
  assert.match(await send(address, [`GET ${address}${path} HTTP/1.1`, 'Host: evil.example']), /^HTTP\/1.1 200/)
  assert.match(await send(address, [`GET http://evil.example${path} HTTP/1.1`, `Host: ${host}`]), /^HTTP\/1.1 421/)
  assert.match(await send(address, [`GET ${address}/app HTTP/1.1`, `Host: ${host}`]), /^HTTP\/1.1 200/)
  await close()
})

test('a page in absolute form is redirected to its own address over https', async () => {
  const { address, secure, close } = await start({ https: true })
  const head = await send(address, [`GET ${address}/app/data?x=1 HTTP/1.1`, 'Host: 127.0.0.1'])
  assert.match(head, `Location: ${secure?.address}/app/data?x=1\r\n`)
  await close()
})

test('the scheme of a token is not case-sensitive', async () => {
  const { call, token, use } = await startPanel('operator')
  const own = token()
  use('')
  for (const scheme of ['bearer', 'BEARER', 'Bearer '])
    assert.is((await call('GET /system/time', undefined, { Authorization: `${scheme} ${own}` })).status, 200, scheme)
  assert.is((await call('GET /system/time', undefined, { Authorization: `Basic ${own}` })).status, 401)
})

test.run()
