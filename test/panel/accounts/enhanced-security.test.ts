import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, type Changes, startPanel } from '../http/caller'
import { createIdleEngine } from '../opcua/idle-engine'
import { SESSION } from '../opcua/sample-clients'
import type { createPanel } from '../panel'
import { beginUpdate } from '../project/begin-update'
import { madeFile } from '../project/media'

const test = suite('enhanced-security')
const SECURITY = '/project/enhanced-security'
const ADD = `POST ${SECURITY}/accounts`
const RIGHTS = {
  ...{ classes: ['B' as const, 'A' as const], browse: true, read: true, write: false, hidden: false },
  valid_minutes: null
}

async function start(username = 'engineer') {
  const { panel, ...caller } = await startPanel(username)
  const save = (id: string, changes: Changes<`${typeof SECURITY}/accounts/${string}`>) =>
    caller.save(`${SECURITY}/accounts/${id}`, changes)
  return { panel, ...caller, save }
}

type Started = Awaited<ReturnType<typeof start>>
type Change = (call: Started['call'], save: Started['save']) => ReturnType<Started['call']>

const added = (name: string, password = 'kim2026') => ({ username: name, password, ...RIGHTS })
const named = (panel: ReturnType<typeof createPanel>, name: string) =>
  panel.state.runtimeSecurity.accounts.find(account => account.username === name)

test('adds an account and never shows its password', async () => {
  const { panel, call } = await start()
  const answer = await call(ADD, added('Kim'))
  assert.equal([answer.status, answer.body.takes_effect], [201, 'now'])
  assert.equal([named(panel, 'Kim')?.password, named(panel, 'Kim')?.classes], ['kim2026', ['A', 'B']])
  const { body } = await call(`GET ${SECURITY}`)
  const kim = body.accounts.items.find(({ username }: { username: string }) => username === 'Kim')
  assert.is(kim.password_set, true)
  for (const account of panel.state.runtimeSecurity.accounts) assert.not.match(JSON.stringify(body), account.password)
  assert.not.match(JSON.stringify(panel.log), 'kim2026')
})

test('refuses names and passwords below and above their limits, and unusual characters', async () => {
  const { call } = await start()
  const statusOf = async (name: string, password?: string) => (await call(ADD, added(name, password))).status
  for (const name of ['', 'x'.repeat(21), 'a b', 'a_b', 'Ünal', '😀']) assert.is(await statusOf(name), 400, name)
  for (const password of ['', 'abc', 'a'.repeat(17), 'abc-1', 'pässword']) {
    assert.is(await statusOf('Kim', password), 400, password)
  }
  for (const [name, password] of [
    ['x'.repeat(20), 'abcd'],
    ['サトー', 'A'.repeat(16)],
    ['漢字かな한글', '1234']
  ] as const) {
    assert.is(await statusOf(name, password), 201, name)
  }
})

test('refuses letters of other scripts in a name, also of an account that it has', async () => {
  const { call, save } = await start()
  for (const answer of [await call(ADD, added('Ünal')), await save('user-3', { username: 'Żak' })])
    assert.equal([answer.status, answer.body.error_code], [400, 'invalid_name'])
})

test('refuses the right to write without those to browse and read', async () => {
  const { call, save } = await start()
  const rights = { browse: true, read: false, write: true }
  for (const answer of [await call(ADD, { ...added('Kim'), ...rights }), await save('user-3', rights)]) {
    assert.equal([answer.status, answer.body.fields], [400, { write: 'requires_browse_and_read' }])
  }
  const imported = await call(`POST ${SECURITY}/imports`, { accounts: [{ ...added('Kim'), ...rights }] })
  assert.equal([imported.status, imported.body.details.field], [400, 'write'])
  assert.is((await save('user-3', { ...rights, read: true })).status, 200)
})

