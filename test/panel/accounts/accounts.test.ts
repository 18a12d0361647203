import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, type Changes, callerAs, createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('accounts of the panel')
const DAY = 86_400_000

const settings = {
  name: 'Night shift',
  roles: ['info', 'data-log'],
  password_must_change: true,
  valid_until: null,
  password_age_days: 0
}

async function asEngineer(panel = createPanel()) {
  const caller = await callerAs(panel)
  const idOf = (name: string) => panel.state.accounts.find(({ username }) => username === name)!.id
  const save = (name: string, changes: Changes<`/uac/accounts/${string}`>) =>
    caller.save(`/uac/accounts/${idOf(name)}`, changes)
  return { panel, ...caller, idOf, save }
}

async function tryPassword(panel: ReturnType<typeof createPanel>, username: string, password: string) {
  const caller = createCaller(panel)
  return { ...caller, answer: await caller.signIn(username, password) }
}

test('adds an account that logs in with the password shown once, and must change it', async () => {
  const { panel, call } = await asEngineer()
  const { status, body } = await call('POST /uac/accounts', { username: 'night.shift', ...settings })
  assert.is(status, 201)
  const { answer, call: callAsOther } = await tryPassword(panel, 'night.shift', body.temporary_password)
  assert.is(answer.status, 200)
  const info = await callAsOther('GET /uac/account/userinfo')
  assert.is(info.body.password_must_change, true)
  assert.equal(info.body.permission.roles, ['info', 'data-log'])
  assert.is((await callAsOther('GET /data/logs')).body.error_code, 'password_must_change')
  const list = JSON.stringify((await call('GET /uac/accounts')).body) + JSON.stringify(panel.log)
  assert.not.ok(list.includes(body.temporary_password))
})

test('validates each field of a new account at its limits', async () => {
  const long = 'a'.repeat(33)
  const cases: [Partial<BodyFor<'POST /uac/accounts'>>, number][] = [
    [{ username: 'a' }, 201],
    [{ username: long.slice(1) }, 201],
    [{ username: long }, 400],
    [{ username: '' }, 400],
    [{ username: 'night shift' }, 400],
    [{ username: 'ENGINEER' }, 409],
    [{ roles: [] }, 400],
    [{ roles: ['info'] }, 201],
    [{ password_age_days: 365 }, 201],
    [{ password_age_days: 366 }, 400],
    [{ password_age_days: -1 }, 400],
    [{ valid_until: '2026/11/21' }, 201],
    [{ valid_until: '2026/11/20' }, 400],
    [{ valid_until: '2027/02/29' }, 400],
    [{ valid_until: 'soon' }, 400],
    [{ name: 'n'.repeat(64) }, 201],
    [{ name: 'n'.repeat(65) }, 400],
    [{ password: 'passw0r' }, 400],
    [{ password: 'passw0rd' }, 201],
    [{ password: `a${'1'.repeat(63)}` }, 201],
    [{ password: `a${'1'.repeat(64)}` }, 400],
    [{ password: 'only-letters' }, 400],
    [{ password: '1234567890' }, 400],
    [{ password: 'my-Night.Shift-1' }, 400],
    [{ password: 'pässwörd-1' }, 400]
  ]
  for (const [change, status] of cases) {
    const { call } = await asEngineer()
    const answer = await call('POST /uac/accounts', { username: 'night.shift', ...settings, ...change })
    assert.is(answer.status, status, JSON.stringify(change))
  }
})

test('shows an account without permissions, which a save has to give it', async () => {
  const { call, idOf, save } = await asEngineer()
  assert.equal((await call(`GET /uac/accounts/${idOf('nobody')}`)).body.roles, [])
  assert.equal((await save('nobody', {})).body.fields, { roles: 'too_few' })
  assert.is((await save('nobody', { roles: ['info'] })).status, 204)
})

test('refuses more accounts than it can keep', async () => {
  const { panel, call } = await asEngineer()
  panel.state.accountLimit = panel.state.accounts.length + 1
  assert.is((await call('POST /uac/accounts', { username: 'one', ...settings })).status, 201)
  assert.is((await call('POST /uac/accounts', { username: 'two', ...settings })).body.error_code, 'limit_reached')
})

