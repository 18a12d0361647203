import { once } from 'node:events'
import { LOOPBACK } from '../panel/network/plant-network'
import { loadPackage } from '../panel/opcua/server/node-opcua'

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

/** What clients in the network see of one instance of a service; other tests may announce others at the same time. */
export function browse(type: string, name: string) {
  // The interface above names what this package exports.
  const { Bonjour } = loadPackage('sterfive-bonjour-service') as BonjourPackage
  const bonjour = new Bonjour({ interface: LOOPBACK, bind: '0.0.0.0' })
  const browser = bonjour.find({ protocol: 'tcp', type })
  const next = async (event: 'up' | 'down'): Promise<Service> => {
    const [service] = (await once(browser, event)) as [Service]
    return service.name === name ? service : next(event)
  }
  return {
    found: async () => browser.services.find(service => service.name === name) ?? (await next('up')),
    gone: () => next('down'),
    close: () => new Promise<void>(resolve => bonjour.destroy(resolve))
  }
}
