import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { serveControl } from '../../panel/server/control'
import { picture, test } from '../../setup/browser-test'
import { openScreen } from '../../setup/webview'
import { findViolations, withAxe } from '../support/axe'

const PATH = '/app/features/touch-calibration'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const currentStep = (page: Page, text: string) => page.locator('[aria-current=step]').filter({ hasText: text })

async function start(page: Page): Promise<void> {
  await button(page, 'Start calibration').click()
  await button(page, 'No one is operating the panel: start').click()
  await currentStep(page, 'Touch the screen to begin').waitFor()
}

test('follows a calibration at the panel step by step, and keeps it', async ({ page, panel, signIn }) => {
  const { operator } = panel.touch
  await withAxe(page)
  await signIn(PATH)
  await start(page)
  for (const step of ['point 1 of 4', 'point 2 of 4', 'point 3 of 4', 'point 4 of 4', 'the test point']) {
    operator.touch()
    await currentStep(page, `Touch ${step}`).waitFor()
  }
  await picture(page, 'touch-calibration-verify')
  operator.touch()
  await page.getByRole('alert').getByText('Keep the new values?').waitFor()
  assert.equal(await findViolations(page, 'main'), [])
  await picture(page, 'touch-calibration-keep')
  await button(page, 'Keep new values').click()
  await page.getByText('Calibration completed').waitFor()
  assert.is(panel.state.touch.last?.by, 'engineer')
})

test('is refused while somebody controls the panel by WebView, and possible afterwards', async ({
  page,
  panel,
  signIn
}) => {
  const remote = await openScreen(panel, { account: 'operator' })
  await remote.request()
  await signIn(PATH)
  await page.getByText(/In control: operator/).waitFor()
  assert.ok(await button(page, 'Start calibration').isDisabled())
  await remote.close()
  await page.getByText(/In control: operator/).waitFor({ state: 'detached' })
  await start(page)
})

test('has the previous values again when the connection is lost before they are kept', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::/)
  const before = panel.touch.values()
  await signIn(PATH)
  await start(page)
  for (let touches = 0; touches < 6; touches += 1) panel.touch.operator.touch()
  await page.getByText('Keep the new values?').waitFor()
  panel.faults.refuse()
  await button(page, 'Keep new values').click()
  await page.getByRole('alert').getByText('The panel is not responding').first().waitFor()
  await panel.clock.advance(30_000)
  assert.is(panel.touch.values(), before)
  panel.faults.clear()
  await page.getByText('The new values were not confirmed within 30 seconds').waitFor()
})

test('the operator touches the crosses on the screen of the panel, and keeps the result there', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  // The screen of the panel is beside the console.
  expectTrouble(/^another origin: http:\/\/127\.0\.0\.1:\d+\//)
  const control = await serveControl(panel)
  const operator = await page.context().newPage()
  await operator.goto(`${control.address}/screen`)
  await signIn(PATH)
  await start(page)
  await operator.locator('#calibration').click()
  for (const step of ['point 1', 'point 2', 'point 3', 'point 4', 'the test point']) {
    await currentStep(page, `Touch ${step}`).waitFor()
    const { x = 0, y = 0 } = panel.touch.operator.target() ?? {}
    await operator.locator(`#calibration path[d^="M${x - 24} ${y}h"]`).click()
  }
  await page.getByText('Keep the new values?').waitFor()
  await button(operator, 'Keep').click()
  await page.getByText('Calibration completed').waitFor()
  assert.ok((panel.state.touch.last?.errorPx ?? 99) < 2)
  await operator.close()
  await control.close()
})

test.run()