test('keeps the last administrator, whatever is tried', async () => {
  const { panel, call, idOf, save } = await asEngineer()
  assert.is((await save('expired', { roles: ['info'] })).status, 204)
  assert.is((await save('administrator', { roles: ['info'] })).status, 204)
  assert.equal((await save('engineer', { roles: ['info'] })).body.fields, { roles: 'last_administrator' })
  assert.equal((await save('engineer', { valid_until: '2027/01/01' })).body.fields, {
    valid_until: 'last_administrator'
  })
  const other = await tryPassword(panel, 'administrator', 'admin-3152')
  panel.state.accounts[0]!.roles = ['account-management']
  panel.state.accounts[0]!.validUntil = '2027/01/01'
  for (const name of [
    `DELETE /uac/accounts/${idOf('engineer')}`,
    `PUT /uac/accounts/${idOf('engineer')}/enabled`
  ] as const) {
    const answer = await other.call(name, name.startsWith('PUT') ? { enabled: false } : undefined)
    assert.is(answer.body.error_code, 'last_administrator', name)
  }
  assert.is((await call(`DELETE /uac/accounts/${idOf('operator')}`)).status, 204)
})

test('nobody deletes or disables the own account', async () => {
  const { call, idOf } = await asEngineer()
  const path = `/uac/accounts/${idOf('engineer')}` as const
  assert.is((await call(`DELETE ${path}`)).body.error_code, 'own_account')
  assert.is((await call(`PUT ${path}/enabled`, { enabled: false })).body.error_code, 'own_account')
})

test('a disabled account is out at once and stays out until it is enabled', async () => {
  const { panel, call, idOf } = await asEngineer()
  const operator = await tryPassword(panel, 'operator', 'operator-3152')
  const path = `PUT /uac/accounts/${idOf('operator')}/enabled` as const
  await call(path, { enabled: false })
  assert.is((await operator.call('GET /uac/account/userinfo')).body.error_code, 'invalid_token')
  assert.is((await operator.grant({ grant_type: 'refresh_token', refresh_token: operator.token() })).status, 400)
  assert.is((await tryPassword(panel, 'operator', 'operator-3152')).answer.status, 423)
  await call(path, { enabled: true })
  assert.is((await tryPassword(panel, 'operator', 'operator-3152')).answer.status, 200)
})

test('an account works through its last day and not beyond, and a password through its age', async () => {
  const evening = createPanel()
  evening.clock.set(Date.UTC(2026, 10, 21, 23, 59, 50))
  const { panel, save } = await asEngineer(evening)
  await save('operator', { valid_until: '2026/11/21', password_age_days: 21 })
  const operator = await tryPassword(panel, 'operator', 'operator-3152')
  assert.is(operator.answer.status, 200)
  await panel.clock.advance(10_000)
  assert.is((await operator.call('GET /uac/account/userinfo')).body.error_code, 'invalid_token')
  assert.is((await tryPassword(panel, 'operator', 'operator-3152')).answer.body.error_code, 'account_expired')
  panel.state.accounts[2]!.validUntil = undefined
  panel.clock.set(panel.state.accounts[2]!.passwordChangedAt! + 21 * DAY)
  const late = await tryPassword(panel, 'operator', 'operator-3152')
  assert.is((await late.call('GET /uac/account/userinfo')).body.password_must_change, true)
})

test('changed rights hold from the next call on', async () => {
  const { panel, save } = await asEngineer()
  const operator = await tryPassword(panel, 'operator', 'operator-3152')
  assert.is((await operator.call('GET /data/logs')).status, 200)
  await save('operator', { roles: ['info', 'account-management'] })
  assert.is((await operator.call('GET /data/logs')).status, 403)
  assert.is((await operator.call('GET /uac/accounts')).status, 200)
})

test('refuses a save that has not seen the newest settings', async () => {
  const { call, idOf, save } = await asEngineer()
  const path = `/uac/accounts/${idOf('operator')}` as const
  const { body, headers } = await call(`GET ${path}`)
  await save('operator', { name: 'Somebody else' })
  assert.is((await call(`PUT ${path}`, body, { 'If-Match': headers.get('ETag')! })).status, 412)
  assert.is((await call(`PUT ${path}`, body)).status, 428)
})

