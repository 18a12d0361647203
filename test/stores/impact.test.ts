import * as assert from 'uvu/assert'
import { DISCONNECT, SAVE as SECS_GEM } from '../../src/screens/secs-gem/impacts'
import { createImpact, type ImpactOf, type Interrupts, viewersOf } from '../../src/stores/impact'
import { test } from '../setup/panel-test'
import { holds } from '../setup/store'

const FULL = {
  plc_links: { items: [{ name: 'Line PLC', port: 'lan', state: 'up' }], total: 1 },
  opcua_clients: { items: [{ name: 'SCADA', address: '192.168.10.20' }], total: 1 },
  factory_hosts: {
    items: [{ address: '192.168.10.60:5000', port: 5000, device: 3, role: 'active' }],
    total: 1
  },
  remote_access: { items: [{ name: 'Mika Sato' }], total: 1 },
  viewers: {
    items: [
      { kind: 'webview', name: 'operator', address: '192.168.10.31', role: 'control' },
      { kind: 'vnc', name: '', address: '192.168.10.71', role: 'view' }
    ],
    total: 2
  },
  ftp_clients: { items: [{ name: 'uploadhis', address: '192.168.10.32' }], total: 1 },
  jobs: { items: [{ kind: 'recipe-backup', subject: 'USB drive', percent: 41 }], total: 1 },
  active_alarms: { items: [{ name: 'Tank level too high', priority: 'high' }], total: 1 },
  restart_seconds: 25
}

const LINKS = 'common.impact.links'
const CLIENTS = 'common.impact.clients'
const HOSTS = 'common.impact.hosts'
const REMOTE = 'common.impact.remoteAccess'
const VIEWERS = 'common.impact.viewers'
const JOBS = 'common.impact.jobs'
const ALARMS = 'common.impact.alarms'

type Change = ImpactOf | Interrupts

async function read(change: Change, links?: readonly string[]) {
  const shown = await holds(createImpact(change, links), ({ status }) => status !== 'loading')
  if (shown.status !== 'ready') throw new Error('the impact was not read')
  return shown.data
}

const FTP = 'common.impact.ftp'
const CONNECTIONS = [LINKS, CLIENTS, HOSTS, REMOTE, VIEWERS, FTP]
const about = (seconds: number) => ['common.impact.about', { seconds }]

const CHANGES: Record<string, [Change, unknown, string[]]> = {
  network: ['network', about(10), [...CONNECTIONS, JOBS]],
  project: ['project', about(60), [LINKS, CLIENTS, VIEWERS, ALARMS]],
  opcua: ['opcua', about(5), [CLIENTS]],
  'opcua-stop': ['opcua-stop', 'common.impact.untilStarted', [CLIENTS]],
  'opcua-distrust': ['opcua-distrust', 'common.impact.connected', [CLIENTS]],
  vnc: ['vnc', 'common.impact.untilConnected', [VIEWERS]],
  'save of SECS/GEM': [SECS_GEM, about(10), [HOSTS]],
  'disconnection of SECS/GEM': [DISCONNECT, 'common.impact.untilConnected', [HOSTS]],
  ftp: ['ftp', 'common.impact.untilConnected', [FTP]],
  clock: ['clock', about(10), [CLIENTS, REMOTE, VIEWERS, JOBS]],
  restart: ['restart', about(25), [...CONNECTIONS, JOBS, ALARMS]],
  'restart-plan': ['restart-plan', ['common.impact.eachRestart', { seconds: 25 }], CONNECTIONS]
}

for (const [name, [change, lasts, titles]] of Object.entries(CHANGES))
  test(`${name} lists who it interrupts, and for how long`, async ({ panel }) => {
    panel.faults.answer(200, FULL, 'GET /system/impact')
    const shown = await read(change)
    assert.equal(shown.lasts, lasts)
    assert.equal(
      shown.groups.map(({ title }) => title),
      titles.map(title => [title, { count: title === VIEWERS && change !== 'vnc' ? 2 : 1 }])
    )
  })

