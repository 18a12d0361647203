import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import contract from '../../../static/contract/common.json'
import { CONTROL_USER, VIEW_USER } from '../../setup/webview'
import { createCaller } from '../http/caller'
import { createPanel, type Panel } from '../panel'

const test = suite('guessed passwords')
const { 'x-lockout': RULES } = contract
const STRANGER = '192.168.10.66'
const HOUR = 3_600_000

const callerFrom = (panel: Panel, address: string) =>
  createCaller({ fetch: (input, init) => panel.fetch(input, init, address) })

/** Each guess of so many, and how many of them the panel has looked at. */
async function guess(times: number, attempt: (number: number) => Promise<{ status: number }>): Promise<number> {
  const statuses: number[] = []
  for (let number = 0; number < times; number += 1) statuses.push((await attempt(number)).status)
  return statuses.filter(status => status !== 429).length
}

async function asViewer(panel: Panel) {
  const caller = callerFrom(panel, STRANGER)
  await caller.signIn('engineer', 'engineer-3152')
  return caller
}

test('of an account: a few per wait, and not with the right one in between', async () => {
  const panel = createPanel()
  const { signIn } = callerFrom(panel, STRANGER)
  assert.is(await guess(200, () => signIn('operator', 'x')), RULES.free_failures)
  assert.is((await signIn('operator', 'operator-3152')).status, 429)
  await panel.clock.advance(RULES.first_wait_seconds * 1000)
  assert.is((await signIn('operator', 'operator-3152')).status, 200)
})

test('of 200 accounts from one address: the address waits, whoever logs in there', async () => {
  const panel = createPanel()
  const stranger = callerFrom(panel, STRANGER)
  const names = (number: number) => `user${number}`
  assert.is(await guess(200, number => stranger.signIn(names(number), 'Line2x11')), RULES.free_failures_per_address)
  const owner = await stranger.signIn('operator', 'operator-3152')
  assert.equal([owner.status, owner.headers.get('Retry-After')], [429, String(RULES.first_wait_seconds)])
  assert.is((await callerFrom(panel, '192.168.10.20').signIn('operator', 'operator-3152')).status, 200)
})

test('in between, a success of its own does not reset the address', async () => {
  const panel = createPanel()
  const stranger = callerFrom(panel, STRANGER)
  const looked = await guess(200, async number => {
    await stranger.signIn('operator', 'operator-3152')
    return stranger.signIn(`user${number}`, 'Line2x11')
  })
  assert.is(looked, RULES.free_failures_per_address)
})

test('of a locked account count for their address, and confirm nothing', async () => {
  const panel = createPanel()
  const { signIn } = callerFrom(panel, STRANGER)
  const answers = [await signIn('locked', 'x'), await signIn('locked', 'locked-3152'), await signIn('locked', 'y')]
  assert.equal(
    answers.map(({ status }) => status),
    [423, 423, 423]
  )
  const looked = await guess(200, () => signIn('locked', 'locked-3152'))
  assert.is(answers.length + looked, RULES.free_failures_per_address)
})

test('of the control user of WebView are not reset by the login of a viewer, or by an account of that name', async () => {
  const panel = createPanel()
  Object.assign(panel.state.accounts.find(({ username }) => username === 'operator')!, { username: 'webview' })
  const { call } = await asViewer(panel)
  const looked = await guess(30, async number => {
    await call('POST /features/webview/connections', VIEW_USER)
    panel.webview.connections.endAll('closed')
    await callerFrom(panel, STRANGER).signIn('webview', 'operator-3152')
    return call('POST /features/webview/connections', { ...CONTROL_USER, password: `control-${number}` })
  })
  assert.is(looked, RULES.free_failures)
})

test('of a level make their address wait, and no other', async () => {
  const panel = createPanel()
  const stranger = await asViewer(panel)
  const owner = callerFrom(panel, '192.168.10.20')
  await owner.signIn('engineer', 'engineer-3152')
  const change = { current: 'wrong', password: 'history-9999' }
  assert.is(await guess(200, () => stranger.call('PUT /system/passwords/history', change)), RULES.free_failures)
  const waitsOf = async ({ call }: typeof owner) =>
    (await call('GET /system/passwords')).body.levels.map(({ wait_seconds }: { wait_seconds: number }) => wait_seconds)
  assert.equal(await waitsOf(stranger), [0, 0, RULES.first_wait_seconds, 0])
  assert.equal(await waitsOf(owner), [0, 0, 0, 0])
  assert.is((await owner.call('PUT /system/passwords/history', { ...change, current: '111111' })).status, 200)
})

test('from a page of another site are refused before they count', async () => {
  const panel = createPanel()
  const { call, callAny, signIn } = callerFrom(panel, STRANGER)
  const form = () => new URLSearchParams({ grant_type: 'password', username: 'operator', password: 'x' })
  for (const origin of ['http://evil.example', 'null', 'http://panel.test:81', 'http://panel.test.evil.example']) {
    const { status, body } = await callAny('POST /auth/token/user', form(), { Origin: origin })
    assert.equal([status, body.error_code], [403, 'foreign_origin'], origin)
  }
  assert.is((await signIn('operator', 'operator-3152')).status, 200)
  const name = 'PUT /system/hmi/name'
  assert.is((await call(name, { name: 'evil' }, { Origin: 'http://evil.example' })).body.error_code, 'foreign_origin')
  assert.is(panel.log.length, 1)
  assert.is((await call(name, { name: 'line3' }, { Origin: 'http://panel.test' })).status, 204)
})

test('never lock for good: the wait has an end, and failures are forgotten', async () => {
  const panel = createPanel()
  const { signIn } = callerFrom(panel, STRANGER)
  for (let number = 0; number < 40; number += 1) {
    await signIn('operator', 'x')
    await panel.clock.advance(RULES.longest_wait_seconds * 1000)
  }
  assert.is((await signIn('operator', 'x')).status, 400)
  const { headers } = await signIn('operator', 'operator-3152')
  assert.is(headers.get('Retry-After'), String(RULES.longest_wait_seconds))
  await panel.clock.advance(HOUR)
  assert.is(await guess(10, () => signIn('operator', 'x')), RULES.free_failures)
})

test('from all addresses of a network of IPv6 count together, but one keeps no other out', async () => {
  const panel = createPanel()
  const from = (number: number) => callerFrom(panel, `2001:db8:0:1::${(number + 1).toString(16)}`)
  assert.is(await guess(10, () => from(0).signIn('operator', 'x')), RULES.free_failures)
  assert.is((await from(1).signIn('operator', 'operator-3152')).status, 200)
  const rest = RULES.free_failures_per_address - RULES.free_failures
  assert.is(await guess(50, number => from(number + 2).signIn('operator', 'x')), rest)
  assert.is((await callerFrom(panel, '2001:db8:0:2::1').signIn('operator', 'operator-3152')).status, 200)
})

test.run()
