import { partsOf } from './parts'
import type { Given, Services } from './state'

export type { Services } from './state'

type Factories = { [K in Exclude<keyof Services, keyof Given>]: (services: Services) => Services[K] }

/** Makes each service when another first asks for it, so that their order follows from what they need. */
export function createServices(given: Given): Services {
  const services = { ...given } as Services // the loop adds the rest
  const factories: Factories = partsOf('services')
  const define = (name: string, get: () => unknown) =>
    Object.defineProperty(services, name, { get, enumerable: true, configurable: true })
  for (const [name, create] of Object.entries(factories))
    define(name, () => {
      define(name, () => {
        throw new Error(`${name} needs itself before it is made`)
      })
      const value = create(services)
      Object.defineProperty(services, name, { value, enumerable: true })
      return value
    })
  return { ...services }
}
