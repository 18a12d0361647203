import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { createIdleEngine } from './idle-engine'

const test = suite('name services')

async function start() {
  const panel = createPanel()
  const engine = createIdleEngine()
  await panel.misc.attach(engine)
  const { call, save: saveAt } = await callerAs(panel)
  const save = async (...saved: Parameters<typeof saveAt<'/features/misc/discovery' | '/features/misc/snmp'>>) =>
    assert.is((await saveAt(...saved)).status, 204)
  const service = async () =>
    (await call('GET /features/misc/services')).body.items.find(({ id }: { id: string }) => id === 'discovery')
  return { panel, engine, call, save, service }
}

test('run until both are switched off', async () => {
  const { save, service } = await start()
  const shown = async () => [(await service()).state, (await service()).port]
  assert.equal(await shown(), ['running', 5353])
  await save('/features/misc/discovery', { mdns: false, vendor: true })
  assert.equal(await shown(), ['running', 10_421])
  await save('/features/misc/discovery', { mdns: false, vendor: false })
  assert.equal(await shown(), ['off', null])
})

test('say which service has the port', async () => {
  const { save, service } = await start()
  await save('/features/misc/discovery', { mdns: false, vendor: true })
  await save('/features/misc/snmp', { enabled: true, port: 5353, version: 'v2c', username: '', community: 'plant' })
  await save('/features/misc/discovery', { mdns: true, vendor: true })
  assert.equal([(await service()).state, (await service()).taken_by], ['port_conflict', 'snmp'])
})

test('announce the new address when the panel has moved', async () => {
  const { panel, engine } = await start()
  const { startNames } = engine
  let starts = 0
  engine.startNames = setup => {
    starts += 1
    return startNames(setup)
  }
  const [port] = panel.state.ethernet
  port!.settings.address = '192.168.10.43'
  panel.network.enforce(port!.id)
  await panel.clock.advance(0)
  assert.is(starts, 1)
})

test('show why they do not run, and run again after a restart', async () => {
  const { engine, call, save, service } = await start()
  const { startNames } = engine
  engine.startNames = () => Promise.reject(new Error('ENODEV'))
  await save('/features/misc/discovery', { mdns: true, vendor: true })
  assert.equal([(await service()).state, (await service()).lines], ['failed', ['Error: ENODEV']])
  assert.is((await call('POST /features/misc/discovery/tests')).body.error_code, 'not_running')
  engine.startNames = startNames
  await call('POST /features/misc/services/discovery/restart')
  assert.is((await service()).state, 'running')
})

test.run()
