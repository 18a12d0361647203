import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs, createCaller, startPanel } from '../http/caller'
import type { Panel } from '../panel'

const test = suite('access tokens')
const LIST = 'GET /uac/access-tokens'
const SCOPE = ['info', 'data-log']
const DAY = 86_400_000

type Call = Awaited<ReturnType<typeof startPanel>>['call']

const create = (call: Call, name = 'Grafana', roles = SCOPE, days = 30) =>
  call('POST /uac/access-tokens', { name, roles, days })

/** A program with a new token of the engineer. */
async function startProgram(roles = SCOPE, days = 30) {
  const { panel, call } = await startPanel()
  const { body } = await create(call, 'Grafana', roles, days)
  return { panel, call, id: body.id, value: body.access_token, program: programWith(panel, body.access_token) }
}

function programWith(panel: Panel, value: string) {
  const caller = createCaller(panel)
  caller.use(value)
  return caller
}

const listed = async (call: Call, name = 'Grafana') =>
  (await call(LIST)).body.items.find((token: { name: string }) => token.name === name)

test('returns a value of 256 bits once, and keeps only its hash', async () => {
  const { panel, call, value } = await startProgram()
  assert.match(value, /^hmi_[\w-]{43}$/)
  assert.not.match(JSON.stringify(panel.state), value)
  assert.not.match(JSON.stringify((await call(LIST)).body), value)
  assert.not.match(JSON.stringify(panel.log), value)
})

test('lists whose it is, what it may do, and when it was used last', async () => {
  const { panel, call, value } = await startProgram()
  const facts = { id: '3', name: 'Grafana', username: 'engineer', roles: SCOPE, state: 'active' }
  const times = { created: '2026/11/21 09:41:07', expires: '2026/12/21 09:41:07' }
  assert.equal(await listed(call), { ...facts, ...times, last_use: null })
  await panel.clock.advance(60_000)
  await panel.fetch('/api/v1/data/logs', { headers: { Authorization: `Bearer ${value}` } }, '192.168.10.20')
  assert.equal((await listed(call)).last_use, { time: '2026/11/21 09:42:07', address: '192.168.10.20' })
})

test('makes the calls of its scope, and is refused others with the permission that it lacks', async () => {
  const { program } = await startProgram()
  assert.is((await program.call('GET /data/logs')).status, 200)
  assert.is((await program.call('GET /system/health')).status, 200)
  assert.is((await program.call('GET /system/time')).status, 200)
  const { status, body } = await program.call('GET /data/events')
  assert.is(status, 403)
  assert.equal(body.details, { permission: 'event-log' })
  assert.equal((await program.call('GET /uac/account/userinfo')).body.permission.roles, SCOPE)
})

test('needs an action in its scope too', async () => {
  const { program } = await startProgram(['event-log'])
  const silence = () => program.callAny('POST /data/events/silence', {})
  assert.equal((await silence()).body.details, { permission: 'event-silence' })
})

test('is refused what belongs to a login, and everything about accounts and passwords', async () => {
  const { panel, program } = await startProgram()
  const before = JSON.stringify(panel.state.accounts)
  for (const [name, body] of [
    ['PUT /uac/account/password', { current: 'engineer-3152', password: 'stolen-3152' }],
    ['PATCH /uac/account/state', { code: 1 }],
    ['PUT /system/hmi/name', { name: 'stolen' }],
    ['POST /features/webview/connections', { username: 'a', password: 'b' }],
    ['DELETE /auth/token/user', undefined]
  ] as const) {
    const { status, body: refusal } = await program.callAny(name, body)
    assert.equal([name, status, refusal.message], [name, 401, 'an access token cannot make this call'])
  }
  for (const [name, body] of [
    ['POST /uac/access-tokens', { name: 'More', roles: SCOPE, days: 1 }],
    ['GET /uac/access-tokens', undefined],
    ['DELETE /uac/access-tokens/1', undefined],
    ['DELETE /uac/accounts/1', undefined],
    ['PUT /system/passwords/upload', {}]
  ] as const)
    assert.is((await program.callAny(name, body)).status, 403, name)
  assert.is(JSON.stringify(panel.state.accounts), before)
})

