import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../setup/browser-test'
import { addressOf, heading } from './support/people'

const MINUTE = 60_000
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

async function open(journey: Journey) {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 40[01]/)
  panel.state.misc.webServer.idle_minutes = 2
  await page.clock.install()
  await signIn('/app/project/email')
  await heading(page, 'Email').waitFor()
  await page.waitForLoadState('networkidle')
  /** Both clocks go on, in steps of less than what the page waits for. */
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 5000) {
      await panel.clock.advance(Math.min(5000, left))
      await page.clock.runFor(Math.min(5000, left))
      await page.waitForLoadState('networkidle')
    }
  }
  return pass
}

test('warns before the automatic logout, stays after an action, and else ends on the login page', async journey => {
  const { page } = journey
  const pass = await open(journey)
  await pass(70_000)
  await warning(page)
    .getByText(/seconds left/)
    .waitFor()
  await warning(page).getByRole('button', { name: 'Stay logged in' }).waitFor()
  await page.mouse.move(200, 200)
  await warning(page).waitFor({ state: 'detached' })
  await pass(MINUTE + 10_000)
  await warning(page).waitFor()
  await pass(MINUTE)
  await heading(page, 'Welcome').waitFor()
  await page.getByText('You were logged out because there was no activity.').waitFor()
  assert.match(addressOf(page), /redirect=%2Fapp%2Fproject%2Femail/)
})

test('keeps unsaved input: the page stays under the dialog that offers a new sign-in', async journey => {
  const { page } = journey
  const pass = await open(journey)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kim Weber')
  await pass(2 * MINUTE + 15_000)
  await page.getByRole('dialog', { name: 'Confirm logout' }).waitFor()
  assert.is(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Kim Weber')
})

test.run()
