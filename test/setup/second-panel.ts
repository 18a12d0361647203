import type { BrowserContext, Page } from 'playwright-core'
import { type ManualClock, runningClock } from '../panel/device/device-clock'
import { createPanel, type Panel, SEED_TIME } from '../panel/panel'
import { serve } from '../panel/server/server'
import { openAs, TRIAL } from './browser-test'

interface SecondPanel {
  panel: Panel<ManualClock>
  page: Page
}

/** As in test/tools/browser.mjs. */
const NAME = 'second-panel.test'

/** Opens the console of a new panel, with a name and an address of its own, in another page of the same browser. */
export async function withNewPanel(
  context: BrowserContext,
  path: string,
  run: (second: SecondPanel) => Promise<void>
): Promise<void> {
  const panel = createPanel({ seed: 'factory-new', clock: runningClock(SEED_TIME) })
  const [administrator] = panel.state.accounts
  administrator!.passwordMustChange = false
  const served = await serve({ panel, dist: TRIAL, names: [NAME] })
  const page = await context.newPage()
  try {
    await openAs(context, page, panel, served.address.replace('127.0.0.1', NAME), path, 'administrator')
    await run({ panel, page })
  } finally {
    await page.close()
    await served.close()
  }
}
