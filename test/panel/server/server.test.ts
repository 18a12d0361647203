import { once } from 'node:events'
import { request } from 'node:https'
import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import { until } from '../../setup/until'
import { runningClock } from '../device/device-clock'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import type { PlantFileFaults } from '../storage/plant-disk'
import { createCertificate } from './certificate'
import { serveControl } from './control'
import { serve } from './server'

const test = suite('server')
const NAME = '/api/v1/system/hmi/name'

async function start() {
  const panel = createPanel({ clock: runningClock() })
  const served = await serve({ panel })
  const caller = createCaller({ fetch: (url, init) => fetch(new URL(String(url), served.address), init) })
  return { panel, ...served, ...caller }
}

async function fails(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => false,
    () => true
  )
}

test('serves the calls of the panel', async () => {
  const { call, wrong, signIn, close } = await start()
  await signIn('administrator', 'admin-3152')
  assert.is((await call('PUT /system/hmi/name', { name: 'line3' })).status, 204)
  assert.is((await call('GET /system/hmi/name')).body.name, 'line3')
  const licence = await call('GET /cgi/reset_pj.cgi?resetsele=28')
  assert.is(licence.headers.get('Content-Type'), 'text/plain')
  assert.is((await wrong('GET /nothing')).status, 404)
  await close()
})

test('streams an export', async () => {
  const { call, signIn, close, address } = await start()
  await signIn('administrator', 'admin-3152')
  const choices = { separator: ',', decimal: '.', time_format: 'iso' } as const
  const { body } = await call('POST /data/logs/filler-temperatures/exports', choices)
  const text = await (await fetch(address + body.url)).text()
  assert.ok(text.split('\r\n').length > 24_310)
  await close()
})

test('breaks connections for real', async () => {
  const { panel, address, close } = await start()
  panel.faults.refuseNext()
  assert.is(await fails(fetch(address + NAME)), true)
  panel.faults.cutNext()
  assert.is(await fails(fetch(address + NAME).then(response => response.text())), true)
  panel.faults.hangNext()
  assert.is(await fails(fetch(address + NAME, { signal: AbortSignal.timeout(100) })), true)
  assert.is((await fetch(address + NAME)).status, 200)
  await close()
})