test('cannot be renewed, and opens no socket', async () => {
  const { panel, program, value } = await startProgram()
  assert.is(
    (await program.grant({ grant_type: 'refresh_token', refresh_token: value })).body.error_code,
    'invalid_grant'
  )
  const upgrade = { cookie: `ihmi_user_token=${value}`, origin: 'http://panel', host: 'panel' }
  assert.is(panel.connect(upgrade, { send() {}, close() {} }).status, 401)
  assert.not(panel.showsUserScreens(value, undefined))
})

test('is refused without a permission of its creator, with one that changes accounts, and with wrong values', async () => {
  const { call, panel } = await startPanel()
  const { body } = await call(LIST)
  for (const name of ['account-management', 'enhanced-security', 'system-password'])
    assert.not(body.available_roles.includes(name), name)
  const faultOf = async (roles: string[], days = 1, name = 'New') => (await create(call, name, roles, days)).body.fields
  assert.equal(await faultOf(['info', 'account-management']), { roles: 'not_allowed' })
  assert.equal(await faultOf(['no-such-role']), { roles: 'not_allowed' })
  assert.equal(await faultOf([]), { roles: 'too_few' })
  assert.equal(await faultOf(SCOPE, 0), { days: 'too_small' })
  assert.equal(await faultOf(SCOPE, 366), { days: 'too_large' })
  assert.equal(await faultOf(SCOPE, 1, ' '), { name: 'pattern' })
  assert.equal(await faultOf(SCOPE, 1, 'mes'), { name: 'already_exists' })
  panel.state.accounts.find(({ username }) => username === 'engineer')!.roles = ['account-management', 'info']
  assert.equal(await faultOf(SCOPE), { roles: 'not_allowed' })
  assert.equal((await call(LIST)).body.available_roles, ['info'])
})

test('is one of at most 20', async () => {
  const { call } = await startPanel()
  for (let count = 2; count < 20; count++) assert.is((await create(call, `Program ${count}`)).status, 201)
  assert.is((await create(call, 'One more')).body.error_code, 'limit_reached')
  assert.is((await call('DELETE /uac/access-tokens/1')).status, 204)
  assert.is((await create(call, 'One more')).status, 201)
})

test('ends when it is revoked, at once', async () => {
  const { call, program, id } = await startProgram()
  assert.is((await program.call('GET /data/logs')).status, 200)
  assert.is((await call(`DELETE /uac/access-tokens/${id}`)).status, 204)
  assert.is((await program.call('GET /data/logs')).status, 401)
  assert.is((await call(`DELETE /uac/access-tokens/${id}`)).status, 404)
})

test("ends by the panel's clock, and stays ended when that is set back", async () => {
  const { panel, program } = await startProgram(SCOPE, 1)
  const admin = await callerAs(panel, 'administrator')
  await panel.clock.advance(DAY - 1000)
  assert.is((await program.call('GET /data/logs')).status, 200)
  await panel.clock.advance(1000)
  assert.is((await program.call('GET /data/logs')).body.message, 'invalid or expired jwt')
  await admin.signIn('administrator', 'admin-3152')
  assert.is((await listed(admin.call)).state, 'expired')
  panel.clock.set(panel.clock.now() - 10 * DAY)
  assert.is((await program.call('GET /data/logs')).status, 401)
})

test('lasts over a restart of the panel', async () => {
  const { panel, program } = await startProgram()
  panel.restart(5)
  await panel.clock.advance(10_000)
  assert.is((await program.call('GET /data/logs')).status, 200)
})

