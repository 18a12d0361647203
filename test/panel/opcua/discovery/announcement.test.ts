import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { browse } from '../../../setup/mdns-browser'
import { LOOPBACK } from '../../network/plant-network'
import { openPlant } from '../server/test-plant'

const test = suite('announcement of the OPC UA server through multicast DNS')

test('clients find the server while it listens and is to be announced', async () => {
  const plant = await openPlant(({ opcua }) => {
    opcua.settings.application_name = `Line 2.1 panel ${process.pid}`
  })
  const { discovery, state, opcua } = plant.panel
  const network = browse('opcua-tcp', `Line 2-1 panel ${process.pid}`)
  const announce = async (mdns: boolean) => {
    discovery.configure({ ...state.opcuaDiscovery.settings, mdns })
    await discovery.settled()
    return discovery.status().mdns
  }
  try {
    assert.is(await announce(true), 'announced')
    const { host, port, addresses, txt } = await network.found()
    assert.equal(
      { host, port, addresses, txt },
      {
        host: 'hmi-7f31.local',
        port: state.opcua.settings.port,
        addresses: [LOOPBACK],
        txt: { path: '/', caps: 'DA' }
      }
    )
    const late = browse('opcua-tcp', `Line 2-1 panel ${process.pid}`)
    assert.is((await late.found()).port, port)
    await late.close()

    const gone = network.gone()
    assert.is(await announce(false), 'off')
    await gone

    await announce(true)
    await network.found()
    const stopped = network.gone()
    await opcua.stop()
    await stopped
    assert.is(discovery.status().mdns, 'waiting')
  } finally {
    await plant.close()
    await discovery.settled()
    await network.close()
  }
})

test.run()
