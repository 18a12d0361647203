import * as assert from 'uvu/assert'
import { createImpact, type ImpactOf } from '../../src/stores/impact'
import { test } from '../setup/panel-test'
import { holds } from '../setup/store'

const FULL = {
  plc_links: { items: [{ name: 'Line PLC', state: 'up' }], total: 1 },
  opcua_clients: { items: [{ name: 'SCADA', address: '192.168.10.20' }], total: 1 },
  viewers: { items: [{ kind: 'webview', name: 'operator', address: '192.168.10.31', role: 'control' }], total: 1 },
  jobs: { items: [{ kind: 'recipe-backup', subject: 'USB drive', percent: 41 }], total: 1 },
  active_alarms: { items: [{ name: 'Tank level too high', priority: 'high' }], total: 1 }
}

const LINKS = 'common.impact.links'
const CLIENTS = 'common.impact.clients'
const VIEWERS = 'common.impact.viewers'
const JOBS = 'common.impact.jobs'
const ALARMS = 'common.impact.alarms'

async function read(change: ImpactOf, links?: readonly string[]) {
  const shown = await holds(createImpact(change, links), ({ status }) => status !== 'loading')
  if (shown.status !== 'ready') throw new Error('the impact was not read')
  return shown.data
}

const CHANGES: [ImpactOf, number | string, string[]][] = [
  ['network', 10, [LINKS, CLIENTS, VIEWERS, JOBS]],
  ['project', 60, [LINKS, CLIENTS, VIEWERS, ALARMS]],
  ['opcua', 5, [CLIENTS]],
  ['opcua-stop', 'common.impact.untilStarted', [CLIENTS]],
  ['webview', 'common.impact.untilConnected', [VIEWERS]],
  ['communication', 3, [LINKS]],
  ['clock', 10, [CLIENTS, VIEWERS, JOBS]],
  ['codesys-start', 'common.impact.connected', [CLIENTS, VIEWERS]],
  ['codesys-stop', 'common.impact.untilRuntimeStarts', [CLIENTS, VIEWERS]],
  ['codesys-update', 20, [CLIENTS, VIEWERS]],
  ['restart', 60, [LINKS, CLIENTS, VIEWERS, JOBS, ALARMS]]
]

for (const [change, lasts, titles] of CHANGES)
  test(`${change} lists who it interrupts, and for how long`, async ({ panel }) => {
    panel.faults.answer(200, FULL, 'GET /system/impact')
    const shown = await read(change)
    assert.equal(shown.lasts, typeof lasts === 'number' ? ['common.impact.about', { seconds: lasts }] : lasts)
    assert.equal(
      shown.groups.map(({ title }) => title),
      titles.map(title => [title, { count: 1 }])
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
      { name: 'operator (192.168.10.31)', kind: 'common.impact.webviewControl' },
      { name: 'USB drive 41%', kind: 'common.impact.job.recipeBackup' },
      { name: 'Tank level too high' }
    ]
  )
})

test('names only the links that a change concerns', async ({ panel }) => {
  panel.faults.answer(200, FULL, 'GET /system/impact')
  assert.is((await read('communication', ['Line PLC'])).groups.length, 1)
  assert.equal((await read('communication', ['Capper'])).groups, [])
})

test('leaves out lists without an entry', async ({ panel }) => {
  panel.faults.answer(200, { ...FULL, opcua_clients: { items: [], total: 0 } }, 'GET /system/impact')
  assert.equal((await read('opcua')).groups, [])
})

test.run()
