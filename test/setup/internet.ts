import type { Test } from 'uvu'
import { type Internet, startInternet } from '../panel/easyaccess/internet'
import type { KnownPanel } from '../panel/easyaccess/portal'
import type { Panel } from '../panel/panel'

/** Of all seeds. */
export const HARDWARE_KEY = '7C1D90E25B3A46F8'
const TIMEOUT_MS = 500
/** Beside a browser, where an answer takes longer. */
const JOURNEY_TIMEOUT_MS = 3000

const knownPanel = (): KnownPanel => ({ licence: 'active', domain: 'bottling-plant', idleMinutes: 30 })

/** Runs the portal and the proxy during a suite, without faults at the beginning of each test. */
export function internetOf<T>(tests: Test<T>): () => Internet {
  let internet: Internet
  tests.before(async () => {
    internet = await startInternet({})
  })
  tests.before.each(() => {
    internet.portal.drop()
    internet.portal.setFaults({})
    internet.block('nothing')
    internet.portal.panels.clear()
    internet.portal.panels.set(HARDWARE_KEY, knownPanel())
  })
  tests.after(() => internet.close())
  return () => internet
}

/** Connects a panel with them. The timeout is short, because some tests wait for it. */
export const goOnline = (panel: Pick<Panel, 'easyAccess'>, { network }: Internet, timeoutMs = TIMEOUT_MS) =>
  panel.easyAccess.attach(network, timeoutMs)

/** Has them run for one test, with its panel online. */
export async function withInternet(panel: Panel, run: (internet: Internet) => Promise<void>): Promise<void> {
  const internet = await startInternet({ [HARDWARE_KEY]: knownPanel() })
  try {
    await goOnline(panel, internet, JOURNEY_TIMEOUT_MS)
    await run(internet)
  } finally {
    await internet.close()
  }
}