test('logs out every session but that of the caller, and a reset makes the password temporary', async () => {
  const { panel, call, idOf } = await asEngineer()
  const second = await tryPassword(panel, 'engineer', 'engineer-3152')
  assert.equal((await call(`DELETE /uac/accounts/${idOf('engineer')}/sessions`)).body, { ended: 1 })
  assert.is((await second.call('GET /system/time')).body.error_code, 'invalid_token')
  const operator = await tryPassword(panel, 'operator', 'operator-3152')
  const reset = await call(`POST /uac/accounts/${idOf('operator')}/password-resets`, {})
  assert.is((await operator.call('GET /system/time')).body.error_code, 'invalid_token')
  assert.is((await tryPassword(panel, 'operator', 'operator-3152')).answer.status, 400)
  const anew = await tryPassword(panel, 'operator', reset.body.temporary_password)
  assert.is((await anew.call('GET /uac/account/userinfo')).body.password_must_change, true)
})

test("refuses to reset one's own password, which is changed with the current one", async () => {
  const { panel, call, idOf } = await asEngineer()
  for (const body of [{}, { password: 'another-3152' }]) {
    const { status, body: refusal } = await call(`POST /uac/accounts/${idOf('engineer')}/password-resets`, body)
    assert.equal([status, refusal.error_code], [409, 'own_account'])
  }
  assert.is((await tryPassword(panel, 'engineer', 'engineer-3152')).answer.status, 200)
})

test('has imported accounts change their generated password, whatever the file says', async () => {
  const { panel, call } = await asEngineer()
  const rows = [{ username: 'first', ...settings, password_must_change: false }]
  const { body } = await call('POST /uac/accounts/imports', { duplicates: 'skip', rows })
  const first = await tryPassword(panel, 'first', body.rows[0].temporary_password)
  assert.is((await first.call('GET /data/logs')).body.error_code, 'password_must_change')
})

test('unlocks an account', async () => {
  const { panel, call, idOf } = await asEngineer()
  for (let attempt = 0; attempt < 5; attempt += 1)
    assert.is((await tryPassword(panel, 'locked', 'locked-3152')).answer.status, 423, 'it is told each time')
  await call(`DELETE /uac/accounts/${idOf('locked')}/lock`)
  assert.is((await tryPassword(panel, 'locked', 'locked-3152')).answer.status, 200)
})

test('validates each row of an import separately', async () => {
  const { panel, call } = await asEngineer()
  const rows = [
    { username: 'first', ...settings },
    { username: 'OPERATOR', ...settings },
    { username: 'engineer', ...settings },
    { username: 'late', ...settings, valid_until: '2020/01/01' }
  ]
  const skipped = await call('POST /uac/accounts/imports', { duplicates: 'skip', rows })
  assert.equal(
    skipped.body.rows.map(({ outcome }: { outcome: string }) => outcome),
    ['added', 'skipped', 'skipped', 'refused']
  )
  const { answer } = await tryPassword(panel, 'first', skipped.body.rows[0].temporary_password)
  assert.is(answer.status, 200)
  const updated = await call('POST /uac/accounts/imports', { duplicates: 'update', rows: rows.slice(1) })
  assert.equal(updated.body.rows, [
    { outcome: 'updated' },
    { outcome: 'refused', error_code: 'own_account' },
    { outcome: 'refused', error_code: 'in_the_past' }
  ])
  assert.is(panel.state.accounts[2]!.name, 'Night shift')
})

test('exports without passwords', async () => {
  const { call, callAny } = await asEngineer()
  const { body } = await call('POST /uac/accounts/exports')
  const file = (await callAny(`GET ${body.url}`)).body
  assert.match(
    file,
    /^\ufeff?Account,Display name,Menu permissions,Must change password,Valid until,Maximum password age \(days\)\r\n/
  )
  assert.match(file, /\r\noperator,Operator,info data-log event-log,no,,90\r\n/)
  assert.not.match(file, /3152/)
})

test.run()
