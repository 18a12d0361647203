import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('level passwords of the panel')

async function asEngineer() {
  const { panel, ...caller } = await startPanel()
  const change = (password: string, current = '111111', level = 'history') =>
    caller.call(`PUT /system/passwords/${level}`, { current, password })
  return { panel, ...caller, change }
}

test('changes one, ends what was logged in with it, and never shows it', async () => {
  const { panel, call, change } = await asEngineer()
  const answer = await change('history-9999')
  assert.equal([answer.status, answer.body], [200, { ended: 2 }])
  assert.is(panel.state.systemPasswords.history.password, 'history-9999')
  const [, , history] = (await call('GET /system/passwords')).body.levels
  assert.equal(history, {
    level: 'history',
    changed_at: '2026/11/21 09:41:07',
    factory: false,
    wait_seconds: 0,
    connections: []
  })
  assert.not.ok(JSON.stringify(panel.log).includes('history-9999'))
  assert.is((await change('history-8888')).body.error_code, 'wrong_password')
})

test('validates the new one at its limits', async () => {
  const cases: [string, number][] = [
    ['1234567', 400],
    ['12345678', 200],
    ['a'.repeat(64), 200],
    ['a'.repeat(65), 400],
    ['Az09!#$%&()*+,-./:;=?@_', 200],
    ['with space', 400],
    ['quote"quote', 400],
    ['back\\slash', 400],
    ['umlaut-äöü', 400]
  ]
  for (const [password, status] of cases)
    assert.is((await (await asEngineer()).change(password)).status, status, password)
})

test('refuses the value in use and the factory value', async () => {
  const { panel, change } = await asEngineer()
  panel.state.systemPasswords.history = { password: 'in-use-11', changedAt: 1, factory: 'factory-1' }
  assert.equal((await change('in-use-11', 'in-use-11')).body.fields, { password: 'same_password' })
  assert.equal((await change('factory-1', 'in-use-11')).body.fields, { password: 'factory_password' })
  assert.is((await change('in-use-12', 'in-use-11')).status, 200)
})

test('makes wrong tries at one level wait, and at that level alone', async () => {
  const { change, call } = await asEngineer()
  for (let tries = 0; tries < 3; tries += 1) assert.is((await change('history-9999', 'wrong')).status, 400)
  const answer = await change('history-9999')
  assert.equal([answer.status, answer.headers.get('Retry-After')], [429, '5'])
  assert.is((await change('upload-9999', 'upload-3152', 'upload-project')).status, 200)
  const waits = (await call('GET /system/passwords')).body.levels.map((it: { wait_seconds: number }) => it.wait_seconds)
  assert.equal(waits, [0, 0, 5, 0])
})

test('distinguishes a change that could not be written from one that could not be validated', async () => {
  const { panel, change } = await asEngineer()
  for (const [fault, code] of [
    ['read_only', 'password_change_failed'],
    ['full', 'password_change_failed'],
    ['read_back', 'verify_failed']
  ] as const) {
    panel.state.passwordStoreFault = fault
    const { status, body } = await change('history-9999')
    assert.equal([status, body.error_code, body.details], [500, code, { cause: fault }])
  }
  assert.is(panel.state.systemPasswords.history.password, '111111')
})

test.run()
