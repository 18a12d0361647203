import { createServer, get } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCertificate } from '../panel/server/certificate'
import { HOSTILE_REQUESTS, sendRaw } from '../setup/hostile-requests'
import { createSmallDist } from '../setup/small-dist'
import { serveInFront } from './in-front'
import { pinCertificate } from './panel-certificate'

const test = suite('in front of a real panel')

/** A panel that responds with the Origin it received. */
async function start() {
  const panel = createServer(({ headers }, response) => void response.end(headers.origin ?? 'none'))
  await new Promise<void>(resolve => panel.listen(0, '127.0.0.1', resolve))
  const target = `http://127.0.0.1:${(panel.address() as AddressInfo).port}`
  const served = await serveInFront({ target, dist: createSmallDist(), host: '127.0.0.1', port: 0 })
  const originFor = async (origin: string) => {
    const response = await fetch(`${served.address}/api/v1/x`, { headers: { Origin: origin } })
    return response.text()
  }
  return { target, address: served.address, originFor, close: () => [served.close(), panel.close()] }
}

test('passes its own Origin on as that of the panel, and any other unchanged', async () => {
  const { target, address, originFor, close } = await start()
  assert.is(await originFor(address), target)
  for (const other of ['http://evil.example', 'null', address.replace('http:', 'https:'), `${address}0`])
    assert.is(await originFor(other), other)
  await close()
})

test('rejects other hosts, and does not end on a request for //', async () => {
  const { address, close } = await start()
  const { port } = new URL(address)
  assert.is((await fetch(`${address}//`)).status, 200)
  assert.is(await statusOf(port, 'evil.example'), 421)
  assert.is(await statusOf(port, `localhost:${port}`), 200)
  await close()
})

test('stays there after requests that no panel understands', async () => {
  const { address, close } = await start()
  const { port } = new URL(address)
  for (const [index, request] of HOSTILE_REQUESTS.entries()) {
    const [status] = await sendRaw(Number(port), request)
    assert.ok(status === undefined || status < 500, `${index}: ${status}`)
  }
  assert.is(await statusOf(port, `localhost:${port}`), 200)
  await close()
})

test('connects to a panel whose certificate is not trusted only where that is chosen, and only while it stays the same', async () => {
  const [first, second] = await Promise.all([createCertificate('line2'), createCertificate('line2')])
  const received: string[] = []
  const panel = createSecureServer({ key: first.key, cert: first.cert }, ({ url }, response) => {
    received.push(`GET ${url}`)
    response.end('here')
  }).on('upgrade', ({ url }, socket) => {
    received.push(`upgrade ${url}`)
    socket.destroy()
  })
  await new Promise<void>(resolve => panel.listen(0, '127.0.0.1', resolve))
  const target = `https://127.0.0.1:${(panel.address() as AddressInfo).port}`
  const refused = await pinCertificate(target, false).catch(error => error.message)
  assert.match(refused, /not trusted \(\S*SELF_SIGNED\S*\).+ --insecure:\n([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
  const { agent, note } = await pinCertificate(target, true)
  assert.match(note ?? '', refused.split('\n')[1])
  const served = await serveInFront({ target, agent, dist: createSmallDist(), host: '127.0.0.1', port: 0 })
  assert.is((await fetch(`${served.address}/api/v1/first`)).status, 200)
  await upgrade(served.address, '/ws/first', { headers: {} })
  panel.setSecureContext({ key: second.key, cert: second.cert })
  const token = { headers: { Authorization: 'Bearer secret', Cookie: 'ihmi_user_token=secret' } }
  assert.is((await fetch(`${served.address}/api/v1/second`, token)).status, 502)
  await upgrade(served.address, '/ws/second', token)
  assert.equal(
    received,
    ['GET /api/v1/first', 'upgrade /ws/first'],
    'another panel receives nothing, and thus no token'
  )
  await served.close()
  panel.close()
})

/** Asks for a socket, which is then refused or breaks off. */
function upgrade(address: string, path: string, { headers }: { headers: Record<string, string> }): Promise<void> {
  const wanted = { ...headers, Connection: 'Upgrade', Upgrade: 'websocket' }
  return new Promise(resolve =>
    get(address + path, { headers: wanted, agent: false })
      .on('error', () => {})
      .once('close', resolve)
  )
}

function statusOf(port: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/api/v1/x', headers: { host }, agent: false }, response => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

test.run()
