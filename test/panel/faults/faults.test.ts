import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ManualClock } from '../device/device-clock'
import { callerAs, createCaller, startPanel } from '../http/caller'
import { createPanel, type Panel } from '../panel'
import type { Garbage } from './garbage'

const test = suite('faults')
const NAME = '/api/v1/system/hmi/name'

async function rejects(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'resolved',
    error => error.name
  )
}

test('responds late, by the clock of the panel', async () => {
  const panel = createPanel()
  panel.faults.slow(3000)
  let answered = false
  const call = panel.fetch(NAME).then(() => {
    answered = true
  })
  await panel.clock.advance(2999)
  assert.is(answered, false)
  await panel.clock.advance(1)
  await call
  assert.is(answered, true)
})

test('refuses the connection, for one operation or once', async () => {
  const panel = createPanel()
  panel.faults.refuseNext('GET /system/hmi/name')
  assert.is(await rejects(panel.fetch(NAME)), 'TypeError')
  assert.is((await panel.fetch(NAME)).status, 200)
  panel.faults.refuse('GET /system/time')
  assert.is((await panel.fetch(NAME)).status, 200)
  panel.faults.refuse()
  assert.is(await rejects(panel.fetch(NAME)), 'TypeError')
  panel.faults.clear()
  assert.is((await panel.fetch(NAME)).status, 200)
})

test('hangs until the caller gives up', async () => {
  const panel = createPanel()
  panel.faults.hang()
  const controller = new AbortController()
  const call = rejects(panel.fetch(NAME, { signal: controller.signal }))
  await panel.clock.advance(3_600_000)
  controller.abort()
  assert.is(await call, 'AbortError')
})

test('dispatches a call whose response is cut', async () => {
  const { panel, call } = await startPanel('administrator')
  panel.faults.cutNext('PUT /system/hmi/name')
  assert.is(await rejects(call('PUT /system/hmi/name', { name: 'line3' })), 'TypeError')
  assert.is(panel.state.hmiName, 'line3')
  panel.faults.cutNext()
  const response = await panel.fetch(NAME)
  assert.is(await rejects(response.text()), 'TypeError')
})

