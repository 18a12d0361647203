import '../setup/dom'
import * as assert from 'uvu/assert'
import { contractUrl } from '../../src/lib/browser/contract-url'
import { provide } from '../../src/lib/environment'
import ApiDocScreen from '../../src/screens/api-doc'
import { $endedSession, restoreSession, stayAfterSessionEnd } from '../../src/session/session'
import { $restart, leaveRestart } from '../../src/stores/restart'
import { clickInDialog } from '../setup/dialog'
import { test } from '../setup/panel-test'
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
import { onCleanup, render, selectLanguage } from '../setup/screen'

/** Opens the screen at an operation. */
async function open(page = '', contents = 'Contents') {
  history.replaceState(null, '', `/app/api/doc${page && `?page=${page}`}`)
  await restoreSession()
  render(<ApiDocScreen />)
  await findByRole('navigation', { name: contents })
}

const tryIt = () => byRole('region', { name: 'Try it' })
/** The code of this name, which is spoken by its name. */
const codeOf = (name: string) => byRole('group', { name }).textContent ?? ''
const send = () => click(byRole('button', { name: 'Send', within: tryIt() }))

test('finds a call by its path, and puts it into the address', async () => {
  await open()
  type(byLabel('Search calls'), '/hmi/name')
  await findByText(/^2 of \d+ found$/)
  const link = () => byRole('link', { name: 'PUT Rename the panel', within: byRole('navigation') })
  click(link())
  await findByRole('heading', { name: 'Rename the panel' })
  assert.is(location.search, '?page=setHmiName')
  assert.is(link().getAttribute('aria-current'), 'page')
})

test('finds the calls of a screen by its name, and says what to search for when nothing is found', async () => {
  onCleanup(() => selectLanguage('en'))
  await selectLanguage('ja')
  await open('', '目次')
  const search = byLabel('API呼び出しを検索')
  type(search, 'アカウント')
  await findByRole('link', { name: /List accounts/ })
  type(search, '再起動する')
  await findByText(/APIの説明は英語です/)
})

test('begins with an access token and what reads the active alarms, and keeps the notes for firmware apart', async () => {
  await open()
  const link = byRole('link', {
    name: 'Access tokens',
    within: byRole('region', { name: '1. Create an access token' })
  })
  assert.is(link.getAttribute('href'), '/app/api/doc?page=access-tokens')
  const [alarms] = allByRole('group', { name: 'curl' }).map(({ textContent }) => textContent ?? '')
  assert.match(alarms!, 'state=triggered,acknowledged')
  assert.is(allByText(/FastCGI/).length, 0)
  click(byRole('link', { name: 'For firmware developers' }))
  await findByText(/FastCGI/)
})

test('says how a list is written, and puts the filters that are filled in into the samples', async () => {
  await open('listEvents')
  assert.is(allByText(/Separate several values with commas\./, tryIt()).length, 3)
  byText('low, middle, high, emergency', tryIt())
  const facts = /priority.*Comma-separated list of priorities\..*Valueslowmiddlehighemergency.*Examplehigh,emergency/
  assert.match(byRole('region', { name: 'Parameters' }).textContent ?? '', facts)
  assert.match(tryIt().textContent ?? '', 'Example: high,emergency')
  type(byLabel('priority', tryIt()), ' low, high ')
  await until(() => codeOf('curl').includes('/data/events?priority=low,high'))
})

test('names a page that does not exist', async () => {
  await open('nothing')
  await findByText('No page or call named “nothing”')
})

test('reads a value with the session, and shows status, headers and body', async () => {
  await open('readHmiName')
  send()
  await findByText(/^200 after \d+ ms$/)
  assert.match(codeOf('Response body'), '"name": "line2-hmi"')
  click(byRole('button', { name: 'Headers', within: tryIt() }))
  await findByText('no-store')
})

test('confirms a write before it is sent', async ({ panel }) => {
  await open('setHmiName')
  type(byLabel('Request body', tryIt()), '{ "name": "line-7" }')
  send()
  const dialog = byRole('dialog', { name: 'Send to the running panel?' })
  byText('PUT /api/v1/system/hmi/name', dialog)
  click(byRole('button', { name: 'Cancel', within: dialog }))
  assert.is(panel.state.hmiName, 'line2-hmi')
  send()
  clickInDialog('Send')
  await findByText(/^204 after/)
  assert.is(panel.state.hmiName, 'line-7')
})

test('names whom a call interrupts, and waits for the panel that it restarts', async () => {
  onCleanup(leaveRestart)
  await open('restartPanel')
  send()
  const dialog = byRole('dialog', { name: 'Send to the running panel?' })
  await findByText('This call can interrupt:', dialog)
  byText(/PLC links/, dialog)
  clickInDialog('Send')
  await until(() => $restart.get() !== undefined)
  assert.is(allByText(/^200 after/).length, 0)
})

