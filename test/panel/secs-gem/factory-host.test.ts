import { createServer } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../setup/until'
import { freeTcpPort } from '../misc/engine/free-port'
import { LOOPBACK } from '../network/plant-network'
import { closed, portOf } from '../network/plant-server'
import { createPanel } from '../panel'
import { startFactoryHost } from './host/factory-host'
import type { SecsGemSettings } from './secs-gem-state'

const test = suite('SECS/GEM over TCP')

async function withFactory(
  settings: Partial<SecsGemSettings>,
  run: (world: Awaited<ReturnType<typeof start>>) => unknown
) {
  const world = await start(settings)
  try {
    await run(world)
  } finally {
    await world.host.close()
  }
}

async function start(settings: Partial<SecsGemSettings>) {
  const panel = createPanel()
  Object.assign(panel.state.secsGem.settings, settings)
  const host = await startFactoryHost(panel)
  const connection = () => panel.secsGem.status().connection
  const is = (state: string) => until(state, () => connection() === state)
  return { panel, host, connection, is }
}

for (const mode of ['active', 'passive'] as const)
  test(`connects to a real host in ${mode} mode, and notices when the host closes the connection`, async () =>
    withFactory({ mode, ...(mode === 'passive' && { port: await freeTcpPort(0) }) }, async ({ panel, host, is }) => {
      await is('connected')
      await until('S1F13', () => host.received().includes('S1F13'))
      host.turnOff()
      await is(mode === 'active' ? 'failure' : 'connecting')
      assert.is(panel.secsGem.status().last_error?.code, 'closed_by_host')
    }))

test('says that its port is in use, and listens there once it is free', async () => {
  const other = createServer().listen(0, LOOPBACK)
  const port = await portOf(other)
  await withFactory({ mode: 'passive', port }, async ({ panel, is }) => {
    await is('failure')
    assert.is(panel.secsGem.status().last_error?.code, 'port_in_use')
    await closed(other)
    await panel.clock.advance(10_000)
    await is('connected')
    assert.is(panel.secsGem.status().last_error, null)
  })
})

test('ends its connection with Separate.req', () =>
  withFactory({}, async ({ panel, host, is }) => {
    await is('connected')
    panel.secsGem.disconnect()
    await until('the host knows', () => host.connection() === undefined)
    assert.is(panel.secsGem.status().connection, 'disconnected')
  }))

test('does not reach a host whose network it is not in', () =>
  withFactory({ host: '10.99.0.1' }, ({ panel, connection }) => {
    assert.equal([connection(), panel.secsGem.status().last_error?.code], ['failure', 'unreachable'])
  }))

test.run()