test('refuses a body while it is still being sent, and closes the connection', async () => {
  const { panel, address, close, signIn, token } = await start()
  await signIn('engineer', 'engineer-3152')
  panel.faults.tooLarge(1000, 'PUT /project/management/uploads/{id}')
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const closed = once(socket, 'close')
  let received = ''
  socket.on('error', () => {})
  socket.on('data', data => {
    received += data
  })
  const head = [
    'PUT /api/v1/project/management/uploads/1 HTTP/1.1',
    `Host: ${new URL(address).host}`,
    `Authorization: Bearer ${token()}`,
    'Content-Type: application/octet-stream',
    'Content-Length: 50000000'
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(5000)}`)
  await closed
  assert.match(received, /^HTTP\/1\.1 413 /)
  assert.match(received, '"limit_bytes":1000')
  await close()
})

test('sends a redirect, and dribbles, for real', async () => {
  const { panel, address, close } = await start()
  panel.faults.redirect('/admin/login', 'GET /system/hmi/name')
  const redirect = await fetch(address + NAME, { redirect: 'manual' })
  assert.equal([redirect.status, redirect.headers.get('Location')], [302, '/admin/login'])
  panel.faults.clear()
  panel.faults.dribble(1, 'GET /system/hmi/name')
  const dribbled = await fetch(address + NAME)
  const reader = dribbled.body?.getReader()
  const first = await reader?.read()
  assert.is(first?.value?.byteLength, 1)
  await reader?.cancel()
  await close()
})

test('is gone while it restarts, and back on the same port', async () => {
  const { panel, address, close } = await start()
  panel.faults.reboot(0.2)
  assert.is(await fails(fetch(address + NAME)), true)
  await until('it is back', async () => (await answers(address)) === 200)
  await close()
})

test('sends the time over the socket', async () => {
  const { panel, address, close, signIn, token } = await start()
  await signIn('operator', 'operator-3152')
  const url = `${address.replace('http', 'ws')}/ws/datetime`
  const socket = new WebSocket(url, { origin: address, headers: { Cookie: `ihmi_user_token=${token()}` } })
  const text = await new Promise(resolve => socket.on('message', data => resolve(String(data))))
  assert.match(String(text), /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)
  const closed = new Promise(resolve => socket.on('close', resolve))
  panel.faults.dropSockets()
  assert.is(await closed, 1006)

  const stranger = new WebSocket(url, { origin: address })
  const error = await new Promise<Error>(resolve => stranger.on('error', resolve))
  assert.match(error.message, '401')
  await close()
})

test('serves over https', async () => {
  const panel = createPanel({ clock: runningClock() })
  const { address, close } = await serve({ panel, tls: await createCertificate('line2-hmi') })
  const status = await new Promise(resolve =>
    request(address + NAME, { rejectUnauthorized: false, agent: false }, response => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  )
  assert.is(status, 200)
  await close()
})

test('switches faults from outside, for this machine only', async () => {
  const { panel, address, close } = await start()
  const files: PlantFileFaults = {}
  const control = await serveControl(panel, { files })
  const order = (path: string, body: object, type = 'application/json') =>
    fetch(control.address + path, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) })

  await order('/faults', { kind: 'answer', status: 500, on: 'GET /system/hmi/name' })
  assert.is((await fetch(address + NAME)).status, 500)
  await order('/clear', {})
  await order('/older-firmware', { tags: ['system'] })
  assert.is((await fetch(address + NAME)).status, 404)
  await order('/clear', {})
  assert.is((await fetch(address + NAME)).status, 200)
  const media = () => panel.state.media.map(({ id }) => id).sort()
  const usb = panel.state.media.find(({ id }) => id === 'usb1')
  await order('/pull-medium', { medium: 'usb1' })
  assert.equal(media(), ['sd1'])
  await order('/put-medium', { medium: 'usb1' })
  assert.equal(media(), ['sd1', 'usb1'])
  await order('/protect-medium', { medium: 'usb1' })
  assert.ok(
    panel.state.media.some(medium => medium === usb && medium.readOnly),
    'with the files that it had'
  )
  await order('/file-servers', { cut_after_bytes: 1000, host_key_changed: true })
  assert.equal(files, { cutAfterBytes: 1000, hostKeyChanged: true })
  await order('/project-start', { fails: true })
  assert.ok(panel.state.projectDoesNotStart)
  await order('/project-start', { fails: false })
  assert.not(panel.state.projectDoesNotStart)
  assert.is((await order('/faults', { kind: 'hang' }, 'text/plain')).status, 403)
  assert.is((await order('/nothing', {})).status, 404)
  await control.close()
  await close()
})

const answers = (address: string) =>
  fetch(address + NAME, { signal: AbortSignal.timeout(300) }).then(
    ({ status }) => status,
    ({ name }) => (name === 'TimeoutError' ? 'silent' : 'gone')
  )

test('moves to another loopback address, leaves the old one silent, and comes back', async () => {
  const { panel, address, close } = await start()
  const moved = address.replace('127.0.0.1', '127.0.0.43')
  panel.state.revertSeconds = 2.5
  const port = panel.state.ethernet[0]!
  const before = port.settings
  const change = panel.pending.propose({
    apply: () => {
      port.settings = { ...before, address: '192.168.10.43' }
    },
    enforce: () => panel.network.enforce('eth0'),
    revert: () => {
      port.settings = before
      panel.network.enforce('eth0')
    },
    addresses: panel.network.addresses
  })
  assert.equal(change.addresses, ['127.0.0.43'])
  assert.equal([await answers(address), await answers(moved)], [200, 'gone'])
  await until('it has moved', async () => (await answers(moved)) === 200)
  assert.is(await answers(address), 'silent')
  await until('it is reverted', async () => (await answers(address)) === 200)
  assert.is(await answers(moved), 'gone')
  await close()
})

test.run()