test('shows a request without sending it', async ({ panel }) => {
  await open('setHmiName')
  type(byLabel('Request body', tryIt()), '{ "name": "line-7" }')
  click(byLabel('Show the request without sending it'))
  click(await findByRole('button', { name: 'Show request' }))
  await findByText('Not sent')
  assert.match(
    codeOf('Request'),
    /^PUT \/api\/v1\/system\/hmi\/name\nAuthorization: Bearer …\n\n\{\n {2}"name": "line-7"\n\}$/
  )
  assert.is(panel.state.hmiName, 'line2-hmi')
})

test('sends nothing without the parameters of the path', async () => {
  await open('readJob')
  type(byLabel('id', tryIt()), '')
  await until(() => byRole('button', { name: 'Send', within: tryIt() }).hasAttribute('disabled'))
})

test('hides the last response while the next one is awaited', async ({ panel }) => {
  await open('readHmiName')
  send()
  await findByText(/^200 after/)
  panel.faults.slowNext(100, 'GET /system/hmi/name')
  send()
  await until(() => allByText(/^200 after/).length === 0)
  await panel.clock.advance(100)
  await findByText(/^200 after/)
})

test('refuses to send what is no JSON object', async () => {
  await open('setHmiName')
  type(byLabel('Request body', tryIt()), '{ "name": ')
  await until(() => allByText('Enter a JSON object').length === 2)
  assert.ok(byRole('button', { name: 'Send', within: tryIt() }).hasAttribute('disabled'))
})

const REFUSALS = [
  [400, { error_code: 'invalid_name' }, {}, /The request is invalid/],
  [403, { error_code: 'forbidden', details: { permission: 'wifi' } }, {}, /Missing permission: wifi$/],
  [408, {}, {}, /Check the current state before you repeat a write/],
  [409, { error_code: 'busy' }, {}, /See the error code for the reason/],
  [412, { error_code: 'changed_meanwhile' }, {}, /Read them again/],
  [429, { error_code: 'too_many_requests' }, { 'Retry-After': '30' }, /Too many attempts.*Try again in 30 s\./]
] as const

for (const [status, body, headers, text] of REFUSALS)
  test(`explains a ${status}`, async ({ panel }) => {
    await open('readHmiName')
    panel.faults.set({ kind: 'answer', status, body, headers }, 'GET /system/hmi/name')
    send()
    await findByText(new RegExp(`^${status} after`))
    byText(text, tryIt())
    if ('error_code' in body) byText(body.error_code, tryIt().querySelector('dl') ?? undefined)
  })

test('says before a call which permission the user lacks, and after it that it is missing', async ({ signIn }) => {
  await signIn('operator')
  await open('readOpcUaServer')
  byText('Your account does not have the permission “opcua”. The call returns 403.')
  send()
  await findByText(/^403 after/)
  byText(/Missing permission: opcua$/)
})

test('reports a lost connection, and sends again', async ({ panel }) => {
  await open('readHmiName')
  panel.faults.refuseNext('GET /system/hmi/name')
  send()
  await findByText('The panel is not responding')
  send()
  await findByText(/^200 after/)
})

test('renews an expired token for a call', async ({ panel }) => {
  await open('readTime')
  panel.faults.expireSessions()
  send()
  await findByText(/^200 after/)
})

test('sends the version that was read before', async () => {
  await open('readSmtp')
  send()
  await findByText(/^200 after/)
  type(byLabel('Search calls'), 'saveSmtp')
  click(await findByRole('link', { name: /^PUT/ }))
  await findByText('saveSmtp')
  assert.not.match(byLabel('If-Match').value, '"1"')
})

test('can be read but sends nothing once the session has ended', async () => {
  await open('readHmiName')
  $endedSession.set('asked')
  stayAfterSessionEnd()
  await findByText(/^You are logged out/)
  assert.ok(byRole('button', { name: 'Send', within: tryIt() }).hasAttribute('disabled'))
  click(byLabel('Show the request without sending it'))
  click(await findByRole('button', { name: 'Show request' }))
  await findByText('Not sent')
})

test('sends a file with the samples only', async () => {
  await open('uploadProject')
  byText('The body of this call is a file. Use the code samples.')
  assert.match(codeOf('curl'), '--data-binary @file')
})

test('offers samples in the language that was chosen last', async () => {
  await open('readTime')
  click(byRole('radio', { name: 'Python' }))
  await findByRole('group', { name: 'Python' })
  await open('readHmiName')
  assert.match(codeOf('Python'), 'import requests')
})

test('explains sign-in, error codes, limits and the socket', async () => {
  await open('sign-in')
  byText(/^Programs that run unattended use an access token instead/)
  byRole('region', { name: '1. Get a token' })
  byRole('region', { name: '3. Renew the token' })
  await open('status')
  byText('acknowledged_at_panel_only')
  await open('limits')
  byRole('link', { name: 'PUT Replace the OPC UA nodes' })
  await open('socket')
  assert.match(codeOf('Python'), 'websocket.create_connection')
  byRole('region', { name: '/ws/webview/{id}' })
})

test('reports that the description cannot be read', async ({ panel }) => {
  provide({
    transport: async (url, init) => (url === contractUrl ? new Response('', { status: 404 }) : panel.fetch(url, init))
  })
  history.replaceState(null, '', '/app/api/doc')
  render(<ApiDocScreen />)
  await findByText("The panel's response could not be read")
})

test.run()
