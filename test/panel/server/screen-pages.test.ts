import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import { createSmallDist } from '../../setup/small-dist'
import { callerAt, VIEW_USER } from '../../setup/webview'
import { createPanel } from '../panel'
import { serveControl } from './control'
import { serve } from './server'

const test = suite('pages of the panel')

async function start(usermode = true) {
  const panel = createPanel()
  panel.state.specification.usermode = usermode
  const { address, close } = await serve({ panel, dist: createSmallDist() })
  const { call, token } = await callerAt(panel, 'engineer')
  const { body } = await call('POST /features/webview/connections', VIEW_USER)
  const cookie = `ihmi_user_token=${token()}`
  const get = (path: string, headers = {}) => fetch(address + path, { headers })
  return { panel, address, close, cookie, get, frame: String(body.frame) }
}

test('the page of a connection can be framed by this origin only, loads nothing from elsewhere, and does not exist without it', async () => {
  const { get, frame, close } = await start()
  const { status, headers } = await get(frame)
  const policy = headers.get('Content-Security-Policy') ?? ''
  assert.equal([status, headers.get('X-Frame-Options')], [200, 'SAMEORIGIN'])
  for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'self'", "trusted-types 'none'"])
    assert.ok(policy.includes(part), part)
  for (const [file, type] of [
    ['screen.js', /javascript/],
    ['screen.css', /css/]
  ] as const)
    assert.match((await get(`/webview/files/${file}`)).headers.get('Content-Type') ?? '', type)
  for (const missing of ['files/missing.js', 'missing']) assert.is((await get(`/webview/${missing}`)).status, 404)
  await close()
})

test('serves the user screens at exactly /app to users who are logged in', async () => {
  const { get, cookie, close } = await start()
  const isUserScreen = async (path: string, headers = {}) =>
    /data-place="user"/.test(await (await get(path, headers)).text())
  assert.is(await isUserScreen('/app', { cookie }), true)
  assert.is((await get('/app', { cookie })).headers.get('X-Frame-Options'), 'DENY')
  assert.is(await isUserScreen('/app'), false)
  assert.is(await isUserScreen('/app', { cookie: 'ihmi_user_token=old' }), false)
  for (const path of ['/app/', '/app/dashboard', '/admin', '/']) assert.is(await isUserScreen(path, { cookie }), false)
  await close()
  const without = await start(false)
  assert.not.match(await (await without.get('/app', { cookie: without.cookie })).text(), /data-place/)
  await without.close()
})

test('accepts sockets of this origin with the cookie, and no others', async () => {
  const { address, cookie, frame, close } = await start()
  const path = `/ws${frame}`
  const statusOf = async (at: string, headers: Record<string, string>) => {
    const socket = new WebSocket(address.replace('http', 'ws') + at, { headers })
    const [response] = await Promise.race([
      once(socket, 'unexpected-response').then(([, refused]) => [refused.statusCode]),
      once(socket, 'open').then(() => [101])
    ])
    socket.terminate()
    return response
  }
  assert.is(await statusOf(path, { origin: address, cookie }), 101)
  assert.is(await statusOf(path, { origin: 'http://elsewhere.test', cookie }), 403)
  assert.is(await statusOf(path, { origin: address }), 401)
  assert.is(await statusOf('/ws/webview/unknown', { origin: address, cookie }), 404)
  assert.is(await statusOf('/ws/user-mode', { origin: address, cookie }), 101)
  assert.is(await statusOf('/ws/screen', { origin: address, cookie }), 404)
  await close()
})

test('shows the user screens to nobody without a role, nor where user mode, WebView or the network bars them', async () => {
  const { panel, address, cookie, get, close } = await start()
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  const { settings } = panel.state.webview
  const outcome = async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/user-mode`, {
      origin: address,
      headers: { cookie }
    })
    const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode)
    const status = await Promise.race([refused, once(socket, 'open').then(() => 101)])
    socket.terminate()
    const page = await (await get('/app', { cookie })).text()
    return [status, /data-place="user"/.test(page)]
  }
  const { specification } = panel.state
  assert.equal(await outcome(), [101, true])
  const changes: [target: object, change: object, status: number][] = [
    [engineer, { roles: [] }, 403],
    [engineer, { passwordMustChange: true }, 403],
    [settings, { enabled: false }, 403],
    [settings, { network_rule: 'allow', networks: [] }, 403],
    [specification, { usermode: false }, 404]
  ]
  for (const [target, change, status] of changes) {
    const before = { ...target }
    Object.assign(target, change)
    assert.equal(await outcome(), [status, false], JSON.stringify(change))
    Object.assign(target, before)
  }
  await close()
})

test('shows the screen at the panel itself on the port of the faults only', async () => {
  const panel = createPanel()
  const control = await serveControl(panel)
  assert.match(await (await fetch(`${control.address}/screen`)).text(), /data-place="panel"/)
  const socket = new WebSocket(`${control.address.replace('http', 'ws')}/ws/screen`, { origin: control.address })
  const [message] = await once(socket, 'message')
  assert.is(JSON.parse(String(message)).role, 'control')
  socket.send('{"kind":"operate","object":"pump","value":0}')
  await once(socket, 'message')
  assert.is(panel.webview.line.settingOf('pump'), 0)
  assert.is(panel.webview.controller()?.place, 'panel')
  socket.terminate()
  await once(socket, 'close')
  await control.close()
})

test.run()
