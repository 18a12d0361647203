import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../setup/browser-test'
import { watchCalls } from './support/calls'
import { addressOf, heading, logIn, menuLink, passwordOf, tokenIn } from './support/people'

const QUESTION = 'You have been logged out, you can cancel to stay on this page, or log in again'
const LOST = 'Confirm logout'

const lostDialog = (page: Page) => page.getByRole('dialog', { name: LOST })

async function typeAndLose({ page, panel, signIn, expectTrouble }: Journey): Promise<void> {
  expectTrouble(/status of 40[01]/)
  await signIn()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('textbox', { name: 'HMI name' }).fill('not-yet-saved')
  panel.faults.hang('GET /system/status')
  panel.faults.expireSessions()
  panel.faults.answer(400, { error_code: 'invalid_grant', message: 'too old' }, 'POST /auth/token/user')
  await page.getByRole('button', { name: 'Save' }).click()
  await lostDialog(page).getByText(QUESTION).waitFor()
}

test('with unsaved input the lost session is told of over the page, and Cancel keeps what was typed', async journey => {
  const { page, panel } = journey
  await typeAndLose(journey)
  await lostDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await lostDialog(page).waitFor({ state: 'detached' })
  assert.is(await page.getByRole('textbox', { name: 'HMI name' }).inputValue(), 'not-yet-saved')
  assert.is(panel.state.hmiName, 'line2-hmi')
})

test('after Cancel polling rests, the dialog does not come again, and a bar leads to the login page', async journey => {
  const { page, panel } = journey
  await page.clock.install()
  await typeAndLose(journey)
  await lostDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await lostDialog(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const calls = watchCalls(page)
  await page.clock.runFor(60_000)
  assert.equal(calls.names(), [])
  assert.is(await lostDialog(page).count(), 0)

  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Re-Login' }).click()
  await reloaded
  await heading(page, 'Welcome').waitFor()
  panel.faults.clear()
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await heading(page, 'Dashboard').waitFor()
})

test('Re-Login leads to the login page and back to the same address', async journey => {
  const { page } = journey
  await typeAndLose(journey)
  const reloaded = page.waitForEvent('domcontentloaded')
  await lostDialog(page).getByRole('button', { name: 'Re-Login' }).click()
  await reloaded
  await heading(page, 'Welcome').waitFor()
  assert.is(addressOf(page), `/app/login?redirect=${encodeURIComponent('/app/dashboard')}`)
  assert.is(await tokenIn(page), undefined)
})

test('a session that the panel has ended asks even without unsaved input, and reloads the page', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 40[01]|WebSocket/)
  const calls = watchCalls(page)
  await signIn('/app/features/misc')
  await heading(page, 'Misc').waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' }).click()
  calls.forget()
  panel.faults.endSessions()
  await menuLink(page, 'Dashboard').click()
  await lostDialog(page).getByText(QUESTION).waitFor()
  assert.is(calls.count('POST /auth/token/user'), 0, 'an ended session is never renewed')

  const reloaded = page.waitForEvent('domcontentloaded')
  await lostDialog(page).getByRole('button', { name: 'Re-Login' }).click()
  await reloaded
  await heading(page, 'Welcome').waitFor()
  assert.is(await tokenIn(page), undefined)
})

test.run()
