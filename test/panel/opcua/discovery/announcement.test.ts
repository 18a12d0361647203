import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LOOPBACK } from '../../network/plant-network'
import { loadPackage } from '../server/node-opcua'
import { openPlant } from '../server/test-plant'

const test = suite('announcement of the OPC UA server through multicast DNS')

/** Of the library with which node-opcua looks for servers just what the test uses. */
interface BonjourPackage {
  Bonjour: new (options: { interface: string; bind: string }) => Bonjour
}

interface Bonjour {
  find(options: { protocol: string; type: string }): Browser
  destroy(onClosed: () => void): void
}

interface Browser extends NodeJS.EventEmitter {
  services: Service[]
}

interface Service {
  name: string
  host: string
  port: number
  addresses: string[]
  txt: Record<string, string>
}

/** What clients in the network see; other tests may announce servers at the same time. */
function browse(serverName: string) {
  // The interface above names what this package exports.
  const { Bonjour } = loadPackage('sterfive-bonjour-service') as BonjourPackage
  const bonjour = new Bonjour({ interface: LOOPBACK, bind: '0.0.0.0' })
  const browser = bonjour.find({ protocol: 'tcp', type: 'opcua-tcp' })
  const next = async (event: 'up' | 'down'): Promise<Service> => {
    const [service] = (await once(browser, event)) as [Service]
    return service.name === serverName ? service : next(event)
  }
  return {
    found: async () => browser.services.find(({ name }) => name === serverName) ?? (await next('up')),
    gone: () => next('down'),
    close: () => new Promise<void>(resolve => bonjour.destroy(resolve))
  }
}

test('clients find the server while it listens and is to be announced', async () => {
  const plant = await openPlant(({ opcua }) => {
    opcua.settings.application_name = `Line 2.1 panel ${process.pid}`
  })
  const { discovery, state, opcua } = plant.panel
  const network = browse(`Line 2-1 panel ${process.pid}`)
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
    const late = browse(`Line 2-1 panel ${process.pid}`)
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
