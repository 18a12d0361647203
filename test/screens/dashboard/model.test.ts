import '../../setup/dom'
import * as assert from 'uvu/assert'
import { readFindings } from '../../../src/api/findings'
import { readStatus } from '../../../src/api/status'
import { connectionRows } from '../../../src/screens/dashboard/connections'
import { backupAge } from '../../../src/screens/dashboard/device-card'
import { createDashboard, isPartial } from '../../../src/screens/dashboard/model'
import {
  DISK,
  daysLeft,
  MEMORY,
  rangeOf,
  readingTime,
  toneOf,
  usageReading
} from '../../../src/screens/dashboard/usage'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'
import { holds } from '../../setup/store'
import { openScreen } from '../../setup/webview'

const STATUS = 'GET /system/status'

function open() {
  const dashboard = createDashboard()
  onCleanup(dashboard.$trust.listen(() => {}))
  return dashboard
}

test('warns of disk usage from 80 and 90 percent, of memory usage from 85', () => {
  const tones = [79, 80, 84, 85, 89, 90, 100].map(percent => [toneOf(percent, DISK), toneOf(percent, MEMORY)].join())
  assert.equal(tones, ['ok,ok', 'warn,ok', 'warn,ok', 'warn,warn', 'warn,warn', 'bad,warn', 'bad,warn'])
  assert.equal(usageReading({ used_bytes: 86, total_bytes: 100 }, DISK), { percent: 86, tone: 'warn' })
})

test('shows no percentage for inconsistent sizes', () => {
  assert.is(usageReading({ used_bytes: 0, total_bytes: 0 }, DISK), null)
})

test('returns whole days until the disk is full, up to a year', () => {
  assert.equal([null, 0, 0.9, 31.4, 365, 366].map(daysLeft), [undefined, 0, 0, 31, 365, undefined])
})

test('draws a history of at least two values', () => {
  assert.equal(rangeOf([null, 60.2, null, 61.7]), { low: 60, high: 62, highIndex: 3 })
  assert.is(rangeOf([null, 60.2]), undefined)
  assert.is(rangeOf([]), undefined)
  assert.is(readingTime('2026/11/21 00:10:07', 12, 60), '23:58')
})

test('lists each connection with its state, the abnormal ones first', () => {
  const rows = connectionRows(
    {
      ethernet: [
        { id: 'eth0', link: 'up', speed_mbit: 1000, address: '192.168.10.42' },
        { id: 'eth1', link: 'up', speed_mbit: 100, address: null },
        { id: 'eth2', link: 'up', speed_mbit: null, address: null },
        { id: 'eth3', link: 'down', speed_mbit: null, address: '10.0.0.1' }
      ],
      wifi: { state: 'PASSWDERR', ssid: 'plant-floor' },
      opcua: { state: 'Running', clients: 3 },
      easyaccess: { state: 'Not Activated' },
      plcs: [
        { name: 'Filler', state: 'connected' },
        { name: 'Capper', state: 'disconnected' }
      ],
      disabled_plcs: 1,
      viewers: { webview: 2, vnc: 0 }
    },
    []
  )
  assert.equal(
    rows.map(({ connection }) => connection),
    [
      { tone: 'warn', state: 'common.term.wifiPasswordError', detail: 'plant-floor' },
      { tone: 'bad', state: ['common.term.ofConnected', { up: 1, total: 2 }], missing: ['Capper'], disabled: 1 },
      { tone: 'plain', state: ['common.gigabit', { speed: 1 }], detail: '192.168.10.42' },
      { tone: 'plain', state: ['common.megabit', { speed: 100 }] },
      { tone: 'plain', state: 'common.term.connected' },
      { tone: 'plain', state: 'common.term.noCable' },
      { tone: 'plain', state: 'common.term.running', clients: 3 },
      { tone: 'plain', state: 'common.term.notActivated' },
      { tone: 'plain', state: 'common.term.connected', clients: 2 },
      { tone: 'plain', state: 'common.term.none' }
    ]
  )
})

test('shows a stopped OPC UA server as a fault where it is wanted to run', async ({ panel }) => {
  await openScreen(panel)
  const opcua = async () => {
    const { connections } = await readStatus()
    const { findings } = await readFindings({ language: 'en' })
    return connectionRows(connections, findings).find(({ label }) => label === 'common.term.opcUaServer')!.connection
  }
  assert.is((await opcua())?.tone, 'bad')
  panel.state.opcua.settings.autostart = false
  assert.equal(await opcua(), { tone: 'plain', state: 'common.term.stopped' })
})

