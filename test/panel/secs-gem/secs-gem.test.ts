import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BASE, start } from '../../setup/secs-panel'
import type { HostFaults } from './host/secs-host'
import { list } from './hsms/items'
import type { SecsGemSettings } from './secs-gem-state'

const test = suite('secs-gem')

const LIMITS: [field: keyof SecsGemSettings, least: number, most: number][] = [
  ['device', 0, 32_767],
  ['port', 1, 65_535],
  ['t3_s', 1, 120],
  ['t5_s', 1, 240],
  ['t6_s', 1, 240],
  ['t7_s', 1, 240],
  ['t8_s', 1, 120],
  ['linktest_s', 0, 600]
]

for (const [field, least, most] of LIMITS)
  test(`${field} is from ${least} to ${most}`, async () => {
    const { save } = await start()
    for (const value of [least, most]) assert.is((await save({ [field]: value })).status, 204, `${value}`)
    assert.equal((await save({ [field]: least - 1 })).body.fields, { [field]: 'too_small' })
    assert.equal((await save({ [field]: most + 1 })).body.fields, { [field]: 'too_large' })
  })

test('needs the address of the host in active mode only', async () => {
  const { save } = await start()
  assert.equal((await save({ host: '' })).body.fields, { host: 'required' })
  assert.equal((await save({ host: 'mes-server' })).body.fields, { host: 'ipv4' })
  assert.is((await save({ host: '', mode: 'passive' })).status, 204)
})

test('connects, selects and establishes communication as it starts', async () => {
  const { status, messages } = await start()
  const { connection, peer, last_error, sent, received } = await status()
  assert.equal([connection, peer, last_error], ['connected', '10.20.4.15:5000', null])
  assert.equal([sent, received], [2, 2])
  assert.equal(await messages(), ['received S1F14', 'sent S1F13', 'received Select.rsp', 'sent Select.req'])
  assert.equal(await messages('direction=sent&text=s1f'), ['sent S1F13'])
})

test('lets the host connect in passive mode, and waits for it again afterwards', async () => {
  const { host, status } = await start({}, { mode: 'passive' })
  assert.is((await status()).connection, 'connecting')
  await host.connect()
  assert.is((await status()).connection, 'connected')
  host.close()
  await host.settle()
  const { connection, last_error } = await status()
  assert.equal([connection, last_error.code], ['connecting', 'closed_by_host'])
  await host.connect()
  assert.equal([(await status()).connection, (await status()).last_error], ['connected', null])
})

test('does not listen at the port of another service, and takes its own from the others', async () => {
  const { host, panel, save, saveAt, status } = await start({}, { mode: 'passive', port: 5002 })
  const refused = await save({ port: 4840 })
  assert.equal([refused.status, refused.body.fields], [409, { port: 'taken_by_opcua' }])
  panel.state.opcua.settings.port = 5002
  panel.secsGem.disconnect()
  panel.secsGem.connect()
  await host.settle()
  const { connection, last_error } = await status()
  assert.equal(
    [connection, last_error.code, last_error.detail],
    ['failure', 'port_in_use', 'Port 5002 is used by opcua']
  )
  await save({ port: 5001 })
  await host.connect()
  assert.equal([(await status()).connection, (await status()).last_error], ['connected', null])
  const taken = await saveAt('/features/misc/ftp', { port: 5001 })
  assert.equal(taken.body.fields, { port: 'taken_by_secs_gem' })
  await save({ mode: 'active', host: '10.20.4.15', port: 5001 })
  assert.is((await saveAt('/features/misc/ftp', { port: 5001 })).status, 204, 'it is the port of the host')
})

test('connects again after T5', async () => {
  const { panel, host, status } = await start()
  host.turnOff()
  await host.settle()
  assert.equal([(await status()).connection, (await status()).last_error.code], ['failure', 'closed_by_host'])
  await panel.clock.advance(10_000)
  assert.is((await status()).last_error.code, 'connection_refused')
  host.turnOn()
  await panel.clock.advance(9999)
  assert.is((await status()).connection, 'failure')
  await panel.clock.advance(1)
  assert.is((await status()).connection, 'connected')
})

