import '../setup/dom'
import * as assert from 'uvu/assert'
import { lastKnown } from '../../src/lib/remote/last-known'
import { readFrameMessage } from '../../src/screens/webview/frame-messages'
import { createWebView } from '../../src/screens/webview/model'
import { createScreenFrame } from '../../src/screens/webview/screen-frame'
import { readToken } from '../../src/session/token'
import { fakeTime } from '../lib/fake-time'
import { mount } from '../setup/app'
import { hidePage } from '../setup/hidden-page'
import { type PanelContext, test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../setup/query'
import { joinScreen, openScreen } from '../setup/webview'

const open = () => mount('/app/web-view')

async function logIn(username = 'operator', password = 'control-3152') {
  type(await until(() => byLabel('WebView username')), username)
  type(byLabel('WebView password'), password)
  click(byRole('button', { name: 'Connect' }))
}

/** Connects, and opens the socket of the page as its script would, which this document does not run. */
async function connect(panel: PanelContext['panel'], username?: string, password?: string) {
  await open()
  await logIn(username, password)
  const frame = await until(() => document.querySelector<HTMLIFrameElement>('iframe') ?? false)
  const id = frame.getAttribute('src')?.split('/').pop() ?? ''
  const page = joinScreen(panel, id, readToken() ?? '')
  const post = (data: object, origin = location.origin) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow as never }))
  const changed = () => post({ webview: 'changed' })
  changed()
  await findByText('You are viewing')
  return { frame, id, page, post, changed }
}

const control = async () => {
  click(await findByRole('button', { name: 'Request control' }))
  click(await findByRole('button', { name: 'No one is in danger: request control' }))
}

test('shows the screen in a frame with role, controller, viewers, latency and frame rate', async ({ panel }) => {
  const { page, changed, frame, id } = await connect(panel, 'viewer', 'viewer-3152')
  page.send({ kind: 'ping', latencyMs: 12, framesPerSecond: 2, input: false })
  changed()
  await findByText('Latency: 12 ms')
  byText('Frame rate: 2.0 fps')
  for (const text of ['Access: View only', 'You are viewing', 'In control: No one', '1 viewer']) byText(text)
  assert.equal([frame.title, frame.getAttribute('src')], ['Panel screen', `/webview/${id}`])
  assert.equal(allByRole('button', { name: 'Request control' }), [])
})

test('shows the safety question with the name of the machine before the first request for control', async ({
  panel
}) => {
  const { changed } = await connect(panel)
  click(await findByRole('button', { name: 'Request control' }))
  const dialog = await findByRole('dialog', { name: 'You are about to operate a real machine' })
  byText('Machine: Bottling Line 2', dialog)
  click(byRole('button', { name: 'Cancel', within: dialog }))
  assert.is(panel.webview.controller(), undefined)

  await control()
  await findByText('You have control')
  assert.is(panel.webview.controller()?.place, 'remote')
  click(byRole('button', { name: 'Release control' }))
  await findByText('You are viewing')
  changed()
  click(await findByRole('button', { name: 'Request control' }))
  await findByText('You have control')
  assert.equal(allByRole('dialog'), [])
})

test('grants a request that is addressed to the controller, and goes on viewing', async ({ panel }) => {
  const { changed } = await connect(panel)
  await control()
  await findByText('You have control')
  const other = await openScreen(panel, { account: 'operator', address: '192.168.10.72' })
  await other.request()
  changed()
  await findByText('Control requested by: operator (192.168.10.72)')
  byText(/^Denied automatically in \d+ s\.$/)
  click(byRole('button', { name: 'Grant' }))
  await findByText('Control was handed over.')
  assert.is((await other.read()).state, 'controlling')
})

test('counts down a request of its own, which the operator at the panel denies', async ({ panel }) => {
  const { changed } = await connect(panel)
  panel.webview.local.receive('{"kind":"touch"}')
  await control()
  await findByText('You have requested control')
  byText(/^Denied automatically in \d+ s\.$/)
  assert.equal(allByRole('button', { name: 'Grant' }), [])
  panel.webview.local.answer(false)
  changed()
  const denied = 'The operator at the panel denied the request.'
  await findByText(denied)
  click(byRole('button', { name: 'Close' }))
  assert.equal(allByText(denied), [])

  click(byRole('button', { name: 'Request control' }))
  await findByText('You have requested control')
  panel.webview.local.answer(false)
  changed()
  await findByText(denied)
})

test('says why no one can connect, and how to change that', async ({ panel }) => {
  const { webview, project } = panel.state
  const cases: [title: string, remedy: string, target: object, change: object][] = [
    ['WebView is disabled', 'It can be enabled', webview.settings, { enabled: false }],
    ['Your address is not allowed', 'allowed network', webview.settings, { network_rule: 'allow', enabled: true }],
    ['The project is not running', 'once the project is running', project!, { state: 'updating' }],
    ['The project does not use this function', 'engineering', webview, { inProject: false }],
    ['This function is not licensed', 'Activate the licence', webview, { licensed: false }],
    ['Not available on this model', 'different model', webview, { onThisModel: false }]
  ]
  for (const [title, remedy, target, change] of cases) {
    webview.settings.network_rule = 'any'
    Object.assign(target, change)
    await open()
    await findByText(title)
    byText(new RegExp(remedy))
    assert.equal(allByRole('button', { name: 'Connect' }), [])
  }
})

