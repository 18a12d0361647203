import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Client, createClient } from '../../conform/client'
import { recordOf } from '../../conform/probe'
import { sendRaw } from '../../setup/hostile-requests'
import { createSmallDist } from '../../setup/small-dist'
import { runningClock } from '../device/device-clock'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { createCertificate } from './certificate'
import { serve } from './server'

const test = suite('access to the served panel')

async function start() {
  const panel = createPanel({ clock: runningClock() })
  const dist = createSmallDist()
  const { certificate: cert, key } = panel.misc.web.identity()
  const secure = await serve({ panel, dist, tls: { cert, key } })
  const securePort = () => Number(new URL(secure.address).port)
  const plain = await serve({ panel, dist, securePort })
  const close = async () => void (await Promise.all([plain.close(), secure.close()]))
  return { panel, plain, secure, close }
}

/** From an address of this machine. @returns the status */
async function statusFrom(localAddress: string, address: string): Promise<number | undefined> {
  const sent = request(`${address}/app`, { localAddress, agent: false }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

const LOGIN = {
  method: 'POST',
  body: new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
}
const TOKEN = '/api/v1/auth/token/user'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('over http, redirects pages and refuses calls and sockets while https is required', async () => {
  const { panel, plain, secure, close } = await start()
  const page = () => fetch(`${plain.address}/app/data?x=1`, { redirect: 'manual' })
  assert.is((await page()).status, 200)
  panel.state.misc.webServer.redirect = true
  const { status, headers } = await page()
  assert.equal([status, headers.get('Location')], [307, `${secure.address}/app/data?x=1`])

  const refused = await fetch(plain.address + TOKEN, LOGIN)
  assert.equal([refused.status, (await refused.json()).error_code], [426, 'https_required'])
  for (const path of ['/api/v1/system/hmi/name', '/cgi/reset_pj.cgi', '/api/v1/no-such-call'])
    assert.is((await fetch(plain.address + path)).status, 426, path)
  const { host, port } = new URL(plain.address)
  const upgrade = `GET /ws/datetime HTTP/1.1\r\nHost: HOST\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`
  assert.is((await sendRaw(Number(port), upgrade))[0], 426)
  assert.equal(panel.log, [])
  await close()
})

test('over http, still keeps a change of the network while https is required', async () => {
  const { panel, plain, close } = await start()
  panel.state.misc.webServer.redirect = true
  const path = `/api/v1/network/pending/${'0'.repeat(32)}`
  assert.is((await fetch(plain.address + path)).status, 404)
  assert.is((await fetch(`${plain.address}${path}/keep`, { method: 'POST' })).status, 404)
  await close()
})

test('accepts http while https does not respond', async () => {
  const { panel, plain, secure, close } = await start()
  panel.state.misc.webServer.redirect = true
  await secure.close()
  assert.is((await fetch(plain.address + TOKEN, LOGIN)).status, 200)
  assert.is((await fetch(`${plain.address}/app`)).status, 200)
  await close()
})

test('requires https from a user who has reached the panel over https', async () => {
  const { plain, secure, panel, close } = await start()
  const client = createClient(secure.address, { insecure: true })
  const save = async (origin: Client) => {
    const { json } = await origin.send({ ...LOGIN, path: TOKEN, body: String(LOGIN.body), headers: FORM })
    const headers = { Authorization: `Bearer ${recordOf(json).access_token}` }
    const path = '/api/v1/features/misc/web-server'
    const read = await origin.send({ method: 'GET', path, headers })
    const body = JSON.stringify({ ...recordOf(read.json), redirect: true })
    const version = { 'If-Match': String(read.headers.etag), 'Content-Type': 'application/json' }
    return origin.send({ method: 'PUT', path, body, headers: { ...headers, ...version } })
  }
  const plainClient = createClient(plain.address)
  const refused = await save(plainClient)
  assert.equal([refused.status, recordOf(refused.json).error_code], [409, 'not_over_https'])
  assert.is(panel.state.misc.webServer.redirect, false)
  assert.is((await save(client)).status, 204)
  assert.is(panel.state.misc.webServer.redirect, true)
  client.close()
  plainClient.close()
  await close()
})

test('refuses addresses that are not in the allowed networks', async () => {
  const { panel, plain, close } = await start()
  assert.is(await statusFrom('127.0.0.2', plain.address), 200)
  panel.state.misc.webServer.allowed_networks = ['192.168.10.0/24']
  assert.is(await statusFrom('127.0.0.2', plain.address), 403)
  assert.is(await statusFrom('127.0.0.1', plain.address), 200)
  await close()
})

test('takes a call to the address of another port as one that arrived there', async () => {
  const { panel, plain, close } = await start()
  await panel.clock.advance(10_000)
  const { token } = await callerAs(panel)
  const servesCaller = async (host: string) => {
    const headers = { Host: `${host}:${new URL(plain.address).port}`, Authorization: `Bearer ${token()}` }
    const sent = request(`${plain.address}/api/v1/network/wifi/connection`, { headers, agent: false }).end()
    const [response] = await once(sent, 'response')
    const body = await text(response)
    return response.statusCode === 200 ? JSON.parse(body).serves_caller : response.statusCode
  }
  assert.equal(
    [await servesCaller('127.0.0.1'), await servesCaller('192.168.25.87'), await servesCaller('10.0.0.1')],
    [false, true, false]
  )
  await close()
})

test('presents a new certificate once its web server was restarted', async () => {
  const { panel, secure, close } = await start()
  const fingerprint = async () => {
    const socket = connectTls({ port: Number(new URL(secure.address).port), rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const { fingerprint256 } = socket.getPeerCertificate()
    socket.destroy()
    return fingerprint256
  }
  const before = await fingerprint()
  const { key, cert: certificate } = await createCertificate('line2.plant.example')
  panel.misc.web.replace({ certificate, key })
  assert.is(await fingerprint(), before)
  panel.misc.web.restart()
  assert.is.not(await fingerprint(), before)
  await close()
})

test.run()