/** How a host misbehaves, after how many seconds the panel notices, and what it then says. */
const FAULTS: [faults: HostFaults, seconds: number, connection: string, code: string][] = [
  [{ ignoresSelect: true }, 5, 'failure', 'select_timeout'],
  [{ silentTo: ['S1F13'] }, 45, 'connected', 'reply_timeout'],
  [{ deviceId: 7 }, 0, 'connected', 'device_id_mismatch'],
  [{ deniesCommunication: true }, 0, 'connected', 'communication_denied']
]

for (const [faults, seconds, connection, code] of FAULTS)
  test(`says ${code}, and is then: ${connection}`, async () => {
    const { panel, status } = await start(faults)
    await panel.clock.advance(seconds * 1000)
    const now = await status()
    assert.equal([now.connection, now.last_error.code], [connection, code])
    assert.is(now.communicating, false)
    assert.is(now.reply_timeouts, code === 'reply_timeout' ? 1 : 0)
  })

test('reports dropped messages to the host in stream 9', async () => {
  const { panel, host } = await start({ silentTo: ['S1F13'] })
  await panel.clock.advance(45_000)
  assert.equal(host.received().slice(-1), ['S9F9'])
  host.connection()?.notify(7, 1, list())
  host.connection()?.notify(1, 3, list())
  await host.settle()
  assert.equal(host.received().slice(-2), ['S9F3', 'S9F5'])
})

test('tests the communication step by step, and names the one that fails', async () => {
  const { panel, call, host, outcome } = await start()
  const run = async (seconds = 0) => {
    assert.ok((await call(`POST ${BASE}/test`)).body.running)
    await panel.clock.advance(seconds * 1000)
    await panel.secsGem.test.settled()
    const { steps, error } = (await call(`GET ${BASE}/test`)).body
    return `${steps.map(({ state }: { state: string }) => state)} ${error?.code ?? ''}`
  }
  assert.is(await run(), 'done,done,done ')
  host.setFaults({ silentTo: ['S1F13'] })
  assert.is(await run(45), 'done,done,failed reply_timeout')
  await outcome(`POST ${BASE}/disconnect`)
  host.setFaults({ ignoresSelect: true })
  assert.is(await run(5), 'done,failed,waiting select_timeout')
  host.turnOff()
  assert.is(await run(), 'failed,waiting,waiting connection_refused')
})

test('says in a test that no host has connected in passive mode', async () => {
  const { panel, call } = await start({}, { mode: 'passive' })
  await call(`POST ${BASE}/test`)
  await panel.clock.advance(30_000)
  await panel.secsGem.test.settled()
  assert.is((await call(`GET ${BASE}/test`)).body.error.code, 'no_host')
})

test('refuses what its state forbids', async () => {
  const { panel, outcome, save, status } = await start()
  assert.is(await outcome(`POST ${BASE}/connect`), '409 already_connected')
  assert.is(await outcome(`POST ${BASE}/disconnect`), 'done')
  assert.is((await status()).connection, 'disconnected')
  assert.is(await outcome(`POST ${BASE}/disconnect`), '409 not_connected')
  assert.is(await outcome(`POST ${BASE}/connect`), 'done')
  await save({ enabled: false })
  assert.is((await status()).connection, 'undefined')
  for (const action of ['connect', 'test'] as const)
    assert.is(await outcome(`POST ${BASE}/${action}`), '409 switched_off')
  panel.state.secsLicence = false
  for (const action of ['connect', 'test'] as const)
    assert.is(await outcome(`POST ${BASE}/${action}`), '409 not_licensed')
  assert.is((await save({ enabled: true })).body.error_code, 'not_licensed')
})

test('connects again with new settings, and after a restart of the panel', async () => {
  const { panel, host, save, status } = await start()
  await save({ t3_s: 10 })
  await host.settle()
  assert.is((await status()).connection, 'connected')
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  assert.is(panel.secsGem.status().connection, 'connected')
})

test('clears the message log and exports it as text', async () => {
  const { panel, call, outcome, messages } = await start()
  const { url } = (await call(`POST ${BASE}/messages/exports`)).body
  const text = await (await panel.fetch(url)).text()
  assert.match(text, /^2026\/11\/21 09:41:07 panel -> host device 65535 system 1 10 bytes\nSelect.req\n/)
  assert.match(text, /S1F13 W\n<L \[2\]\n {2}<A "HMI-3152">/)
  assert.is(await outcome(`DELETE ${BASE}/messages`), 'done')
  assert.equal(await messages(), [])
})

test.run()
