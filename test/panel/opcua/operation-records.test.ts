import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plant } from '../operations/plant-log'
import { createIdleEngine } from './idle-engine'

const test = suite('operation log of discovery and the trace log')

const LDS = 'opc.tcp://lds.plant.example:4840/UADiscovery'

async function start() {
  const { panel, call, newest, save } = await plant()
  await panel.opcua.attach(createIdleEngine())
  return {
    call,
    save,
    recorded: async () => {
      const { action, object, result, code, changes } = await newest()
      const values = changes.map(({ field, previous, next }: Record<string, unknown>) => [field, previous, next])
      return [action, object, code ?? result, values]
    }
  }
}

test('records what was changed in the settings of discovery, and which address was tested', async () => {
  const { call, save, recorded } = await start()
  await save('/opcua/discovery', { register: true, interval_seconds: 60 })
  const changed = [
    ['register', false, true],
    ['interval_seconds', 300, 60]
  ]
  assert.equal(await recorded(), ['change', 'discovery', 'done', changed])
  await save('/opcua/discovery', { url: 'opc.tcp://lds:70000' })
  assert.equal(await recorded(), ['change', 'discovery', 'validation_failed', [['url', LDS, 'opc.tcp://lds:70000']]])
  await call('POST /opcua/discovery/tests', { url: LDS })
  assert.equal(await recorded(), ['run', 'discovery', 'done', [['url', null, LDS]]])
})

test('records what was changed in the settings of the trace log, its download, and that it was cleared', async () => {
  const { call, save, recorded } = await start()
  await save('/opcua/trace/settings', { level: 'debug', categories: ['security'], auto_off_minutes: 10 })
  const changed = [
    ['level', 'warning', 'debug'],
    ['categories', 'server, session, subscription, security, value, discovery', 'security'],
    ['auto_off_minutes', 30, 10]
  ]
  assert.equal(await recorded(), ['change', 'trace settings', 'done', changed])
  await call('POST /opcua/trace/downloads')
  assert.equal(await recorded(), ['export', 'trace', 'done', []])
  await call('DELETE /opcua/trace/lines')
  assert.equal(await recorded(), ['delete', 'trace lines', 'done', []])
})

test.run()
