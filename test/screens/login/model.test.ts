import '../../setup/dom'
import * as assert from 'uvu/assert'
import { forget, recall } from '../../../src/lib/browser/storage'
import { ApiError } from '../../../src/lib/remote/failure'
import { createLogin } from '../../../src/screens/login/model'
import { problemOf } from '../../../src/screens/login/problem'
import { $session, reset, signedInUser } from '../../../src/session/session'
import { TokenError } from '../../../src/session/token'
import { RolesError } from '../../../src/session/user'
import { $hmiName, loadHmiName } from '../../../src/stores/hmi-name'
import { recordCalls } from '../../setup/calls'
import { nobody, panelTest } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'

const SIGN_IN = 'POST /auth/token/user'

const test = panelTest(nobody)

function open(username = '', password = '') {
  forget('rememberedName')
  const login = createLogin()
  onCleanup(login.$state.listen(() => {}))
  login.set('username', username)
  login.set('password', password)
  return login
}

const titleOf = ({ $state }: ReturnType<typeof createLogin>) => {
  const state = $state.get()
  return state.status === 'failed' ? state.problem.title : state.status
}

test('sends the name trimmed and the password unchanged', async ({ panel }) => {
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.password = '  blanks count\t'
  await open(' engineer ', '  blanks count\t').submit()
  assert.is(signedInUser()?.username, 'engineer')
})

test('stores the name that logged in only if it is to be remembered, and never the password', async () => {
  localStorage.setItem('username', 'stored by an earlier version')
  await open('engineer', 'engineer-3152').submit()
  assert.equal(Object.keys(localStorage), [])
  const login = open('engineer', 'wrong')
  login.setRemembers(true)
  await login.submit()
  assert.is(recall('rememberedName'), undefined)
  login.set('username', ' engineer ')
  login.set('password', 'engineer-3152')
  await login.submit()
  assert.is(recall('rememberedName'), 'engineer')
  assert.not.ok(JSON.stringify({ ...localStorage }).includes('engineer-3152'))
  const next = createLogin()
  assert.equal(next.$values.get(), { username: 'engineer', password: '' })
  assert.is(next.$remembers.get(), true)
  next.setRemembers(false)
  assert.is(recall('rememberedName'), undefined)
})

test('does not send empty or overlong input', async ({ panel }) => {
  const calls = recordCalls(panel)
  const login = open('  ', '')
  await login.submit()
  assert.equal(login.$errors.get(), { username: 'errors.required', password: 'errors.required' })
  login.set('username', 'x'.repeat(65))
  login.set('password', 'x'.repeat(129))
  await login.submit()
  const { username, password } = login.$errors.get()
  assert.equal(username, ['errors.length.most', { max: 64 }])
  assert.equal(password, ['errors.length.most', { max: 128 }])
  assert.not.ok(calls.some(url => url.includes('/auth/')))
})

test('sends a login submitted five times once', async ({ panel }) => {
  panel.faults.hang(SIGN_IN)
  const calls = recordCalls(panel)
  const login = open('engineer', 'engineer-3152')
  for (let time = 0; time < 5; time += 1) void login.submit()
  await Promise.resolve()
  assert.is(calls.filter(url => url.includes('/auth/')).length, 1)
  login.cancel()
})

test('shows the same error for an unknown name and a wrong password, and clears the password', async () => {
  for (const name of ['engineer', 'stranger']) {
    const login = open(name, 'wrong')
    await login.submit()
    assert.equal(login.$state.get(), { status: 'failed', problem: { title: 'login.wrong' } })
    assert.equal(login.$values.get(), { username: name, password: '' })
  }
})

test('offers https where the panel accepts nothing else', async ({ panel }) => {
  panel.faults.set({ kind: 'answer', status: 426 }, SIGN_IN, true)
  const login = open('engineer', 'engineer-3152')
  await login.submit()
  const problem = { title: 'errors.httpsRequired', remedy: 'errors.httpsRequiredRemedy', offersHttps: true }
  assert.equal(login.$state.get(), { status: 'failed', problem })
})

test('counts down the wait that the panel demands', async ({ panel }) => {
  panel.faults.set({ kind: 'answer', status: 429, headers: { 'Retry-After': '1' } }, SIGN_IN, true)
  const login = open('engineer', 'wrong')
  await login.submit()
  assert.equal(login.$state.get(), { status: 'throttled', secondsLeft: 1 })
  login.set('password', 'engineer-3152')
  await login.submit()
  assert.is(signedInUser(), undefined)
  await new Promise<void>(resolve => login.$state.listen(({ status }) => status === 'idle' && resolve()))
  await login.submit()
  assert.is(signedInUser()?.username, 'engineer')
})

