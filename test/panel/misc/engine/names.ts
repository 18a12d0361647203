import { announceService, lookUp } from '../../network/multicast-dns'
import { type NamesSetup, type RunningService, type Steps, TestFailure } from '../engine'
import { MDNS_PORT } from '../ports'

const TIMEOUT_MS = 3000

/** The console, as browsers and PCs list it. */
export async function announceConsole({ announcement }: NamesSetup): Promise<RunningService> {
  const end = await announceService(() => ({ ...announcement(), type: '_http._tcp', facts: ['path=/app'] }))
  return { port: MDNS_PORT, close: end }
}

/** @throws TestFailure */
export async function findName(hostname: string, steps: Steps): Promise<string> {
  await steps.run('request', () => {})
  return steps.run('response', () =>
    lookUp(hostname, TIMEOUT_MS).catch((error: Error) => {
      throw new TestFailure('no_reply', error.message)
    })
  )
}
