import '../../setup/dom'
import * as assert from 'uvu/assert'
import ApiDocScreen from '../../../src/screens/api-doc'
import { restoreSession } from '../../../src/session/session'
import { createCaller } from '../../panel/http/caller'
import type { Panel } from '../../panel/panel'
import { recordCalls } from '../../setup/calls'
import { clickInDialog, dialog, dialogClosed, dialogField, findDialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
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
} from '../../setup/query'
import { render } from '../../setup/screen'

const TABLE = { name: 'Access tokens' }

async function open(page = 'access-tokens') {
  history.replaceState(null, '', `/app/api/doc?page=${page}`)
  await restoreSession()
  render(<ApiDocScreen />)
  await findByRole('navigation', { name: 'Contents' })
}

async function openList() {
  await open()
  await findByRole('table', TABLE)
}

const tokensOf = (panel: Panel) => panel.state.accessTokens.items.map(({ name }) => name)

async function openDialog() {
  await openList()
  click(byRole('button', { name: 'Create token' }))
  await findDialog('Create an access token')
}

async function fillIn(name: string, scope: string) {
  await openDialog()
  type(dialogField('Name'), name)
  click(byRole('checkbox', { name: scope, within: dialog() }))
}

/** Creates a token with the right to Data Log. @returns its value */
async function create(name: string): Promise<string> {
  await fillIn(name, 'Data Log and Trend Display')
  clickInDialog('Create')
  await findDialog('Copy the access token now')
  return /hmi_[\w-]{43}/.exec(dialog().textContent ?? '')?.[0] ?? ''
}

test('lists the tokens with what they may do, how long, and when they were used', async () => {
  await openList()
  const rows = allByRole('row')
    .slice(1)
    .map(row => allByRole('cell', { within: row }).map(({ textContent }) => textContent))
  assert.equal(rows, [
    [
      ...['MES', 'Info, Data Log and Trend Display, Event Log', 'Usable', 'engineer', '2027/01/31 09:41:07'],
      ...['2026/11/21 09:39:07192.168.10.20', 'Revoke…']
    ],
    [
      ...['Shift report', 'Operation Log', 'Validity ended', 'administrator', '2026/11/18 09:41:07'],
      ...['2026/11/18 09:34:07192.168.10.31', 'Revoke…']
    ]
  ])
  byText('2 of 20')
})

test('creates a token that works, shows its value once, and stores it nowhere', async ({ panel }) => {
  const value = await create('Grafana')
  byText(/^Shown only once/)
  const program = createCaller(panel)
  program.use(value)
  assert.is((await program.call('GET /data/logs')).status, 200)
  assert.is((await program.call('GET /data/events')).status, 403)
  clickInDialog('I have stored it')
  await dialogClosed()
  await findByRole('row', { name: /Grafana/ })
  assert.not.match(document.body.textContent ?? '', value)
  assert.not.match(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + location.href, value)
  assert.equal(panel.state.accessTokens.items.at(-1)?.roles, ['data-log'])
})

test('offers only permissions of this user, and none that changes accounts', async ({ panel }) => {
  panel.state.accounts.find(({ username }) => username === 'engineer')!.roles = [
    'info',
    'account-management',
    'api-doc'
  ]
  await openDialog()
  byRole('checkbox', { name: 'Info', within: dialog() })
  byRole('checkbox', { name: 'Doc', within: dialog() })
  assert.is(allByRole('checkbox', { within: dialog() }).length, 2)
})

test('needs a name that is not taken, a permission, and a time of at most a year', async ({ panel }) => {
  await openDialog()
  type(dialogField('Name'), 'mes')
  type(dialogField('Validity'), '366')
  clickInDialog('Create')
  await findByText('Required', dialog())
  byText('Already exists', dialog())
  byText('Enter a value from 1 to 365', dialog())
  assert.is(tokensOf(panel).length, 2)
})

test('says that the panel is full', async ({ panel }) => {
  panel.state.accessTokens.limit = 2
  await fillIn('Grafana', 'Info')
  clickInDialog('Create')
  await findByText('The panel cannot store more access tokens. Revoke one first.')
})