test('responds with garbage of every kind, with status 200', async () => {
  const expected: Record<Garbage, [type: string, text: RegExp]> = {
    html: ['text/html', /^<!doctype/],
    truncated: ['application/json', /^\{"name":"l[^}]*$/],
    null: ['application/json', /^null$/],
    'wrong-types': ['application/json', /^\{"name":42\b/],
    empty: ['application/json', /^$/],
    'wrong-content-type': ['text/html', /^\{"name":"line2-hmi"/],
    huge: ['application/json', /^\{"filler":"x/]
  }
  const panel = createPanel()
  for (const [kind, [type, text]] of Object.entries(expected)) {
    panel.faults.garbleNext(kind as Garbage)
    const response = await panel.fetch(NAME)
    assert.is(response.status, 200)
    assert.is(response.headers.get('Content-Type'), type)
    assert.match(await response.text(), text, kind)
  }
})

test('responds as the fault defines', async () => {
  const panel = createPanel()
  panel.faults.answerNext(408)
  assert.is((await panel.fetch(NAME)).status, 408)
})

test('is busy, or sends the caller elsewhere', async () => {
  const panel = createPanel()
  panel.faults.busyNext(5)
  const busy = await panel.fetch(NAME)
  assert.equal([busy.status, busy.headers.get('Retry-After')], [503, '5'])
  assert.is((await busy.json()).error_code, 'unavailable')
  panel.faults.redirect('/admin/login')
  const redirect = await panel.fetch(NAME)
  assert.equal([redirect.status, redirect.headers.get('Location')], [302, '/admin/login'])
})

test('dribbles a response, byte by byte', async () => {
  const panel = createPanel()
  const whole = await (await panel.fetch(NAME)).text()
  panel.faults.dribble(100, 'GET /system/hmi/name')
  const reader = (await panel.fetch(NAME)).body!.getReader()
  let text = ''
  for (let byte = 0; byte < whole.length; byte += 1) {
    const reading = reader.read()
    await panel.clock.advance(100)
    const { value } = await reading
    assert.is(value?.byteLength, 1)
    text += new TextDecoder().decode(value)
  }
  assert.is(text, whole)
  await reader.cancel()
})

test('has an older firmware, without some calls and with numbers as text', async () => {
  const { panel, call } = await startPanel()
  panel.faults.olderFirmware()
  assert.is((await call('GET /system/web/specification')).body.eth_count, '2')
  assert.is((await call('GET /data/logs')).body.error_code, 'not_found')
  panel.faults.olderFirmware(['touch-calibration'])
  assert.is((await call('GET /data/logs')).body.total, '5')
  panel.faults.clear()
  assert.is((await call('GET /data/logs')).body.total, 5)
})

test('renews with tokens of their own and lacks files, until that is cleared', async () => {
  const panel = createPanel()
  const { signIn } = createCaller(panel)
  panel.faults.separateRefreshTokens(true)
  panel.faults.missingFile('.ja.')
  const given = async () => 'refresh_token' in (await signIn('operator', 'operator-3152')).body
  assert.equal([await given(), panel.faults.isMissing('/static/login.ja.json')], [true, true])
  panel.faults.clear()
  assert.equal([await given(), panel.faults.isMissing('/static/login.ja.json')], [false, false])
})

test('does not respond while it restarts', async () => {
  const panel = createPanel()
  panel.faults.reboot(20)
  await panel.clock.advance(19_999)
  assert.is(await rejects(panel.fetch(NAME)), 'TypeError')
  await panel.clock.advance(1)
  assert.is((await panel.fetch(NAME)).status, 200)
})

test('expires all tokens, or revokes them', async () => {
  const { panel, call, signIn } = await startPanel('operator')
  panel.faults.expireSessions()
  assert.is((await call('GET /system/time')).status, 401)
  await signIn('operator', 'operator-3152')
  panel.faults.endSessions()
  assert.is((await call('GET /system/time')).body.error_code, 'invalid_token')
})

test('sends the time each second to a client with a token, until the socket is silenced or dropped', async () => {
  const { panel, token } = await startPanel('operator')
  const received: string[] = []
  let closed = 0
  const peer = {
    send: (text: string) => received.push(text),
    close() {
      closed += 1
    }
  }
  const cookie = `language=en; ihmi_user_token=${token()}`
  panel.connect({ cookie, origin: 'http://panel.test', host: 'panel.test' }, peer)
  await panel.clock.advance(2000)
  assert.equal(received, ['2026/11/21 09:41:07', 'findings', '2026/11/21 09:41:08', '2026/11/21 09:41:09'])

  panel.faults.silenceSockets(true)
  await panel.clock.advance(5000)
  assert.is(received.length, 4)
  panel.faults.dropSockets()
  await panel.clock.advance(1000)
  assert.equal([closed, panel.sockets()], [1, 0])
})

/** Joins the time socket as an operator. @returns what arrives */
async function joined(panel: Panel<ManualClock>): Promise<string[]> {
  const { token } = await callerAs(panel, 'operator')
  const received: string[] = []
  const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: 'http://panel.test', host: 'panel.test' }
  const peer = { send: (text: string) => received.push(text), close() {} }
  const { status } = panel.connect(upgrade, peer)
  return status === 101 ? received : [String(status)]
}

test('accepts no socket, or floods it, until that is cleared', async () => {
  const panel = createPanel()
  panel.faults.refuseSockets(true)
  assert.equal(await joined(panel), ['503'])
  panel.faults.clear()
  const received = await joined(panel)
  panel.faults.floodSockets(true)
  await panel.clock.advance(1000)
  assert.ok(received.length >= 500, `${received.length} messages in a second`)
  panel.faults.clear()
  const before = received.length
  await panel.clock.advance(2000)
  assert.is(received.length - before, 2)
})

test('refuses the socket without a token, or to a page of another origin', async () => {
  const { panel, token } = await startPanel('operator')
  const peer = { send() {}, close() {} }
  const host = 'panel.test'
  const cookie = `ihmi_user_token=${token()}`
  assert.is(panel.connect({ cookie: '', origin: 'http://panel.test', host }, peer).status, 401)
  assert.is(panel.connect({ cookie, origin: 'http://evil.example', host }, peer).status, 403)
  assert.is(panel.connect({ cookie, origin: 'http://panel.test', host }, peer).status, 101)
})

test.run()
