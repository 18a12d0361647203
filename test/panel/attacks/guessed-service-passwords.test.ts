import { Client } from 'basic-ftp'
import snmp from 'net-snmp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import contract from '../../../static/contract/common.json'
import { viewVnc } from '../../setup/vnc-viewer'
import { callerAs } from '../http/caller'
import { loopbackEngine } from '../misc/engine/loopback-engine'
import { createPanel } from '../panel'
import { startRfbServer } from '../vnc/rfb/rfb-server'

/** With real clients, which have no address but that of the loopback. */
const test = suite('guessed passwords of services')
const { free_failures: FREE, first_wait_seconds: WAIT } = contract['x-lockout']
const SYS_NAME = '1.3.6.1.2.1.1.5.0'
const stops: (() => Promise<void>)[] = []
test.after.each(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start() {
  const panel = createPanel()
  stops.push(panel.misc.stop, panel.vnc.listener.stop)
  const { save } = await callerAs(panel)
  return { panel, save }
}

async function startVnc() {
  const { panel, save } = await start()
  await panel.vnc.attach(startRfbServer)
  const { status } = await save('/features/vnc/settings', {
    ...{ enabled: true, port: 5900, monitor_mode: false, control_minutes: 0, shared: true, timeout_minutes: 10 },
    ...{ allowed_networks: [], control_password: 'ctrl-315', view_password: 'view-315' }
  })
  assert.is(status, 204)
  const live = panel.vnc.listener.live()
  const port = live.kind === 'running' ? live.server.port : 0
  /** What the server says to a password: 0 for admitted, 1 for refused, or the reason before any password. */
  const attempt = async (password: string) => {
    const { socket, result, reason } = await viewVnc(port, password)
    socket.destroy()
    return reason ?? result
  }
  return { panel, attempt }
}

test('of VNC, one after another or at the same time, make the viewer wait', async () => {
  for (const isAtOnce of [false, true]) {
    const { panel, attempt } = await startVnc()
    const guesses = Array.from({ length: 40 }, (_, number) => `guess${number}`)
    if (isAtOnce) await Promise.all(guesses.map(attempt))
    else for (const guess of guesses) await attempt(guess)
    const wrong = panel.vnc.refusals().filter(refusal => refusal === 'wrong_password')
    assert.is(wrong.length, FREE)
    assert.is(await attempt('ctrl-315'), 'too_many_failures')
    await panel.clock.advance(WAIT * 1000)
    assert.is(await attempt('ctrl-315'), 0)
  }
})

test('of VNC that controls are not reset by the password for viewing', async () => {
  const { panel, attempt } = await startVnc()
  for (let number = 0; number < 10; number += 1) {
    await attempt('view-315')
    await attempt(`guess${number}`)
  }
  assert.is(panel.vnc.refusals().filter(refusal => refusal === 'wrong_password').length, FREE)
})

test('of FTP make the client wait', async () => {
  const { panel } = await start()
  await panel.misc.attach(loopbackEngine)
  const attempt = async (password: string) => {
    const client = new Client(3000)
    await client.connect('127.0.0.1', panel.misc.loopbackPorts().ftp ?? 0)
    await client.useTLS({ rejectUnauthorized: false })
    const answer = await client.login('history', password).catch((error: Error) => error)
    client.close()
    return answer.message
  }
  for (let number = 0; number < FREE; number += 1) assert.match(await attempt(`guess${number}`), 'Login incorrect')
  assert.match(await attempt('111111'), `Try again in ${WAIT} s`)
  await panel.clock.advance(WAIT * 1000)
  assert.match(await attempt('111111'), /^230/)
})

const VERSIONS = [
  ['v2c', { username: '', community: 'plant-3152' }],
  ['v3', { username: 'plant', auth_password: 'auth-3152', privacy_password: 'priv-3152' }]
] as const

/** @returns what reads with the right secret, or a wrong one. */
async function startSnmp([version, settings]: (typeof VERSIONS)[number]) {
  const { panel, save } = await start()
  await panel.misc.attach(loopbackEngine)
  assert.is((await save('/features/misc/snmp', { enabled: true, port: 161, version, ...settings })).status, 204)
  const options = { port: panel.misc.loopbackPorts().snmp ?? 0, timeout: 150, retries: 0 }
  const read = (secret?: string) => {
    const user = {
      ...{ name: 'plant', level: snmp.SecurityLevel.authPriv, authKey: secret ?? 'auth-3152', privKey: 'priv-3152' },
      ...{ authProtocol: snmp.AuthProtocols.sha ?? '', privProtocol: snmp.PrivProtocols.aes ?? '' }
    }
    const session =
      version === 'v3'
        ? snmp.createV3Session('127.0.0.1', user, options)
        : snmp.createSession('127.0.0.1', secret ?? 'plant-3152', { ...options, version: snmp.Version2c })
    return new Promise<boolean>(done =>
      session.get([SYS_NAME], error => {
        session.close()
        done(!error)
      })
    )
  }
  return { panel, read }
}

for (const version of VERSIONS) {
  test(`of SNMP ${version[0]} make the sender wait`, async () => {
    const { panel, read } = await startSnmp(version)
    for (let number = 0; number < FREE; number += 1) assert.is(await read(`guess-${number}`), false)
    assert.is(await read(), false)
    await panel.clock.advance(WAIT * 1000)
    assert.is(await read(), true)
  })

  test(`of SNMP ${version[0]} in the name of a manager do not keep it out`, async () => {
    const { read } = await startSnmp(version)
    assert.is(await read(), true)
    for (let number = 0; number < FREE * 3; number += 1) assert.is(await read(`guess-${number}`), false)
    assert.is(await read(), true)
  })
}

test.run()
