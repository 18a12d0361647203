import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { HARDWARE_KEY, withInternet } from '../../setup/internet'
import { withHost } from '../../setup/secs-host'
import { until } from '../../setup/until'
import { openScreen, VIEW_USER } from '../../setup/webview'
import { createCaller } from '../http/caller'
import { createIdleEngine } from '../opcua/idle-engine'
import { SESSION } from '../opcua/sample-clients'
import { createPanel } from '../panel'
import { HOST, HOST_PORT } from '../secs-gem/host/factory-host'

const test = suite('impact')

async function start(username = 'engineer') {
  const panel = createPanel()
  const { call, signIn } = createCaller(panel)
  await signIn(username, `${username}-3152`)
  const impact = async (query = ''): Promise<Schemas['Impact']> => (await call(`GET /system/impact?${query}`)).body
  return { panel, call, impact, signIn }
}

test('lists the links over which values are exchanged, not those without a reply', async () => {
  const { panel, impact } = await start()
  const names = async () => (await impact()).plc_links.items.map(({ name }) => name)
  const before = await names()
  const working = panel.links.list().filter(({ state }) => state === 'up' || state === 'slow')
  assert.equal(
    before,
    working.map(({ name }) => name)
  )
  assert.ok(before.length > 0)
  const first = panel.state.plcDevices.find(({ name }) => name === before[0])
  if (first) first.settings.enabled = false
  assert.equal(await names(), before.slice(1))
})

test('lists the connected OPC UA clients, until they are gone', async () => {
  const { panel, impact } = await start()
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  assert.is((await impact()).opcua_clients.total, 0)
  engine.sessions = [SESSION]
  assert.equal((await impact()).opcua_clients, { items: [{ name: 'UaExpert', address: '192.168.10.20' }], total: 1 })
  await panel.opcua.stop()
  assert.is((await impact()).opcua_clients.total, 0)
})

test('lists who has the screen open, with what they may do, until they leave', async () => {
  const { panel, impact } = await start()
  const screen = await openScreen(panel, { user: VIEW_USER })
  const { items, total } = (await impact()).viewers
  assert.equal([total, items[0]?.kind, items[0]?.role], [1, 'webview', 'view'])
  await screen.call(`DELETE /features/webview/connections/${screen.id}`)
  assert.is((await impact()).viewers.total, 0)
})

test('lists the connected host of the factory, until the panel has another address', async () => {
  const { panel, impact } = await start()
  assert.is((await impact()).factory_hosts.total, 0)
  await withHost(panel)
  assert.equal((await impact()).factory_hosts.items, [
    { address: `${HOST}:${HOST_PORT}`, port: HOST_PORT, device: 0, role: 'active' }
  ])
  const [port] = panel.state.ethernet
  if (port) port.cable = undefined
  panel.network.enforce('eth0')
  await panel.clock.advance(0)
  assert.is((await impact()).factory_hosts.total, 0)
})

test('lists who uses the remote access', async () => {
  const { panel, impact } = await start()
  assert.is((await impact()).remote_access.total, 0)
  await withInternet(panel, async internet => {
    internet.portal.occupy(HARDWARE_KEY, 'Mika Sato')
    await until('it is occupied', () => panel.easyAccess.state() === 'Occupied')
    assert.equal((await impact()).remote_access, { items: [{ name: 'Mika Sato' }], total: 1 })
  })
})

test('says at which port each link is, and what a restart takes', async () => {
  const { panel, impact } = await start()
  const { plc_links, restart_seconds } = await impact()
  const ports = new Map(plc_links.items.map(({ name, port }) => [name, port]))
  assert.equal([ports.get('Line PLC'), ports.get('Conveyor drive 1')], ['lan', 'com2'])
  assert.is(restart_seconds, panel.state.hardware.bootSeconds)
})

test('lists the first 100 of many, and how many there are', async () => {
  const { panel, impact } = await start()
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  engine.sessions = Array.from({ length: 105 }, (_, index) => ({ ...SESSION, id: `session-${index}` }))
  const { items, total } = (await impact()).opcua_clients
  assert.equal([items.length, total], [100, 105])
})

test('lists a job while it runs to users who may see its screen', async () => {
  const { panel, call, impact } = await start()
  assert.equal((await impact()).jobs, { items: [], total: 0 })
  await call('POST /project/management/restarts')
  const [job] = (await impact()).jobs.items
  assert.equal([job?.kind, job?.subject], ['project-restart', panel.state.project?.name])
  await panel.clock.advance(120_000)
  assert.is((await impact()).jobs.total, 0)
})

test('lists the active alarms of the event log in a language, the highest priority first', async () => {
  const { panel, call, impact, signIn } = await start()
  const order = ['emergency', 'high', 'middle', 'low']
  const sorted = (texts: string[]) => [...texts].sort()
  const compare = async (language: string) => {
    const query = `state=triggered,acknowledged&limit=100&language=${language}`
    const { items } = (await call(`GET /data/events?${query}`)).body
    const alarms = (await impact(`language=${language}`)).active_alarms.items
    assert.equal(sorted(alarms.map(({ name }) => name)), sorted(items.map(({ text }: { text: string }) => text)))
    const priorities = alarms.map(({ priority }) => order.indexOf(priority))
    assert.equal(priorities, [...priorities].sort())
    return alarms
  }
  let changes = 0
  let before = await compare('en')
  for (let minute = 0; minute < 60; minute += 5) {
    await panel.clock.advance(300_000)
    await signIn('engineer', 'engineer-3152')
    const now = await compare('ja')
    if (now.length !== before.length) changes += 1
    before = now
  }
  assert.ok(changes > 0)
})

test('needs a token', async () => {
  const panel = createPanel()
  assert.is((await createCaller(panel).call('GET /system/impact')).status, 401)
})

test('names nothing of screens that the user may not open, and says what is left out', async () => {
  const { panel, impact, signIn } = await start('operator')
  panel.jobs.start({
    ...{ kind: 'project-restart', subject: 'Line', permission: 'project-management', startedBy: 'engineer' },
    steps: [{ name: 'stop_project', seconds: 4 }]
  })
  const operator = await impact()
  assert.ok(operator.active_alarms.total > 0)
  const lists = [
    'plc_links',
    'opcua_clients',
    'factory_hosts',
    'remote_access',
    'webview_viewers',
    'vnc_viewers',
    'ftp_clients'
  ]
  assert.equal([...operator.hidden!].sort(), [...lists, 'jobs'].sort())
  assert.equal([operator.plc_links.total, operator.jobs.total], [0, 0])
  for (const username of ['nobody', 'expired']) {
    await signIn(username, `${username}-3152`)
    const { restart_seconds, hidden, ...all } = await impact()
    assert.equal(
      Object.values(all).map(({ total }) => total),
      Object.values(all).map(() => 0),
      username
    )
    assert.is(hidden?.length, 9)
  }
  await signIn('engineer', 'engineer-3152')
  assert.equal((await impact()).hidden, [])
})

test.run()
