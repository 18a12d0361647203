import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'
import { watchCalls } from '../support/calls'
import { addressOf, heading, logIn, menuLink, passwordOf, tokenIn } from '../support/people'

const TEXT = 'You have been logged out, you can cancel to stay on this page, or log in again'
const TITLE = 'Confirm logout'

const sessionDialog = (page: Page) => page.getByRole('dialog', { name: TITLE })

async function typeAndEndSession({ page, panel, signIn, expectTrouble }: Journey): Promise<void> {
  expectTrouble(/status of 40[01]/)
  await signIn()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('textbox', { name: 'HMI name' }).fill('not-yet-saved')
  panel.faults.hang('GET /system/status')
  panel.faults.expireSessions()
  panel.faults.answer(400, { error_code: 'invalid_grant', message: 'too old' }, 'POST /auth/token/user')
  await page.getByRole('button', { name: 'Save' }).click()
  await sessionDialog(page).getByText(TEXT).waitFor()
}

test('with unsaved input the ended session opens a dialog, and Cancel keeps the input', async journey => {
  const { page, panel } = journey
  await typeAndEndSession(journey)
  await sessionDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await sessionDialog(page).waitFor({ state: 'detached' })
  assert.is(await page.getByRole('textbox', { name: 'HMI name' }).inputValue(), 'not-yet-saved')
  assert.is(panel.state.hmiName, 'line2-hmi')
})

test('after Cancel polling pauses, the dialog does not open again, and a bar links to the login page', async journey => {
  const { page, panel } = journey
  await page.clock.install()
  await typeAndEndSession(journey)
  await sessionDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await sessionDialog(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const calls = watchCalls(page)
  await page.clock.runFor(60_000)
  assert.equal(calls.names(), [])
  assert.is(await sessionDialog(page).count(), 0)

  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Re-Login' }).click()
  await reloaded
  await heading(page, 'Welcome').waitFor()
  panel.faults.clear()
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await heading(page, 'Dashboard').waitFor()
})

test('Re-Login leads to the login page and back to the same path', async journey => {
  const { page } = journey
  await typeAndEndSession(journey)
  const reloaded = page.waitForEvent('domcontentloaded')
  await sessionDialog(page).getByRole('button', { name: 'Re-Login' }).click()
  await reloaded
  await heading(page, 'Welcome').waitFor()
  assert.is(addressOf(page), `/app/login?redirect=${encodeURIComponent('/app/dashboard')}`)
  assert.is(await tokenIn(page), undefined)
})

test('a session that the panel has ended opens the dialog even without unsaved input, and reloads the page', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 40[01]|WebSocket/)
  const calls = watchCalls(page)
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' }).click()
  calls.forget()
  panel.faults.endSessions()
  await menuLink(page, 'Dashboard').click()
  await sessionDialog(page).getByText(TEXT).waitFor()
  assert.is(calls.count('POST /auth/token/user'), 0, 'an ended session is never renewed')

  const reloaded = page.waitForEvent('domcontentloaded')
  await sessionDialog(page).getByRole('button', { name: 'Re-Login' }).click()
  await reloaded
  await heading(page, 'Welcome').waitFor()
  assert.is(await tokenIn(page), undefined)
})

test.run()
