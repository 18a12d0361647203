import type { Request } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { addressOf, heading, menuLink, pickUserEntry, TOKEN_COOKIE, tokenIn } from '../support/people'

const TOKEN_CALL = 'POST /auth/token/user'
const LIVE = { exact: true }

test('log-out ends the session on the panel too, and keeps the path', async ({ page, panel, signIn }) => {
  const calls = watchCalls(page)
  await signIn('/app/system/info?tab=2')
  await heading(page, 'Info').waitFor()
  await until('the socket is open', () => panel.sockets() === 1)
  const token = await tokenIn(page)
  await pickUserEntry(page, 'Log out')
  await heading(page, 'Welcome').waitFor()

  assert.is(addressOf(page), `/admin/login?redirect=${encodeURIComponent('/app/system/info?tab=2')}`)
  assert.is(await tokenIn(page), undefined)
  await until('DELETE is sent', () => calls.count('DELETE /auth/token/user') === 1)
  const sent = await calls.last('DELETE /auth/token/user')!.allHeaders()
  assert.is(sent.authorization, `Bearer ${token}`)
  await until('Port closed: the socket', () => panel.sockets() === 0)
})

test('log-out does not wait for the panel', async ({ page, panel, signIn }) => {
  await signIn()
  await page.getByText('Live', LIVE).waitFor()
  panel.faults.hang()
  await pickUserEntry(page, 'Log out')
  await heading(page, 'Welcome').waitFor()
  assert.is(await tokenIn(page), undefined)
})

test('an expired token is renewed once for all requests', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 401/)
  const calls = watchCalls(page)
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  const before = await tokenIn(page)
  calls.forget()
  panel.faults.expireSessions()
  await menuLink(page, 'Dashboard').click()
  await page.getByText('Live', LIVE).waitFor()

  panel.faults.expireSessions()
  await page.reload()
  await page.getByText('Live', LIVE).waitFor()
  assert.is(calls.count(TOKEN_CALL), 2, 'one for each expiry')
  assert.is.not(await tokenIn(page), before)
})

test('two tabs over https renew the token once', async ({ page, panel, openSecurely, signIn, expectTrouble }) => {
  expectTrouble(/status of 401|WebSocket/)
  const secureAddress = await openSecurely()
  await signIn()
  const other = await page.context().newPage()
  const tabs = [page, other]
  for (const tab of tabs) await tab.goto(`${secureAddress}/app/system/info`)
  const calls = watchCalls(page.context())
  panel.faults.expireSessions()
  panel.faults.slowNext(300, TOKEN_CALL)
  for (const tab of tabs) await menuLink(tab, 'Dashboard').click()
  for (const tab of tabs) await tab.getByText('Live', LIVE).waitFor()
  assert.is(calls.count(TOKEN_CALL), 1)
})

test('over http the second tab uses the token that the first has renewed', async journey => {
  const { page, panel, address, signIn, expectTrouble } = journey
  expectTrouble(/status of 401/)
  await signIn('/app/system/info')
  const other = await page.context().newPage()
  // Its socket would use the expired token before its requests are released.
  await other.routeWebSocket('**/ws/**', () => {})
  await other.goto(`${address}/app/system/info`)
  await heading(other, 'Info').waitFor()
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
  const calls = watchCalls(page.context())
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await other.route('**/api/**', async route => {
    await released
    await route.continue()
  })
  panel.faults.expireSessions()
  await menuLink(other, 'Dashboard').click()
  await menuLink(page, 'Dashboard').click()
  await page.getByText('Live', LIVE).waitFor()
  release()
  await other.getByText('Live', LIVE).waitFor()
  assert.is(calls.count(TOKEN_CALL), 1)
})

test('what is typed in a dialog stays when the window gets the focus after a renewal', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 401|timed out|aborted/)
  await signIn()
  await page.getByText('Live', LIVE).waitFor()
  const before = await tokenIn(page)
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('textbox', { name: 'HMI name' }).fill('not-yet-saved')
  panel.faults.expireSessions()
  await until('the token is renewed', async () => (await tokenIn(page)) !== before)
  panel.faults.hang('GET /uac/account/userinfo')
  const read = page.waitForRequest(/userinfo/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await read
  await page.evaluate(() => new Promise(requestAnimationFrame))
  assert.is(await page.getByRole('textbox', { name: 'HMI name' }).inputValue(), 'not-yet-saved')
})

test('a log-out in one tab is detected in the other at its next focus', async journey => {
  const { page, address, signIn, expectTrouble } = journey
  expectTrouble(/status of 401/)
  await signIn('/app/system/info')
  const other = await page.context().newPage()
  await other.goto(`${address}/app/system/info`)
  await heading(other, 'Info').waitFor()
  await pickUserEntry(page, 'Log out')
  await heading(page, 'Welcome').waitFor()
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await heading(other, 'Welcome').waitFor()
  assert.is(addressOf(other), `/app/login?redirect=${encodeURIComponent('/app/system/info')}`)
})

test('a renewal that ends after a log-out does not restore the session', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  // The log-out has ended all tokens of this sign-in, so that the panel refuses the renewal.
  expectTrouble(/status of 40[01]/)
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' }).click()
  panel.faults.expireSessions()
  panel.faults.slowNext(3000, TOKEN_CALL)
  const renews = (request: Request) => request.method() === 'POST'
  const renewal = page.waitForRequest(renews)
  const over = Promise.race([page.waitForEvent('requestfinished', renews), page.waitForEvent('requestfailed', renews)])
  await menuLink(page, 'Dashboard').click()
  await renewal
  await pickUserEntry(page, 'Log out')
  await heading(page, 'Welcome').waitFor()
  await panel.clock.advance(3000)
  await over
  await page.evaluate(() => new Promise(requestAnimationFrame))
  assert.is(await tokenIn(page), undefined)
  assert.not.match(await page.evaluate(() => document.cookie), TOKEN_COOKIE)
})

test('without unsaved input an ended session leads to the login page and back', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 40[01]/)
  await page.clock.install()
  await signIn('/app/dashboard?from=link')
  await page.getByText('Live', LIVE).waitFor()
  panel.faults.expireSessions()
  panel.faults.answerNext(400, { error_code: 'invalid_grant', message: 'too old' }, TOKEN_CALL)
  await page.clock.runFor(5100)
  await heading(page, 'Welcome').waitFor()
  assert.is(addressOf(page), `/app/login?redirect=${encodeURIComponent('/app/dashboard?from=link')}`)
})

test('a second 401 is final', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 401/)
  const calls = watchCalls(page)
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' }).click()
  panel.faults.answer(401, { error_code: 'unauthorized', message: 'invalid or expired jwt' }, 'GET /system/status')
  await menuLink(page, 'Dashboard').click()
  await heading(page, 'Welcome').waitFor()
  assert.is(calls.count(TOKEN_CALL), 1)
  assert.is(calls.count('GET /system/status'), 2)
})

test.run()
