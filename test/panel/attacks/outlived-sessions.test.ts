import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAt, openScreen } from '../../setup/webview'
import { createPanel, type Panel } from '../panel'

const test = suite('sockets that outlive what let them in')
const ADDRESS = '192.168.10.71'

const engineerOf = ({ state }: Panel) => state.accounts.find(({ username }) => username === 'engineer')!

/** What takes the right to be connected, and the code with which the sockets close. */
const ENDS: Record<string, [number, (panel: Panel) => unknown]> = {
  'the account expires': [4401, panel => Object.assign(engineerOf(panel), { validUntil: '2026/11/20' })],
  'the account is disabled': [4401, panel => Object.assign(engineerOf(panel), { status: 'disabled' })],
  'the account is deleted': [
    4401,
    panel => {
      panel.state.accounts = panel.state.accounts.filter(account => account !== engineerOf(panel))
    }
  ],
  'its sign-in ends': [4401, panel => panel.faults.endSessions()],
  'its address is no longer allowed': [
    4403,
    panel => {
      panel.state.misc.webServer.allowed_networks = ['10.0.0.0/8']
    }
  ]
}

/** A user with control of the panel, and the sockets of time and user mode. */
async function start() {
  const panel = createPanel()
  const { page, request } = await openScreen(panel, { account: 'engineer', address: ADDRESS })
  const { token } = await callerAt(panel, 'engineer', ADDRESS)
  const cookie = `ihmi_user_token=${token()}`
  const upgrade = { cookie, origin: 'http://panel.test', host: 'panel.test', remote: ADDRESS }
  const codes: (number | undefined)[] = []
  const peer = { send() {}, close: (code?: number) => void codes.push(code) }
  const statuses = () => [panel.connect(upgrade, peer), panel.webview.watch(upgrade, peer)].map(({ status }) => status)
  await request()
  return { panel, page, codes, statuses }
}

for (const [end, [code, happen]] of Object.entries(ENDS)) {
  test(`once ${end}, no message of a controller operates the plant`, async () => {
    const { panel, page } = await start()
    assert.is(panel.webview.line.settingOf('pump'), 1)
    happen(panel)
    page.send({ kind: 'operate', object: 'pump', value: 0 })
    assert.equal([panel.webview.line.settingOf('pump'), page.open, page.code], [1, false, code])
    assert.is(panel.webview.controller(), undefined)
  })

  test(`once ${end}, every socket closes within a second, and none opens`, async () => {
    const { panel, page, codes, statuses } = await start()
    assert.equal(statuses(), [101, 101])
    happen(panel)
    await panel.clock.advance(1000)
    assert.equal([page.code, ...codes], [code, code, code])
    assert.is(panel.webview.controller(), undefined)
    const refused = code === 4401 ? 401 : 403
    assert.equal(statuses(), [refused, refused])
  })
}

test('a sign-in that cannot be renewed any more has no sockets', async () => {
  const panel = createPanel({ tokens: { lifeSeconds: 60, renewableSeconds: 120 } })
  const { page } = await openScreen(panel)
  for (let seconds = 0; seconds < 119; seconds += 1) {
    page.send({ kind: 'ping', latencyMs: 1, input: true })
    await panel.clock.advance(1000)
  }
  assert.is(page.open, true)
  await panel.clock.advance(1000)
  assert.is(page.code, 4401)
})

test('a socket over http closes once https is required, and one over https stays', async () => {
  const panel = createPanel()
  const { token } = await callerAt(panel, 'engineer', ADDRESS)
  const codes: Record<string, number | undefined> = {}
  for (const secure of [false, true]) {
    const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: 'http://panel.test', host: 'panel.test', secure }
    const peer = { send() {}, close: (code?: number) => Object.assign(codes, { [String(secure)]: code }) }
    assert.is(panel.connect(upgrade, peer).status, 101)
  }
  panel.state.misc.webServer.redirect = true
  await panel.clock.advance(1000)
  assert.equal(codes, { false: 4426 })
})

test('a page does not take its connection to a barred address', async () => {
  const panel = createPanel()
  Object.assign(panel.state.webview.settings, { network_rule: 'allow', networks: ['192.168.10.71/32'] })
  const { page, rejoin } = await openScreen(panel, { address: ADDRESS })
  assert.is(page.status, 101)
  assert.is(rejoin('192.168.10.72').status, 403)
})

test.run()
