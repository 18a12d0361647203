import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CONTROL_USER, callerAt, joinScreen, openScreen, VIEW_USER } from '../../setup/webview'
import type { Changes } from '../http/caller'
import { createPanel, type Panel } from '../panel'

const test = suite('WebView connections')

const OPEN = 'POST /features/webview/connections'

/** The code with which another connection is refused. */
async function refusal(change: (panel: Panel) => unknown, user = VIEW_USER, address = '192.168.10.71') {
  const panel = createPanel()
  const caller = await callerAt(panel, 'engineer', address)
  await change(panel)
  const { status, body } = await caller.call(OPEN, user)
  return [status, body.error_code]
}

test('opens the screen with the role of the user', async () => {
  const panel = createPanel()
  const viewer = await openScreen(panel, { user: VIEW_USER })
  const controller = await openScreen(panel, { user: CONTROL_USER })
  assert.equal([(await viewer.read()).role, (await controller.read()).role], ['view', 'control'])
  const { state, viewers, frame } = await viewer.read()
  assert.equal([state, viewers, frame], ['viewing', 2, `/webview/${viewer.id}`])
  assert.is(viewer.page.shown().machine, panel.state.project?.name)
})

test('refuses a connection with its cause', async () => {
  const settings = ({ state }: Panel) => state.webview.settings
  const cases: [string, number, (panel: Panel) => unknown][] = [
    ['not_on_this_model', 409, ({ state }) => Object.assign(state.webview, { onThisModel: false })],
    ['not_licensed', 409, ({ state }) => Object.assign(state.webview, { licensed: false })],
    ['not_in_project', 409, ({ state }) => Object.assign(state.webview, { inProject: false })],
    ['webview_off', 409, panel => Object.assign(settings(panel), { enabled: false })],
    ['project_stopped', 409, ({ state }) => Object.assign(state.project!, { state: 'updating' })],
    ['screen_off', 409, ({ webview }) => webview.setScreen(false)],
    [
      'address_barred',
      409,
      panel => Object.assign(settings(panel), { network_rule: 'deny', networks: ['192.168.10.0/24'] })
    ],
    [
      'address_barred',
      409,
      panel => Object.assign(settings(panel), { network_rule: 'allow', networks: ['10.0.0.0/8'] })
    ],
    ['wrong_user', 400, panel => Object.assign(settings(panel), { view_password: 'another-one' })],
    ['wrong_user', 400, panel => Object.assign(settings(panel), { view_username: '', view_password: '' })]
  ]
  for (const [code, status, change] of cases) assert.equal(await refusal(change), [status, code])
})

test('refuses one connection more than the settings allow, whatever the limit', async () => {
  for (const limit of [1, 2, 3, 4]) {
    const panel = createPanel()
    panel.state.webview.settings.max_connections = limit
    for (let count = 0; count < limit; count += 1) await openScreen(panel, { user: VIEW_USER })
    const { call } = await callerAt(panel, 'engineer')
    assert.is((await call('GET /features/webview/status')).body.state, 'full')
    assert.is((await call(OPEN, VIEW_USER)).body.error_code, 'webview_full')
  }
})

test('waits longer after each wrong password, at that address only', async () => {
  const panel = createPanel()
  const { call } = await callerAt(panel, 'engineer', '192.168.10.9')
  const wrong = { ...VIEW_USER, password: 'guessed' }
  for (let tries = 0; tries < 3; tries += 1) assert.is((await call(OPEN, wrong)).body.error_code, 'wrong_user')
  const { status, headers } = await call(OPEN, VIEW_USER)
  assert.equal([status, headers.get('Retry-After')], [429, '5'])
  assert.is((await openScreen(panel)).page.status, 101)
})

test('counts wrong passwords anew after a right one', async () => {
  const panel = createPanel()
  const { call } = await callerAt(panel, 'engineer', '192.168.10.9')
  const wrong = { ...VIEW_USER, password: 'guessed' }
  for (const login of [wrong, wrong, VIEW_USER, wrong, wrong]) await call(OPEN, login)
  assert.is((await call(OPEN, VIEW_USER)).status, 201)
})

test('accepts the page only from the user who opened the connection, and from this panel', async () => {
  const panel = createPanel()
  const { id } = await openScreen(panel)
  const other = await callerAt(panel, 'operator')
  assert.is(joinScreen(panel, id, other.token()).status, 404)
  assert.is(joinScreen(panel, id, 'no token').status, 401)
  assert.is(joinScreen(panel, id, other.token(), { origin: 'http://elsewhere.test' }).status, 403)
  const path = `/features/webview/connections/${id}` as const
  assert.is((await other.call(`GET ${path}`)).status, 404)
  assert.is((await other.call(`DELETE ${path}`)).status, 404)
  assert.is((await other.call(`POST ${path}/control-requests`, { machine: 'Bottling Line 2' })).status, 404)
})