test('shows the age of the newest backup in its largest unit', () => {
  const ages = [null, 59, 3599, 7200, 86_399, 90_000].map(age_seconds => backupAge({ made_at: null, age_seconds }))
  assert.equal(ages, [
    'dashboard.noBackup',
    'dashboard.justNow',
    ['dashboard.minutesAgo', { count: 59 }],
    ['dashboard.hoursAgo', { count: 2 }],
    ['dashboard.hoursAgo', { count: 23 }],
    ['dashboard.daysAgo', { count: 1 }]
  ])
})

test('follows PLC links, viewers and hotspot of the panel', async ({ panel }) => {
  await openScreen(panel)
  const { connections, last_backup, last_backups } = await readStatus()
  assert.equal(
    connections.plcs?.map(({ state }) => state),
    ['connected', 'connected', 'connected', 'disconnected', 'connected', 'connected', 'connected']
  )
  assert.equal(connections.viewers, { webview: 1, vnc: 0 })
  assert.is(connections.disabled_plcs, 1)
  assert.is(last_backup?.age_seconds, 86_400)
  assert.equal([last_backups?.data.made_at, last_backups?.recipes.age_seconds], ['2026/11/16 03:00:08', 86_400])

  panel.state.project!.state = 'stopped'
  panel.state.radio.mode = 'hotspot'
  const stopped = (await readStatus()).connections
  assert.ok(stopped.plcs?.every(({ state }) => state === 'disconnected'))
  assert.equal(stopped.viewers, { webview: 0, vnc: 0 })
  const wifi = connectionRows(stopped, []).find(({ label }) => label === 'menu.wifi')!.connection
  assert.equal(wifi, {
    tone: 'plain',
    state: 'dashboard.servesHotspot',
    detail: 'line2-hmi'
  })
})

test('keeps a row for each source without a value', () => {
  const rows = connectionRows(
    {
      ethernet: null,
      wifi: null,
      opcua: null,
      easyaccess: null,
      plcs: null,
      viewers: null
    },
    []
  )
  assert.equal(
    rows.map(({ label, connection }) => [label, connection]),
    [
      ['menu.ethernet', null],
      ['menu.wifi', null],
      ['common.term.opcUaServer', null],
      ['menu.easyaccess', null],
      ['common.term.plcLinks', null],
      ['t0200052', null],
      ['common.term.vnc', null]
    ]
  )
})

test('is live while all values are present, also without a forecast', async ({ panel }) => {
  panel.state.disk.growthPerDay = 0
  assert.is((await readStatus()).disk_days_until_full, null)
  const { $trust } = open()
  assert.is($trust.get(), 'loading')
  await holds($trust, trust => trust === 'live')
})

test('numbers the radios of a panel with several', async ({ panel }) => {
  panel.state.specification.wifi_count = 2
  const { connections } = await readStatus()
  const radios = connectionRows(connections, []).filter(({ label }) => label[0] === 'common.term.wiFi')
  assert.equal(
    radios.map(({ label, connection }) => [label[1], connection?.state]),
    [
      [{ number: 1 }, 'common.term.connecting'],
      [{ number: 2 }, 'common.term.disabled']
    ]
  )
})

test('is partial when one value is missing', async ({ panel }) => {
  panel.state.silentSources.add('wifi')
  assert.ok(isPartial(await readStatus()))
  const { $trust } = open()
  await holds($trust, trust => trust === 'partial')
})

test('keeps the last values when the panel is unreachable, and recovers at the next poll', async ({ panel }) => {
  const { $status, $trust } = open()
  await holds($trust, trust => trust === 'live')
  panel.faults.refuse(STATUS)
  await $status.reload()
  const status = $status.get()
  assert.is($trust.get(), 'stale')
  assert.is(status.status === 'failed' && status.last?.web_version, '2.6.0')
  panel.faults.clear()
  await $status.reload()
  assert.is($trust.get(), 'live')
})

test('rejects malformed responses', async ({ panel }) => {
  for (const garbage of ['html', 'null', 'wrong-types', 'empty'] as const) {
    panel.faults.garbleNext(garbage, STATUS)
    const { $status } = open()
    const status = await holds($status, ({ status }) => status !== 'loading')
    assert.is(status.status === 'failed' && status.error.failure.kind, 'malformed', garbage)
  }
})

test.run()
