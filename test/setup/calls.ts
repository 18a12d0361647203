import { provide } from '../../src/lib/environment'
import type { Panel } from '../panel/panel'

/** The calls that reach the panel from now on, as `GET /api/v1/…`. */
export function recordCalls(panel: Panel): string[] {
  const calls: string[] = []
  provide({
    transport(url, init) {
      calls.push(`${init.method} ${url}`)
      return panel.fetch(url, init)
    }
  })
  return calls
}
