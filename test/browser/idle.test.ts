import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../setup/browser-test'
import { addressOf, heading } from './support/people'

const MINUTE = 60_000
const WARNED_CHECK = 10_000
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

/** With an automatic logout after two minutes. */
async function open(journey: Journey) {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 40[01]/)
  panel.state.misc.webServer.idle_minutes = 2
  await page.clock.install()
  await signIn('/app/project/email')
  await heading(page, 'Email').waitFor()

  /** Both clocks go on until the page reads from the panel how long the session lasts. */
  const check = async (milliseconds: number) => {
    const response = page.waitForResponse(/\/uac\/account\/activity$/)
    await panel.clock.advance(milliseconds)
    await page.clock.runFor(milliseconds)
    await response
  }
  const end = async () => {
    for (let left = MINUTE; left > 0; left -= WARNED_CHECK) await check(WARNED_CHECK)
    await panel.clock.advance(WARNED_CHECK)
    await page.clock.runFor(WARNED_CHECK)
  }
  await page.getByRole('button', { name: 'Add contact' }).waitFor()
  await check(20_000)
  return { check, end }
}

test('warns before the automatic logout, stays after an action, and else ends on the login page', async journey => {
  const { page } = journey
  const { check, end } = await open(journey)
  await check(MINUTE)
  await warning(page).getByRole('button', { name: 'Stay logged in' }).waitFor()
  const reported = page.waitForResponse(/\/uac\/account\/activity$/)
  await page.mouse.move(200, 200)
  await reported
  await warning(page).waitFor({ state: 'detached' })
  await check(MINUTE)
  await warning(page)
    .getByText(/seconds left/)
    .waitFor()
  await end()
  await heading(page, 'Welcome').waitFor()
  await page.getByText('You were logged out because there was no activity.').waitFor()
  assert.match(addressOf(page), /redirect=%2Fapp%2Fproject%2Femail/)
})

test('keeps unsaved input: the page stays under the dialog that offers a new sign-in', async journey => {
  const { page } = journey
  const { check, end } = await open(journey)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kim Weber')
  await check(MINUTE)
  await warning(page).waitFor()
  await end()
  await page.getByRole('dialog', { name: 'Confirm logout' }).waitFor()
  assert.is(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Kim Weber')
})

test.run()
