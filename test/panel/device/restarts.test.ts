import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { callerAs, startPanel } from '../http/caller'
import type { PanelOptions } from '../panel'
import { type RestartOrigin, UNASKED } from './restarts-state'

const test = suite('restarts')

const SECOND = 1000
const HOUR = 3_600_000

type Restart = Schemas['Restart']

async function start(user = 'engineer', options?: PanelOptions) {
  const { panel } = await startPanel(user, options)
  /** A restart ends each session. */
  const signedIn = () => callerAs(panel, user)
  const read = async (): Promise<Restart[]> => (await (await signedIn()).call('GET /system/restarts')).body.items
  const find = async () => {
    const { findings }: Schemas['Findings'] = (await (await signedIn()).call('GET /system/findings')).body
    return findings.find(({ code }) => code === 'unexpected_restart')
  }
  const reboot = async (origin?: RestartOrigin) => {
    panel.faults.reboot(20, origin)
    await panel.clock.advance(30 * SECOND)
  }
  return { panel, signedIn, read, find, reboot }
}

test('lists those of the plant, newest first, and none of a new panel', async () => {
  const plant = await (await start()).read()
  assert.equal(
    plant.map(({ cause, username, reason }) => [cause, username, reason]),
    [
      ['user', 'engineer', 'Planned maintenance'],
      ['watchdog', '', ''],
      ['power', '', '']
    ]
  )
  const times = plant.map(({ time }) => time)
  assert.equal(times, [...times].sort().reverse())
  const fresh = await start('administrator', { seed: 'factory-new' })
  assert.equal(fresh.panel.state.restarts, [])
})

test('records who restarts the panel and why, how long it ran, and its last lines', async () => {
  const { panel, signedIn, read, find } = await start()
  const ran = panel.state.upTimeSeconds
  await (await signedIn()).call('POST /system/restart', { reason: 'New firmware' })
  await panel.clock.advance(60 * SECOND)
  const [newest] = await read()
  const { lines = [], ...facts } = newest ?? {}
  assert.equal(facts, {
    time: '2026/11/21 09:41:32',
    cause: 'user',
    username: 'engineer',
    reason: 'New firmware',
    up_time_seconds: ran
  })
  assert.equal(lines.at(0)?.text, 'system: started')
  assert.equal(lines.at(-1), { time: '2026/11/21 09:41:07', text: 'system: restart requested by a user' })
  assert.is(await find(), undefined)
})

test('keeps what happened in the run before a power loss, which writes no line of its own', async () => {
  const { panel, read, reboot } = await start()
  panel.state.ethernet[0]!.cable = undefined
  await panel.clock.advance(5 * SECOND)
  await reboot({ cause: 'power' })
  await reboot({ cause: 'undervoltage' })
  const [low, cut] = await read()
  assert.is(cut?.lines.at(-1)?.text, 'panel: Link down: LAN 1')
  assert.equal(
    low?.lines.map(({ text }) => text),
    [
      'system: started',
      'runtime: Bottling Line 2 is running',
      'power: supply at 19.1 V, below 19.2 V',
      'power: supply at 17.4 V, switching off'
    ]
  )
  assert.is(low?.up_time_seconds, 10)
})

test('reports a restart that nobody asked for as an event and, for a day, as a finding', async () => {
  for (const cause of UNASKED) {
    const { panel, signedIn, read, find, reboot } = await start()
    assert.is(await find(), undefined)
    await reboot({ cause })
    assert.is((await read())[0]?.cause, cause)
    const found = await find()
    assert.equal([found?.severity, found?.since], ['attention', '2026/11/21 09:41:27'], cause)
    const { items } = (await (await signedIn()).call('GET /data/events?limit=5')).body
    const { text } = items.find(({ code }: { code: string }) => code === 'panel_restarted')
    assert.match(text, /^Panel started: (power loss|undervoltage|watchdog|system crash)$/)
    await reboot()
    assert.equal((await find())?.since, found?.since, 'after another restart, by a user')
    await panel.clock.advance(24 * HOUR)
    assert.is(await find(), undefined)
  }
})

test('says who asked, and why, only to those who see the operation log', async () => {
  const { panel, read } = await start()
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
  account.roles = account.roles.filter(role => role !== 'operation-log')
  const [newest] = await read()
  assert.equal([newest?.cause, newest?.username, newest?.reason], ['user', '', ''])
})

test('is for users of System Info', async () => {
  const { signedIn } = await start('operator')
  const refused = await (await signedIn()).call('GET /system/restarts')
  assert.is(refused.status, 403)
})

test('keeps the newest 50', async () => {
  const { panel, read } = await start()
  for (let count = 0; count < 60; count += 1) panel.faults.reboot(0, { cause: 'crash' })
  const restarts = await read()
  assert.is(restarts.length, 50)
  assert.ok(restarts.every(({ cause }) => cause === 'crash'))
})

test.run()
