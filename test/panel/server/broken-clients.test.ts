import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSmallDist } from '../../setup/small-dist'
import { runningClock } from '../device/device-clock'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import { createCertificate } from './certificate'
import { serveControl } from './control'
import { serve } from './server'

/** A client that ends the process ends this test file too: each test shows that the server still responds. */
const test = suite('broken clients')
const NAME = '/api/v1/system/hmi/name'

async function start(options: object = {}) {
  const panel = createPanel({ clock: runningClock() })
  const served = await serve({ panel, dist: createSmallDist(), ...options })
  const caller = createCaller({ fetch: (url, init) => fetch(new URL(String(url), served.address), init) })
  return { panel, ...served, ...caller }
}

/** Sends bytes and returns what comes back until the server ends the connection, or after a moment. */
async function send(address: string, bytes: string | Buffer, { reset = false } = {}): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(500, () => socket.destroy())
  socket.on('error', () => {})
  let text = ''
  socket.on('data', data => {
    text += data
  })
  await once(socket, 'connect')
  socket.write(bytes, () => reset && socket.resetAndDestroy())
  await once(socket, 'close')
  return text
}

const get = (target: string, host: string) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`

for (const target of ['//', '///x', '/%', '/admin/static/%ff', 'http://[', '*', '/api//', '/cgi/%zz']) {
  test(`outlives a request for ${target}`, async () => {
    const { address, close } = await start()
    await send(address, get(target, new URL(address).host))
    assert.is((await fetch(address + NAME)).status, 200)
    await close()
  })
}

test('outlives noise and connections that break off', async () => {
  const { panel, address, close } = await start()
  const control = await serveControl(panel)
  for (const target of [address, control.address]) {
    const { host } = new URL(target)
    const begun = `POST ${NAME} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`
    await send(target, randomBytes(2000))
    await send(target, begun, { reset: true })
    await send(target, get('/app', host), { reset: true })
  }
  assert.is((await fetch(address + NAME)).status, 200)
  assert.is((await fetch(control.address)).status, 200)
  await control.close()
  await close()
})

test('outlives a failed TLS handshake', async () => {
  const { address, close, panel } = await start({ tls: await createCertificate('line2-hmi') })
  await send(address, get('/', 'localhost'))
  await send(address, randomBytes(500), { reset: true })
  const plain = await serve({ panel })
  assert.is((await fetch(plain.address + NAME)).status, 200)
  await plain.close()
  await close()
})

test('outlives frames of the time socket that break its protocol', async () => {
  const { address, close, signIn, token } = await start()
  await signIn('operator', 'operator-3152')
  const { host } = new URL(address)
  const upgrade = [
    'GET /ws/datetime HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${address}`,
    `Cookie: ihmi_user_token=${token()}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  ].join('\r\n')
  assert.match(await send(address, `${upgrade}\r\n\r\n\xff\xff\xff\xff`), '101')
  await send(address, `${upgrade}\r\n\r\n`, { reset: true })
  assert.is((await fetch(address + NAME)).status, 200)
  await close()
})

test('responds to any address, but to its own names only, as a page can make its name lead anywhere', async () => {
  const { panel, address, close } = await start({ names: ['panel.test'] })
  panel.state.versions.hostname = 'Line-2'
  const { host, port } = new URL(address)
  const statusFor = async (name: string) => (await send(address, get(NAME, name))).slice(9, 12)
  const own = [
    host,
    '192.168.10.42',
    '[::1]',
    `[fe80::1]:${port}`,
    'localhost',
    'panel.test',
    'line-2',
    'LINE-2.local.'
  ]
  for (const name of own) assert.is(await statusFor(name), '200', name)
  const foreign = ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', 'line-2.evil.example', 'local']
  for (const name of foreign) assert.is(await statusFor(name), '421', name)
  for (const name of ['@', 'evil@127.0.0.1', '127.0.0.1/', '[::1', '']) assert.is(await statusFor(name), '400', name)
  const proven = await createCertificate('x', { names: ['*.plant.example'] })
  panel.misc.web.replace({ certificate: proven.cert, key: proven.key })
  assert.is(await statusFor('line-2.plant.example'), '200')
  const upgrade = 'GET /ws/datetime HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  assert.match(await send(address, upgrade), '421')
  await close()
})

test.run()