test('names each of them', async ({ panel }) => {
  panel.faults.answer(200, FULL, 'GET /system/impact')
  const { groups } = await read('restart')
  assert.equal(
    groups.flatMap(({ things }) => things),
    [
      { name: 'Line PLC' },
      { name: 'SCADA (192.168.10.20)' },
      { name: '192.168.10.60:5000', kind: ['common.impact.host.active', { port: 5000, device: 3 }] },
      { name: 'Mika Sato' },
      { name: 'operator (192.168.10.31)', kind: 'common.impact.webviewControl' },
      { name: '192.168.10.71', kind: 'common.term.vnc' },
      { name: 'uploadhis (192.168.10.32)' },
      { name: 'USB drive 41%', kind: 'common.impact.job.recipeBackup' },
      { name: 'Tank level too high' }
    ]
  )
})

test('names only the viewers whom a change interrupts', async ({ panel }) => {
  panel.faults.answer(200, FULL, 'GET /system/impact')
  const names = async (change: Change) =>
    (await read(change)).groups.flatMap(({ things }) => things.map(({ name }) => name))
  assert.equal(await names('vnc'), ['192.168.10.71'])
  assert.equal(await names({ lasts: 'common.impact.connected', lists: ['viewers'], concerned: viewersOf('webview') }), [
    'operator (192.168.10.31)'
  ])
})

test('names only the links that a change concerns', async ({ panel }) => {
  const links: Change = { lasts: 'common.impact.connected', lists: ['plc_links'] }
  panel.faults.answer(200, FULL, 'GET /system/impact')
  assert.is((await read(links, ['Line PLC'])).groups.length, 1)
  assert.equal((await read(links, ['Capper'])).groups, [])
})

const total = ({ groups }: Awaited<ReturnType<typeof read>>, kind: string) =>
  groups.find(({ title }) => title[0] === kind)?.total

test('leaves out the links at serial ports where the network changes', async ({ panel }) => {
  const links = [...FULL.plc_links.items, { name: 'Conveyor drive', port: 'com2', state: 'up' }]
  panel.faults.answer(200, { ...FULL, plc_links: { items: links, total: 2 } }, 'GET /system/impact')
  assert.is(total(await read('network'), LINKS), 1)
  assert.is(total(await read('restart'), LINKS), 2)
})

test('counts those beyond the entries of a list', async ({ panel }) => {
  panel.faults.answer(200, { ...FULL, plc_links: { ...FULL.plc_links, total: 130 } }, 'GET /system/impact')
  assert.is(total(await read('network'), LINKS), 130)
})

test('shows a dash for a user of the remote access who is not known', async ({ panel }) => {
  panel.faults.answer(200, { ...FULL, remote_access: { items: [{ name: '' }], total: 1 } }, 'GET /system/impact')
  assert.equal((await read('clock')).groups[1]?.things, [{ name: '–' }])
})

test('leaves out lists without an entry, and names those of connections', async ({ panel }) => {
  const [none, jobs] = [
    { items: [], total: 0 },
    { ...FULL.jobs, items: [], total: 0 }
  ]
  panel.faults.answer(200, { ...FULL, plc_links: none, opcua_clients: none, jobs }, 'GET /system/impact')
  const { groups, none: named } = await read('opcua')
  assert.equal([groups, named], [[], ['common.impact.kind.clients']])
  assert.equal((await read('clock')).none, ['common.impact.kind.clients'])
})

test('is partial where the panel hides what the change concerns', async ({ panel }) => {
  const partial = async (change: Change, hidden: string[]) => {
    panel.faults.answer(200, { ...FULL, hidden }, 'GET /system/impact')
    return (await read(change)).isPartial
  }
  assert.ok(await partial('opcua', ['opcua_clients']))
  assert.not(await partial('opcua', ['plc_links', 'jobs']))
  assert.ok(await partial('vnc', ['vnc_viewers']))
  assert.not(await partial('vnc', ['webview_viewers']))
  assert.ok(await partial('restart', ['webview_viewers']))
})

test.run()
