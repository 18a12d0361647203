import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAt } from '../../setup/webview'
import { createPanel, type Panel } from '../panel'

const test = suite('calls whose body arrives slowly')
const ADDRESS = '192.168.10.71'
const NEW = {
  ...{ username: 'backdoor', name: 'b', roles: ['info'], password_must_change: false },
  ...{ valid_until: null, password_age_days: 0, password: 'Backd00r-99' }
}
const FORM = 'application/x-www-form-urlencoded'

/** Sends the first bytes of a call. @returns what sends the rest, and gives the response. */
function begin(panel: Panel, path: string, text: string, headers: Record<string, string>) {
  const bytes = new TextEncoder().encode(text)
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(bytes.slice(0, 5))
  const init = { method: 'POST', headers, body: readable, duplex: 'half' }
  const calling = panel.fetch(`/api/v1${path}`, init, ADDRESS)
  return async () => {
    void writer.write(bytes.slice(5))
    void writer.close()
    const response = await calling
    return { status: response.status, headers: response.headers, code: (await response.json()).error_code }
  }
}

async function start() {
  const panel = createPanel()
  const admin = await callerAt(panel, 'administrator')
  const roles = panel.state.accounts.find(({ username }) => username === 'administrator')!.roles
  const { body } = await admin.call('POST /uac/accounts', {
    ...{ ...NEW, username: 'evil', password: 'Passw0rd-x9', roles }
  })
  const evil = await callerAt(panel, 'evil', ADDRESS)
  const headers = { Authorization: `Bearer ${evil.token()}`, 'Content-Type': 'application/json' }
  const finish = begin(panel, '/uac/accounts', JSON.stringify(NEW), headers)
  await new Promise(setImmediate)
  return { panel, admin, evil, id: body.id as string, finish }
}

type Started = Awaited<ReturnType<typeof start>>

/** What takes the right to call, and the refusal. */
const ENDS: Record<string, [number, string, (started: Started) => unknown]> = {
  'the account is deleted': [400, 'invalid_token', ({ admin, id }) => admin.call(`DELETE /uac/accounts/${id}`)],
  'the account is disabled': [
    ...([400, 'invalid_token'] as const),
    ({ admin, id }) => admin.call(`PUT /uac/accounts/${id}/enabled`, { enabled: false })
  ],
  'the account has lost the role': [
    ...([403, 'forbidden'] as const),
    ({ admin, id }) => admin.save(`/uac/accounts/${id}`, { roles: ['info'] })
  ],
  'its user has logged out': [400, 'invalid_token', ({ evil }) => evil.call('DELETE /auth/token/user')],
  'its sessions were ended': [
    400,
    'invalid_token',
    ({ admin, id }) => admin.call(`DELETE /uac/accounts/${id}/sessions`)
  ],
  'its password was reset': [
    ...([400, 'invalid_token'] as const),
    ({ admin, id }) => admin.call(`POST /uac/accounts/${id}/password-resets`, {})
  ],
  'its address is no longer allowed': [
    ...([403, 'address_not_allowed'] as const),
    ({ panel }) => Object.assign(panel.state.misc.webServer, { allowed_networks: ['10.0.0.0/8'] })
  ],
  'https is required': [
    ...([426, 'https_required'] as const),
    ({ panel }) => Object.assign(panel.state.misc.webServer, { redirect: true })
  ]
}

for (const [end, [status, code, happen]] of Object.entries(ENDS)) {
  test(`have no effect once ${end}`, async () => {
    const started = await start()
    await happen(started)
    const answer = await started.finish()
    assert.equal([answer.status, answer.code], [status, code])
    const { accounts } = started.panel.state
    assert.is(
      accounts.some(({ username }) => username === NEW.username),
      false
    )
  })
}

test('are recorded under the name of their session, also of a deleted account', async () => {
  const { panel, admin, id, finish } = await start()
  await admin.call(`DELETE /uac/accounts/${id}`)
  await finish()
  const { username, operation, status } = panel.log.at(-1)!
  assert.equal([username, operation, status], ['evil', 'POST /uac/accounts', 400])
})

test('have an effect though the token was renewed and has expired while they arrived', async () => {
  const { panel, evil, finish } = await start()
  const { status } = await evil.grant({ grant_type: 'refresh_token', refresh_token: evil.token() })
  assert.is(status, 200)
  await panel.clock.advance(60_000)
  assert.is((await evil.call('GET /system/time')).status, 401)
  assert.is((await finish()).status, 201)
})

test('log nobody in over http once https is required', async () => {
  const panel = createPanel()
  const login = 'grant_type=password&username=engineer&password=engineer-3152'
  const lastSignIn = () => panel.state.accounts.find(({ username }) => username === 'engineer')!.lastSignIn
  const before = lastSignIn()
  const finish = begin(panel, '/auth/token/user', login, { 'Content-Type': FORM })
  await new Promise(setImmediate)
  panel.state.misc.webServer.redirect = true
  const { status, headers, code } = await finish()
  assert.equal([status, code, headers.get('Upgrade')], [426, 'https_required', 'TLS/1.2'])
  assert.equal(lastSignIn(), before)
})

test.run()