test('ends a connection that the settings no longer admit, and says why', async () => {
  const cases: [Changes<'/features/webview/settings'>, string | null][] = [
    [{ enabled: false }, 'turned_off'],
    [{ control_username: 'somebody' }, 'user_changed'],
    [{ control_password: 'another-3152' }, 'user_changed'],
    [{ network_rule: 'allow', networks: ['10.0.0.0/8'] }, 'address_barred'],
    [{ view_password: 'another-3152', max_connections: 1 }, null]
  ]
  for (const [change, ended] of cases) {
    const panel = createPanel()
    const { save, read, page } = await openScreen(panel)
    assert.is((await save('/features/webview/settings', change)).status, 204)
    assert.equal([(await read()).ended, page.open], [ended, ended === null])
  }
})

test('ends connections that are idle, lost, disconnected or without a session', async () => {
  const minute = 60_000
  const panel = createPanel()
  const idle = await openScreen(panel)
  for (let passed = 0; passed < 15 * minute; passed += 5000) {
    idle.page.send({ kind: 'ping', latencyMs: 3, input: false })
    await panel.clock.advance(5000)
  }
  assert.is((await idle.read()).ended, 'idle')

  const lost = await openScreen(panel)
  await panel.clock.advance(7000)
  assert.equal([(await lost.read()).state, lost.page.open], ['lost', false])
  await panel.clock.advance(15_000)
  assert.is((await lost.read()).ended, 'lost')

  const closed = await openScreen(panel)
  const administrator = await callerAt(panel, 'engineer')
  await administrator.call(`DELETE /features/webview/connections/${closed.id}`)
  assert.is((await closed.read()).ended, 'disconnected')
  assert.is(closed.rejoin().status, 404)

  const loggedOut = await openScreen(panel, { account: 'operator' })
  await loggedOut.call('DELETE /auth/token/user')
  await panel.clock.advance(1000)
  assert.is(panel.webview.connections.find(loggedOut.id)?.ended?.why, 'logged_out')
})

test('never ends a connection for being idle where the settings say so', async () => {
  const panel = createPanel()
  panel.state.webview.settings.idle_timeout_minutes = 0
  const { read } = await openScreen(panel)
  await panel.clock.advance(5000)
  assert.is((await read()).state, 'viewing')
})

test('a page that loads again takes the place of the one before', async () => {
  const panel = createPanel()
  const { page, rejoin, read } = await openScreen(panel)
  rejoin()
  assert.is(page.open, false)
  page.leave()
  assert.is((await read()).state, 'viewing')
})

test('input on the screen counts as activity of its session', async () => {
  const panel = createPanel()
  panel.state.misc.webServer.idle_minutes = 1
  const { page, read } = await openScreen(panel)
  for (let passed = 0; passed < 120; passed += 5) {
    page.send({ kind: 'ping', latencyMs: 3, input: true })
    await panel.clock.advance(5000)
  }
  assert.is((await read()).state, 'viewing')
})

test('the user screens close with their session', async () => {
  const panel = createPanel()
  const { call, token } = await callerAt(panel, 'engineer')
  const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: 'http://panel.test', host: 'panel.test' }
  let open = true
  const close = () => {
    open = false
  }
  panel.webview.watch(upgrade, { send: () => {}, close })
  await panel.clock.advance(1000)
  assert.is(open, true)
  await call('DELETE /auth/token/user')
  await panel.clock.advance(1000)
  assert.is(open, false)
})

test('keeps a connection whose page comes back in time', async () => {
  const panel = createPanel()
  const { page, rejoin, read } = await openScreen(panel)
  page.send({ kind: 'ping', latencyMs: 3, framesPerSecond: 1 })
  page.leave()
  const { state, latency_ms, frames_per_second } = await read()
  assert.equal([state, latency_ms, frames_per_second], ['lost', null, null])
  await panel.clock.advance(14_000)
  assert.is(rejoin().status, 101)
  await panel.clock.advance(2000)
  assert.is((await read()).state, 'viewing')
})

test('a project that stops and a panel that restarts end all connections', async () => {
  const panel = createPanel()
  const { read, page } = await openScreen(panel)
  panel.state.project!.state = 'updating'
  await panel.clock.advance(1000)
  assert.equal([(await read()).ended, page.open], ['project_stopped', false])

  panel.state.project!.state = 'running'
  const other = await openScreen(panel)
  panel.faults.reboot(0)
  assert.equal([other.page.open, panel.webview.viewers()], [false, []])
})

test('lists the connections with account, user, role and address, and measures how quickly the screen follows', async () => {
  const panel = createPanel()
  const screen = await openScreen(panel, { address: '192.168.10.85' })
  screen.page.send({ kind: 'ping', latencyMs: 12.4, framesPerSecond: 1.4999, input: true })
  const { latency_ms, frames_per_second } = await screen.read()
  assert.equal([latency_ms, frames_per_second], [12, 1.5])
  await panel.clock.advance(3000)
  const [listed] = (await screen.call('GET /features/webview/connections')).body.items
  assert.equal([listed.name, listed.username, listed.role], ['engineer', 'operator', 'control'])
  assert.equal([listed.address, listed.idle_seconds], ['192.168.10.85', 3])
  assert.equal(
    panel.webview.viewers().map(({ name, role }) => [name, role]),
    [['engineer', 'view']]
  )
})

test.run()
