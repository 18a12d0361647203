import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../../.build/contract.mjs'
import { WATCH_MS } from '../device/watch'
import { beginUpdate } from '../project/begin-update'
import type { PanelState } from '../state'
import { startPanel } from './caller'

const test = suite('reading')
const PATHS: Record<string, { get?: object }> = assembleContract().paths
const READS = Object.keys(PATHS).filter(path => PATHS[path]?.get)
/** A download is there once, by contract; the others need a browser with a WebView and an uploaded package of CODESYS. */
const LEFT_OUT = ['/downloads/{ticket}', '/features/webview/connections/{id}', '/features/codesys/packages/{id}']

type Started = Awaited<ReturnType<typeof startPanel>>

/** Ids by the path before them. */
async function makeIds({ panel, call, save }: Started): Promise<Record<string, string>> {
  const { state } = panel
  const choices = { separator: ',', decimal: '.', time_format: 'iso' } as const
  const job = await beginUpdate(call)
  const download = (await call('POST /data/logs/pallets/exports', choices)).body
  const saved = await save('/network/ethernet/eth1/settings', { address: '192.168.20.2' })
  return {
    '/data/logs': 'filler-temperatures',
    '/exports': download.id,
    '/jobs': job,
    '/project/recipes': 'bottle-formats',
    '/uac/accounts': String(state.accounts[0]!.id),
    '/network/pending': saved.body.code,
    '/project/enhanced-security/accounts': 'user-2',
    '/network/ethernet': 'eth0',
    '/email/contacts': state.email.contacts[0]!.id,
    '/email/groups': (await call('GET /email/groups')).body.items[0].id,
    '/project/management/candidates': state.projectCandidates[0]!.id,
    '/data/operations': String((await call('GET /data/operations')).body.items[0].number),
    '/features/communication/devices': 'line-plc',
    '/features/communication/ports': 'com1'
  }
}

function urlsFrom(ids: Record<string, string>): string[] {
  return READS.filter(path => !LEFT_OUT.includes(path)).map(path => {
    const [start = '', ...parts] = path.split(/\/\{\w+\}/)
    const [tail = '', ...record] = parts
    if (path === '/cgi/reset_pj.cgi') return `${path}?resetsele=28`
    return path.includes('{') ? `${start}/${ids[start]}${tail}${record.map(() => '/0').join('')}` : path
  })
}

async function readAll({ callAny }: Started, urls: string[]): Promise<[string, number, string][]> {
  const results: [string, number, string][] = []
  for (const url of urls) {
    const { status, body } = await callAny(`GET ${url}`)
    results.push([url, status, JSON.stringify(body)])
  }
  return results
}

const written = (state: PanelState) =>
  JSON.stringify(state, (_, value) => {
    if (value instanceof Map || value instanceof Set) return [...value]
    return value instanceof Uint8Array ? value.length : value
  })

/** What is noticed only by looking, before anything has looked. */
function change({ state }: Started['panel']): void {
  state.ethernet[0]!.cable = undefined
  state.network.hosts = []
  state.silentSources.add('disk')
  state.acknowledged.push('port_without_link-eth9')
  state.wifi = { state: 'DISCONNECTED', ssid: null }
  for (const task of state.codesys.application?.tasks ?? []) task.runMs = task.cycleMs * 2
}

for (const [when, prepare] of [
  ['in daily work', () => {}],
  ['right after something has happened', change]
] as const)
  test(`no GET changes anything, in whatever order: ${when}`, async () => {
    const started = await startPanel('administrator')
    const urls = urlsFrom(await makeIds(started))
    await started.panel.clock.advance(2000)
    prepare(started.panel)
    const before = written(started.panel.state)
    const first = await readAll(started, urls)
    for (const [url, status] of first) assert.is(status, 200, url)
    assert.is(written(started.panel.state) === before, true, 'the state is as it was')
    const again = await readAll(started, [...urls].reverse())
    assert.equal(again.reverse(), first)
  })

test('changes are noticed periodically, without being read', async () => {
  const { panel, call } = await startPanel('administrator')
  const { state } = panel
  change(panel)
  await panel.clock.advance(WATCH_MS)
  assert.equal([state.wifi.state, state.acknowledged, state.codesys.run.state], ['CONNECTING', [], 'fault'])
  assert.is(state.plcOutages['line-plc']?.at(-1)?.until, undefined)
  await panel.clock.advance(WATCH_MS)
  const [event] = (await call('GET /data/events?text=Link%20down')).body.items
  assert.is(event.triggered_at, '2026/11/21 09:41:12')
})

test('a panel that is off notices nothing', async () => {
  const { panel } = await startPanel('administrator')
  panel.faults.reboot(60)
  change(panel)
  await panel.clock.advance(2 * WATCH_MS)
  assert.equal(panel.state.acknowledged, ['port_without_link-eth9'])
  await panel.clock.advance(60_000)
  assert.equal(panel.state.acknowledged, [])
})

test.run()