test("waits for the panel's lockout after several wrong passwords", async () => {
  const login = open('engineer')
  for (let time = 0; time < 4; time += 1) {
    login.set('password', 'wrong')
    await login.submit()
  }
  assert.equal(login.$state.get(), { status: 'throttled', secondsLeft: 5 })
  login.set('username', 'operator')
  assert.equal(login.$state.get(), { status: 'idle' })
})

test('shows how long an account stays locked', async ({ panel }) => {
  const { state, clock } = panel
  state.accounts.find(({ username }) => username === 'locked')!.lockedUntil = clock.now() + 90_000
  const login = open('locked', 'locked-3152')
  await login.submit()
  assert.equal(login.$state.get(), { status: 'throttled', secondsLeft: 90 })
})

test('leads from a lock without an end to an administrator', async () => {
  const login = open('locked', 'locked-3152')
  await login.submit()
  const problem = { title: 'login.locked', remedy: 'login.lockedRemedy' }
  assert.equal(login.$state.get(), { status: 'failed', problem })
})

test('a wait that older firmware requires for a locked account does not hide that it is locked', async ({ panel }) => {
  const login = open('locked', 'locked-3152')
  await login.submit()
  panel.faults.set({ kind: 'answer', status: 429, headers: { 'Retry-After': '5' } }, SIGN_IN)
  const tryAs = async (username: string) => {
    login.set('username', username)
    login.set('password', 'wrong')
    await login.submit()
    return login.$state.get()
  }
  const problem = { title: 'login.locked', remedy: 'login.lockedRemedy' }
  assert.equal(await tryAs('locked'), { status: 'failed', problem })
  assert.equal(await tryAs('engineer'), { status: 'throttled', secondsLeft: 5 })
})

test('reports an unreachable panel, a timeout and a malformed response', async ({ panel }) => {
  const login = open('engineer', 'engineer-3152')
  const failed = async (title: string) => {
    login.set('password', 'engineer-3152')
    await login.submit()
    assert.is(titleOf(login), title)
    panel.faults.clear()
  }
  panel.faults.refuse(SIGN_IN)
  await failed('errors.unreachable')
  panel.faults.cut(SIGN_IN)
  await failed('errors.unreachable')
  panel.faults.answer(408, undefined, SIGN_IN)
  await failed('errors.timeout')
  panel.faults.garble('html', SIGN_IN)
  await failed('errors.malformed')
  panel.faults.answer(500, undefined, SIGN_IN)
  await failed('errors.panelFault')
  assert.is($session.get().status, 'signed-out')
})

test("cancels a hanging request on the user's command", async ({ panel }) => {
  panel.faults.hang(SIGN_IN)
  const login = open('engineer', 'engineer-3152')
  const submitted = login.submit()
  login.cancel()
  await submitted
  assert.equal(login.$state.get(), { status: 'idle' })
  assert.is(login.$values.get().password, '')
})

test('rejects an account without roles with the prescribed text', async () => {
  const login = open('nobody', 'nobody-3152')
  await login.submit()
  assert.is(titleOf(login), 'login.roles')
  assert.is(signedInUser(), undefined)
})

test('reports missing roles also after a page load', () => {
  reset('roles')
  assert.is(titleOf(createLogin()), 'login.roles')
})

test('warns of a token that a log-out could not clear', async ({ signIn }) => {
  await signIn('engineer')
  assert.is(titleOf(createLogin()), 'login.tokenStays')
})

test('shows no name when the panel refuses to return it', async ({ panel }) => {
  await loadHmiName()
  assert.is($hmiName.get(), 'line2-hmi')
  panel.faults.answer(401, undefined, 'GET /system/hmi/name')
  const next = new Promise(resolve => onCleanup($hmiName.listen(resolve)))
  open()
  assert.is(await next, '')
})

test('has a text and a remedy for each reason why the token is not stored', () => {
  assert.is(problemOf(new TokenError('blocked'))?.title, 'login.cookiesBlocked')
  assert.is(problemOf(new TokenError('too-long'))?.title, 'login.tokenTooLong')
  assert.is(problemOf(new TokenError('https-before'))?.offersHttps, true)
  assert.is(problemOf(new RolesError())?.title, 'login.roles')
  assert.is(problemOf(new ApiError({ kind: 'session' }))?.title, 'login.notAccepted')
  assert.is(problemOf(new ApiError({ kind: 'cancelled' })), undefined)
})

test.run()
