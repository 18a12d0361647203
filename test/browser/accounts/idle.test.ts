import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'
import { addressOf, heading } from '../support/people'

const MOST_SECONDS = 180
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

/** With an automatic logout after two minutes. */
async function open(journey: Journey) {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 40[01]/)
  panel.state.misc.webServer.idle_minutes = 2
  await page.clock.install()
  await signIn('/app/project/email')
  await heading(page, 'Email').waitFor()

  await page.getByRole('button', { name: 'Add contact' }).waitFor()

  /** Both clocks go on, second by second so that the page handles each response in between, until this is shown. */
  const waitUntilShown = async (shown: Locator) => {
    for (let seconds = 0; !(await shown.isVisible()); seconds++) {
      assert.ok(seconds < MOST_SECONDS, `${shown} is shown in time`)
      await panel.clock.advance(1000)
      await page.clock.runFor(1000)
    }
  }
  return { waitUntilShown }
}

test('warns before the automatic logout, stays after an action, and else ends on the login page', async journey => {
  const { page } = journey
  const { waitUntilShown } = await open(journey)
  await waitUntilShown(warning(page).getByRole('button', { name: 'Stay logged in' }))
  const reported = page.waitForResponse(/\/uac\/account\/activity$/)
  await page.mouse.move(200, 200)
  await reported
  await warning(page).waitFor({ state: 'detached' })
  await waitUntilShown(warning(page).getByText(/seconds left/))
  await waitUntilShown(heading(page, 'Welcome'))
  await page.getByText('You were logged out due to inactivity.').waitFor()
  assert.match(addressOf(page), /redirect=%2Fapp%2Fproject%2Femail/)
})

test('keeps unsaved input: the page stays under the dialog that offers a new sign-in', async journey => {
  const { page } = journey
  const { waitUntilShown } = await open(journey)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kim Weber')
  await waitUntilShown(warning(page))
  await waitUntilShown(page.getByRole('dialog', { name: 'Confirm logout' }))
  // The dialog below is hidden from assistive technology.
  const name = page.getByRole('textbox', { name: 'Name', includeHidden: true })
  assert.is(await name.inputValue(), 'Kim Weber')
})

test.run()
