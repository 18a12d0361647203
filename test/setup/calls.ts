import { setTransport } from '../../src/api/client/exchange'
import type { Panel } from '../panel/panel'

/** The calls that reach the panel from now on, as `GET /api/v1/…`. */
export function recordCalls(panel: Panel): string[] {
  const calls: string[] = []
  setTransport((url, init) => {
    calls.push(`${init.method} ${url}`)
    return panel.fetch(url, init)
  })
  return calls
}