test('names what stops before a token is revoked', async ({ panel }) => {
  await openList()
  click(byRole('button', { name: 'Revoke', within: byRole('row', { name: /MES/ }) }))
  const question = await findDialog('Revoke the access token “MES”?')
  byText('Info, Data Log and Trend Display, Event Log', question)
  byText(/2026\/11\/21 09:39:07.*192\.168\.10\.20/, question)
  clickInDialog('Cancel')
  await dialogClosed()
  assert.equal(tokensOf(panel), ['Shift report', 'MES'])
  click(byRole('button', { name: 'Revoke', within: byRole('row', { name: /MES/ }) }))
  await findDialog('Revoke the access token “MES”?')
  clickInDialog('Revoke')
  await dialogClosed()
  await until(() => allByRole('row', { name: /MES/ }).length === 0)
  assert.equal(tokensOf(panel), ['Shift report'])
})

test('has no list where the firmware has no access tokens', async ({ panel }) => {
  panel.faults.set(
    { kind: 'answer', status: 404, body: { error_code: 'not_found', message: '' } },
    'GET /uac/access-tokens'
  )
  await open()
  await findByText(/firmware/)
  assert.is(allByRole('table', TABLE).length, 0)
  assert.is(allByRole('button', { name: 'Create token' }).length, 0)
})

test('keeps the list when the connection is lost', async ({ panel }) => {
  await fillIn('Grafana', 'Info')
  panel.faults.refuseNext('POST /uac/access-tokens')
  clickInDialog('Create')
  await findByText('The panel is not responding')
  assert.is(dialogField('Name').value, 'Grafana')
})

test('tells a user who does not manage accounts whom to ask, and reads nothing', async ({ panel, signIn }) => {
  await signIn('operator')
  await open('status')
  const calls = recordCalls(panel)
  click(byRole('link', { name: 'Access tokens' }))
  await findByText(/^Only users with the permission “Account Management”/)
  assert.not(calls.some(call => call.includes('access-tokens')))
})

test('tries a call with a typed token, once, and shows nothing of it', async () => {
  const value = await create('Grafana')
  await open('listEvents')
  const card = byRole('region', { name: 'Try it' })
  const send = () => click(byRole('button', { name: 'Send', within: card }))
  type(byLabel('Access token', card), value)
  send()
  await findByText(/^403 after/)
  assert.is(byLabel('Access token', card).value, '')
  assert.not.match(document.body.innerHTML, value)
  send()
  await findByText(/^200 after/)
})

test('shows a token with its time and its last use in Try it, which refuses it once it is revoked', async () => {
  await fillIn('Grafana', 'Data Log and Trend Display')
  type(dialogField('Validity'), '7')
  clickInDialog('Create')
  await findDialog('Copy the access token now')
  const [value = ''] = /hmi_[\w-]{43}/.exec(dialog().textContent ?? '') ?? []
  clickInDialog('I have stored it')
  await dialogClosed()
  const row = () => findByRole('row', { name: /^Grafana/ })
  const times = async () => (await row()).textContent?.match(/2026\/\d\d\/\d\d \d\d:\d\d:\d\d/g)
  assert.equal(await times(), ['2026/11/28 09:41:07'])
  const trying = async () => {
    await open('listDataLogs')
    const card = byRole('region', { name: 'Try it' })
    type(byLabel('Access token', card), value)
    click(byRole('button', { name: 'Send', within: card }))
  }
  await trying()
  await findByText(/^200 after/)
  await openList()
  assert.equal(await times(), ['2026/11/28 09:41:07', '2026/11/21 09:41:07'])
  click(byRole('button', { name: 'Revoke', within: await row() }))
  await findDialog('Revoke the access token “Grafana”?')
  clickInDialog('Revoke')
  await dialogClosed()
  await trying()
  await findByText(/^401 after/)
})

test('a typed token that is refused neither renews nor ends the session', async ({ panel }) => {
  await open('readHmiName')
  const calls = recordCalls(panel)
  const card = byRole('region', { name: 'Try it' })
  type(byLabel('Access token', card), 'hmi_unknown')
  click(byRole('button', { name: 'Send', within: card }))
  await findByText(/^401 after/)
  assert.not(calls.some(call => call.includes('auth/token')))
  assert.is(allByText(/^You are logged out/).length, 0)
})

test.run()