test('all connections in use and a screen that is off are named, too', async ({ panel }) => {
  panel.state.webview.settings.max_connections = 1
  const other = await openScreen(panel)
  await open()
  await findByText('All connections are in use')
  byRole('link', { name: 'WebView settings' })
  await other.close()
  panel.webview.setScreen(false)
  await open()
  await findByText(/Touch the panel to turn the screen on/)
})

test('says what is in the way since the status was read, and what to do', async ({ panel }) => {
  await open()
  await until(() => byLabel('WebView username'))
  panel.webview.setScreen(false)
  hidePage()
  await logIn()
  await findByText("The panel's screen is off")
  await findByText(/Touch the panel to turn the screen on/)
})

test('offers control only while the screen is shown', async ({ panel }) => {
  const { page, changed } = await connect(panel)
  page.leave()
  changed()
  await findByText('Connection lost')
  assert.is(byRole('button', { name: 'Request control' }).hasAttribute('disabled'), true)
})

test('shows the safety question once it is switched on', async ({ panel }) => {
  const { settings } = panel.state.webview
  settings.safety_question = false
  await connect(panel)
  await findByText('You are viewing')
  settings.safety_question = true
  click(byRole('button', { name: 'Request control' }))
  click(await findByRole('button', { name: 'No one is in danger: request control' }))
  await findByText('You have control')
})

test('names a browser without sockets as not supported', async () => {
  const { WebSocket } = window
  Reflect.deleteProperty(window, 'WebSocket')
  await open()
  await findByText('This browser does not support WebView')
  Object.assign(window, { WebSocket })
})

test('shows a wrong user at the form, and empties only the password', async ({ panel }) => {
  await open()
  await logIn('operator', 'wrong')
  await findByText(/^Wrong WebView username or password\. .*accounts of this console/)
  assert.is(byLabel('WebView username').value, 'operator')
  await until(() => byLabel('WebView password').value === '')
  assert.equal(allByText('Required'), [])
  assert.equal(panel.webview.viewers(), [])
})

test('says why a connection has ended, and connects again', async ({ panel }) => {
  const { id, changed } = await connect(panel)
  panel.webview.connections.end(panel.webview.connections.find(id)!, 'disconnected')
  changed()
  await findByText('An administrator has disconnected you')
  click(byRole('button', { name: 'Connect again' }))
  await until(() => byLabel('WebView username'))
})

test('keeps the screen greyed while the panel is away, and recovers', async ({ panel }) => {
  const { changed } = await connect(panel)
  await findByText('You are viewing')
  panel.faults.set({ kind: 'refuse' })
  changed()
  await findByRole('alert')
  assert.ok(document.querySelector('[data-old] iframe'))
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await until(() => allByRole('alert').length === 0)
})

test('leaves the panel with the screen', async ({ panel }) => {
  await connect(panel)
  assert.is(panel.webview.viewers().length, 1)
  await mount('/app/dashboard')
  await until(() => panel.webview.viewers().length === 0)
})

test('takes the size of the screen from its page', async ({ panel }) => {
  const { frame, post } = await connect(panel)
  assert.is(frame.style.width, '800px')
  post({ webview: 'size', width: 1024, height: 600 })
  await until(() => frame.style.width === '1024px')
})

test('ignores what another page or origin posts, and sizes and pictures that are none', () => {
  const read = (data: unknown, origin = location.origin, source: Window | null = window) =>
    readFrameMessage({ data, origin, source } as MessageEvent, window)
  const size = { webview: 'size', width: 1024, height: 600 }
  assert.equal(read(size), size)
  assert.is(read(size, 'http://elsewhere.test'), undefined)
  assert.is(read(size, location.origin, null), undefined)
  for (const data of [
    null,
    'size',
    { ...size, width: 99 },
    { ...size, height: 8001 },
    { webview: 'picture', picture: {} }
  ])
    assert.is(read(data), undefined)
})

test('keeps why a connection has ended, also after the panel has forgotten it', async ({ panel }) => {
  for (const [end, reason] of [
    [
      (id: string) => panel.webview.connections.end(panel.webview.connections.find(id)!, 'disconnected'),
      'disconnected'
    ],
    [() => panel.webview.connections.forget(), 'lost']
  ] as const) {
    const model = createWebView()
    const form = model.loginForm()
    form.set('username', 'operator')
    form.set('password', 'control-3152')
    await form.submit()
    const { id, $state } = model.$connection.get()!
    end(id)
    await $state.reload()
    await panel.clock.advance(61_000)
    await $state.reload()
    assert.is(lastKnown($state.get())?.ended, reason)
  }
})

test('gives up a picture that the page does not send', async () => {
  const time = fakeTime()
  let failed = false
  const nothing = () => null
  const { picture } = createScreenFrame(nothing, nothing)
  picture().catch(() => {
    failed = true
  })
  await time.pass(5000)
  time.end()
  assert.ok(failed)
})

test('leads to the settings those who may change them', async ({ panel }) => {
  panel.state.webview.settings.enabled = false
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
  account.roles = account.roles.filter(role => role !== 'webview-setting')
  await open()
  await findByText('WebView is disabled')
  assert.equal(allByRole('link', { name: 'WebView settings' }), [])
})

test.run()
