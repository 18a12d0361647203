import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, createCaller, startPanel } from '../http/caller'
import { createPanel, type PanelOptions } from '../panel'
import { WATCH_MS } from './watch'

const test = suite('status')
const MINUTE = 60_000
const ETH1 = '/network/ethernet/eth1/settings'

async function start(options?: PanelOptions) {
  const panel = createPanel(options)
  const { call, save, signIn } = createCaller(panel)
  const engineer = () => signIn('engineer', 'engineer-3152')
  await engineer()
  const status = async () => (await call('GET /system/status')).body
  const saveEth1 = (changes: Changes<typeof ETH1>) => save(ETH1, changes)
  const findings = async (): Promise<string[]> =>
    (await call('GET /system/health')).body.findings.map(({ code }: { code: string }) => code)
  return { panel, call, engineer, status, saveEth1, findings }
}

test('a changed clock neither fills the disk nor empties it', async () => {
  const { panel, call, engineer, status } = await start()
  const before = await status()
  for (const time of ['2037.01.01-00:00:00', '2001.01.01-00:00:00']) {
    await call('PUT /system/datetime', { time })
    await engineer()
    const after = await status()
    assert.equal([after.disk, after.disk_days_until_full], [before.disk, before.disk_days_until_full], time)
    assert.equal(after.history, before.history, time)
  }
  await panel.clock.advance(60 * MINUTE)
  await engineer()
  assert.ok((await status()).disk.used_bytes > before.disk.used_bytes, 'it grows by the time that passes')
})

test('a full disk does not become fuller', async () => {
  const { panel, status } = await start({ seed: 'full-disk' })
  panel.state.disk.growthPerDay = panel.state.disk.totalBytes * 24 * 60
  await panel.clock.advance(2 * MINUTE)
  const { disk, disk_days_until_full: days } = await status()
  assert.equal([disk.used_bytes, days], [disk.total_bytes, 0])
})

test('the last hour has what was read since the start of the panel', async () => {
  const { panel, engineer, status } = await start()
  const readings = async () => (await status()).history.disk_percent.length
  assert.is(await readings(), 60)
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  await engineer()
  assert.is(await readings(), 1)
  await panel.clock.advance(5 * MINUTE)
  assert.is(await readings(), 6)
})

test('a panel that has just been started has no past', async () => {
  const { call } = await startPanel('administrator', { seed: 'factory-new' })
  await call('PUT /uac/account/password', { current: 'admin-3152', password: 'a new one 1' })
  const { history, up_time_seconds: seconds } = (await call('GET /system/status')).body
  assert.is(history.memory_percent.length, Math.floor(seconds / 60) + 1)
  const paths = ['/data/logs', '/data/events', '/data/backup/runs', '/project/recipe-backups'] as const
  const totals = await Promise.all(
    [...paths, '/features/communication/links' as const].map(async path => (await call(`GET ${path}`)).body.total)
  )
  assert.equal(totals, [0, 0, 0, 0, 0])
})

test('the panel has one hostname: in its status, its identity and the settings of each port', async () => {
  const { panel, call, status, saveEth1 } = await start()
  const names = async () => [
    (await status()).hostname,
    (await call('GET /system/identity')).body.hostname,
    (await call('GET /network/ethernet/eth0/settings')).body.hostname,
    (await call(`GET ${ETH1}`)).body.hostname
  ]
  assert.equal(await names(), Array(4).fill('hmi-7f31'))
  await saveEth1({ hostname: 'filler-hmi' })
  assert.equal(await names(), Array(4).fill('filler-hmi'))
  await panel.clock.advance(90_000)
  assert.equal(await names(), Array(4).fill('hmi-7f31'), 'nobody has kept the change')
})

test('a restart is pending after a save that takes effect only with it, until the restart', async () => {
  const { panel, call, engineer, saveEth1, findings } = await start()
  const isNeeded = async () => (await findings()).includes('restart_needed')
  const restart = async () => {
    panel.faults.reboot(20)
    await panel.clock.advance(30_000)
    await engineer()
  }
  await restart()
  assert.is(await isNeeded(), false)
  const address = await saveEth1({ address: '192.168.20.9' })
  panel.pending.keep(address.body.code)
  assert.is(await isNeeded(), false)
  const reverted = await saveEth1({ mtu: 1400 })
  assert.is(await isNeeded(), true)
  panel.pending.revert(reverted.body.code)
  assert.is(await isNeeded(), false)
  const keepMtu = async (mtu: number) => panel.pending.keep((await saveEth1({ mtu })).body.code)
  await keepMtu(1400)
  assert.is(await isNeeded(), true)
  await keepMtu(1492)
  assert.is(await isNeeded(), false, 'it is in use still')
  await keepMtu(1400)
  assert.is((await call('GET /system/identity')).body.restart_needed, true)
  await restart()
  assert.is(await isNeeded(), false)
})

test('the processor is busy while a job runs, and the case becomes warm and cools down', async () => {
  const { panel, call, status } = await start()
  const before = await status()
  panel.state.jobPace = 20
  await call('POST /project/management/backups')
  await call('POST /project/management/restarts')
  await panel.clock.advance(50_000)
  assert.ok((await status()).cpu_percent > before.cpu_percent + 5)
  await panel.clock.advance(2 * MINUTE)
  const during = await status()
  assert.ok(during.temperature_celsius > before.temperature_celsius)
  await panel.clock.advance(20 * MINUTE)
  const after = await status()
  assert.ok(after.temperature_celsius < during.temperature_celsius)
})

test('EasyAccess 2.0 loses its connection with the cable', async () => {
  const { panel, status, findings } = await start()
  const state = async () => (await status()).connections.easyaccess.state
  assert.is(await state(), 'Connected')
  panel.state.ethernet[0]!.cable = undefined
  await panel.clock.advance(WATCH_MS)
  assert.equal([await state(), (await findings()).length > 0], ['Disconnected', true])
})

test.run()
