import { environment, provide } from '../../src/lib/environment'
import { faulty } from '../panel/faults/faulty'
import type { Found } from '../panel/http/contract'
import { CONTRACT } from '../panel/panel'
import type { PanelContext } from '../setup/panel-test'
import { until } from '../setup/query'
import { changedBy } from './changed-body'
import type { ReadFault } from './read-faults'

/** Puts a fault on all reads of the console, until another one is put or it is stopped. */
export function interceptReads({ panel }: PanelContext) {
  const { transport } = environment
  let fault: ReadFault | undefined
  let count = 0
  let pending = 0

  async function read(found: Found | undefined, url: string, init: RequestInit): Promise<Response> {
    const signal = init.signal ?? new AbortController().signal
    const response = await faulty(fault?.fault, panel.clock, signal, () => transport(url, init))
    return found && fault?.change ? changedBy(fault.change, found.operation, response) : response
  }

  provide({
    async transport(url, init) {
      const { method = 'GET' } = init
      const found = CONTRACT.find(method, new URL(url, location.href).pathname)
      if (method.toUpperCase() !== 'GET') return transport(url, init)
      // Files of the bundle are no reads of the panel.
      if (found) count += 1
      pending += 1
      try {
        return await read(found, url, init)
      } finally {
        pending -= 1
      }
    }
  })

  const isQuiet = () => pending === 0 && !document.querySelector('main [aria-busy="true"]')

  return {
    put(next: ReadFault | undefined): void {
      fault = next
      count = 0
    },
    /** Of the panel, since the fault was put. */
    count: () => count,
    isQuiet,
    stop: () => provide({ transport }),
    /** Resolves when nothing is read and nothing is shown as loading; after some seconds it resolves all the same. */
    async settled(): Promise<void> {
      for (let calm = 0; calm < 3; calm = isQuiet() ? calm + 1 : 0) {
        if (!isQuiet()) {
          const isLate = await until(isQuiet).then(
            () => false,
            () => true
          )
          if (isLate) return
        }
        await new Promise(resolve => setTimeout(resolve))
      }
    }
  }
}

export type InterceptedReads = ReturnType<typeof interceptReads>