test('refuses a name that exists, whatever its case', async () => {
  const { call, save } = await start()
  for (const answer of [await call(ADD, added('SHIFT1')), await save('user-3', { username: 'shift1' })]) {
    assert.equal([answer.status, answer.body.fields], [409, { username: 'already_exists' }])
  }
  assert.is((await save('user-3', { username: 'SHIFT2' })).status, 200)
})

test('accepts as many accounts as the project does', async () => {
  const { panel, call } = await start()
  panel.state.runtimeSecurity.mostAccounts = 7
  assert.is((await call(ADD, added('Seventh'))).status, 201)
  assert.is((await call(ADD, added('Eighth'))).body.error_code, 'limit_reached')
})

test('reports when a change takes effect', async () => {
  const { save, call } = await start()
  assert.equal((await save('user-2', { hidden: true })).body, { takes_effect: 'next_sign_in' })
  assert.equal((await save('user-3', { hidden: true })).body, { takes_effect: 'now' })
  const reset = await call(`PUT ${SECURITY}/accounts/user-2/password`, { password: 'new123' })
  assert.equal(reset.body, { takes_effect: 'next_sign_in' })
})

test('refuses to delete or rename the administrator, and to delete an account that is logged in', async () => {
  const { panel, call, save } = await start()
  const remove = (id: string) => call(`DELETE ${SECURITY}/accounts/${id}`)
  assert.is((await remove('user-1')).body.error_code, 'administrator_fixed')
  assert.is((await remove('user-2')).body.error_code, 'logged_in')
  assert.is((await save('user-1', { username: 'boss' })).body.error_code, 'administrator_fixed')
  assert.is((await save('user-1', { classes: ['A'] })).body.error_code, 'administrator_fixed')
  assert.is((await save('user-1', { hidden: true })).status, 200)
  assert.equal([(await remove('user-3')).status, (await remove('user-3')).body.error_code], [204, 'not_found'])
  assert.is(named(panel, 'Shift2'), undefined)
})

test('does not let one person overwrite what another saved', async () => {
  const { call, save } = await start()
  const { body, headers } = await call(`GET ${SECURITY}/accounts/user-3`)
  await save('user-3', { hidden: true })
  const late = await call(`PUT ${SECURITY}/accounts/user-3`, body, { 'If-Match': headers.get('ETag') ?? '' })
  assert.equal([late.status, late.body.details.changed_by], [412, 'engineer'])
  assert.is((await call(`PUT ${SECURITY}/accounts/user-3`, body)).status, 428)
})

test('changes nothing in a project that does not use this mode, or while it is updated', async () => {
  const { panel, call, save } = await start()
  panel.state.runtimeSecurity.inUse = false
  assert.is((await call(`GET ${SECURITY}`)).body.in_use, false)
  assert.is((await call(ADD, added('Kim'))).body.error_code, 'mode_not_used')
  panel.state.runtimeSecurity.inUse = true
  const job = await beginUpdate(call)
  assert.is(panel.state.project?.state, 'running')
  assert.is((await call(ADD, added('Kim'))).body.error_code, 'busy')
  await call(`DELETE /jobs/${job}`)
  assert.is((await call(ADD, added('Kim'))).status, 201)
  if (panel.state.project) panel.state.project.state = 'updating'
  assert.is((await save('user-3', { hidden: true })).body.error_code, 'busy')
  assert.is((await call(`DELETE ${SECURITY}/accounts/user-3`)).body.error_code, 'busy')
})