for (const [what, end] of [
  ['deleted', 'DELETE /uac/accounts/2'],
  ['disabled', 'PUT /uac/accounts/2/enabled']
] as const)
  test(`ends when its account is ${what}`, async () => {
    const { panel, program } = await startProgram()
    const admin = await callerAs(panel, 'administrator')
    assert.is((await admin.callAny(end, end.startsWith('PUT') ? { enabled: false } : undefined)).status, 204)
    assert.is((await program.call('GET /data/logs')).status, 401)
    assert.is(await listed(admin.call), undefined)
    await admin.callAny('PUT /uac/accounts/2/enabled', { enabled: true })
    assert.is((await program.call('GET /data/logs')).status, 401)
  })

test('is blocked while its account is locked, expired, or has to change its password', async () => {
  const { panel, program } = await startProgram()
  const admin = await callerAs(panel, 'administrator')
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.status = 'locked'
  assert.is((await program.call('GET /data/logs')).status, 401)
  assert.is((await listed(admin.call)).state, 'blocked')
  Object.assign(engineer, { status: 'active', validUntil: '2026/11/20' })
  assert.is((await program.call('GET /data/logs')).status, 401)
  Object.assign(engineer, { validUntil: undefined, passwordMustChange: true })
  assert.is((await program.call('GET /data/logs')).body.error_code, 'password_must_change')
  engineer.passwordMustChange = false
  assert.is((await program.call('GET /data/logs')).status, 200)
})

test('loses what its account loses', async () => {
  const { panel, call, program } = await startProgram()
  panel.state.accounts.find(({ username }) => username === 'engineer')!.roles = ['info', 'account-management']
  assert.is((await program.call('GET /data/logs')).status, 403)
  assert.is((await program.call('GET /system/health')).status, 200)
  assert.equal((await listed(call)).roles, ['info'])
})

test('is named in the operation log, also where it is refused', async () => {
  const { panel, program } = await startProgram(['email'])
  await program.save('/email/smtp', { sender_name: 'Line 2' })
  await program.callAny('POST /data/events/silence', {})
  const [saved, refused] = panel.log.slice(-2)
  assert.equal([saved?.username, saved?.operation, saved?.status], ['engineer / Grafana', 'PUT /email/smtp', 204])
  assert.equal([refused?.username, refused?.status], ['engineer / Grafana', 403])
  const record = panel.state.operationLog.records.find(({ function: name }) => name === 'PUT /email/smtp')
  assert.is(record?.role, 'user')
})

test('guesses make their address wait, those of a forgotten program do not', async () => {
  const { panel, call, id, value } = await startProgram()
  const use = (token: string, address: string) =>
    panel.fetch('/api/v1/data/logs', { headers: { Authorization: `Bearer ${token}` } }, address)
  const other = (await create(call, 'Other')).body.access_token
  await call(`DELETE /uac/access-tokens/${id}`)
  for (let count = 0; count < 40; count++) assert.is((await use(value, '192.168.10.20')).status, 401)
  assert.is((await use(other, '192.168.10.20')).status, 200)
  for (let count = 0; count < 30; count++) await use(`hmi_${count}`, '192.168.10.66')
  const waiting = await use(other, '192.168.10.66')
  assert.equal([waiting.status, waiting.headers.get('Retry-After')], [401, '5'])
  assert.is((await use(other, '192.168.10.20')).status, 200)
  await panel.clock.advance(5000)
  assert.is((await use(other, '192.168.10.66')).status, 200)
})

test('uploads what it has announced', async () => {
  const { program } = await startProgram(['project-management'])
  const { status, body } = await program.callAny('POST /project/management/uploads', {
    file_name: 'a.hmip',
    size_bytes: 3
  })
  assert.is(status, 201, JSON.stringify(body))
})

test('is managed only by who manages accounts', async () => {
  const { call } = await startPanel('operator')
  assert.is((await call(LIST)).status, 403)
  assert.is((await create(call)).status, 403)
  assert.is((await call('DELETE /uac/access-tokens/1')).status, 403)
})

test.run()