test('imports all of a file or nothing', async () => {
  const { panel, call } = await start()
  type Import = BodyFor<`POST ${typeof SECURITY}/imports`>
  const importing = (accounts: Import['accounts'], more: Omit<Import, 'accounts'> = {}) =>
    call(`POST ${SECURITY}/imports`, { accounts, ...more })
  const before = JSON.stringify(panel.state.runtimeSecurity.accounts)
  const { password: _, ...withoutPassword } = added('Kim')
  for (const [row, field] of [
    [added('a b'), 'username'],
    [added('administrator'), 'username'],
    [added('Lee'), 'username'],
    [added('Kim', 'abc'), 'password'],
    [withoutPassword, 'password']
  ] as const) {
    const { body } = await importing([added('Lee'), row])
    assert.equal([body.error_code, body.details.row, body.details.field], ['import_invalid', 2, field])
  }
  panel.state.runtimeSecurity.mostAccounts = 6
  assert.is((await importing([added('Lee')])).body.error_code, 'limit_reached')
  const late = { effective_from: '2026.11.01-00:00:00', effective_until: '2026.11.20-00:00:00' }
  assert.is((await importing([added('Shift1')], late)).body.error_code, 'outside_effective_time')
  assert.is(JSON.stringify(panel.state.runtimeSecurity.accounts), before)

  panel.state.runtimeSecurity.mostAccounts = 11
  const done = await importing([added('Lee'), { ...withoutPassword, username: 'shift1' }], {
    effective_from: '2026.11.01-00:00:00'
  })
  assert.equal(done.body, { added: 1, updated: 1 })
  assert.equal([named(panel, 'shift1')?.password, named(panel, 'shift1')?.classes], ['Line2x22', ['A', 'B']])
  assert.not.match(JSON.stringify(panel.log), 'kim2026')
})

test('lists the CSV files on USB and SD, and reads them up to 256 KiB', async () => {
  const { panel, call } = await start()
  const usb = panel.state.media.find(({ id }) => id === 'usb1')!
  const paths = async () => {
    const [medium] = (await call(`GET ${SECURITY}/media`)).body.items
    return medium.files.items.map(({ path }: { path: string }) => path)
  }
  const read = (path: string) => call(`POST ${SECURITY}/files`, { medium: 'usb1', path })
  assert.equal(await paths(), ['accounts/shift-3.csv'])
  const { content } = (await read('accounts/shift-3.csv')).body
  assert.match(Buffer.from(content, 'base64').toString(), /^Effective,.*\nAccount,Password/)
  assert.not.ok(panel.log.some(({ operation }) => operation.endsWith('/files')))

  usb.files.push(madeFile('LARGE.CSV', 0, () => new Uint8Array(256 * 1024 + 1)))
  assert.equal(await paths(), ['accounts/shift-3.csv', 'LARGE.CSV'])
  assert.is((await read('LARGE.CSV')).body.error_code, 'file_too_large')
  for (const path of ['README.txt', 'gone.csv']) assert.is((await read(path)).body.error_code, 'medium_missing', path)
  panel.state.misc.usb.storage = false
  assert.is((await read('accounts/shift-3.csv')).body.error_code, 'medium_missing')
  assert.is((await call(`GET ${SECURITY}/media`)).body.total, 1)
})

test('refuses callers without the permission', async () => {
  const { call } = await start('operator')
  assert.equal([(await call(`GET ${SECURITY}`)).status, (await call(ADD, added('Kim'))).status], [403, 403])
})

for (const [what, change, ends] of [
  ['a new password', call => call(`PUT ${SECURITY}/accounts/user-3/password`, { password: 'other2026' }), true],
  ['a new name', (_, save) => save('user-3', { username: 'Other' }), true],
  ['a deletion', call => call(`DELETE ${SECURITY}/accounts/user-3`), true],
  ['another setting', (_, save) => save('user-3', { hidden: true }), false]
] as [string, Change, boolean][]) {
  test(`${what} ${ends ? 'ends' : 'leaves'} what the operator has open over OPC UA`, async () => {
    const { panel, call, save } = await start()
    const engine = createIdleEngine()
    await panel.opcua.attach(engine)
    const { username } = panel.state.runtimeSecurity.accounts.find(({ id }) => id === 'user-3')!
    engine.sessions = [
      { ...SESSION, username },
      { ...SESSION, id: 'session-2', username: 'administrator' }
    ]
    assert.ok((await change(call, save)).status < 300)
    assert.equal(
      engine.sessions.map(session => session.username),
      ends ? ['administrator'] : [username, 'administrator']
    )
  })
}

test.run()
