import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../../setup/browser-test'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { heading, menuLink, tokenIn } from '../support/people'

const clock = (page: Page) => page.getByRole('button', { name: 'Change date and time' })
const estimated = (page: Page) => page.getByTitle('estimated by this browser')
const liveClock = (page: Page) => page.getByTitle('Change date and time', { exact: true })

/** Opens a page with a live socket, whose timers are controlled by the test. */
async function openLive({ page, panel, signIn }: Journey): Promise<void> {
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await until('the socket is open', () => panel.sockets() === 1)
  await liveClock(page).getByText('2026/11/21').waitFor()
}

/** Counts the sockets that a page tries to open. */
function countSockets(page: Page): () => number {
  let count = 0
  page.on('websocket', () => count++)
  return () => count
}

/** Adds a policy to the page that allows connections to this origin only; `http:` does not cover `ws:`. */
async function allowConnections(page: Page, origin: string): Promise<void> {
  await page.addInitScript(allowed => {
    new MutationObserver((_, observer) => {
      if (!document.head) return
      observer.disconnect()
      const policy = document.createElement('meta')
      policy.httpEquiv = 'Content-Security-Policy'
      policy.content = `connect-src ${allowed}`
      document.head.append(policy)
    }).observe(document, { childList: true, subtree: true })
  }, origin)
}

test("shows the panel's time in any time zone of the browser", async ({ page, panel, signIn, expectTrouble }) => {
  // The jump of the clock ends the token, which a call of the start may still meet.
  expectTrouble(/401/)
  panel.clock.set(Date.UTC(2030, 0, 2, 3, 4, 5))
  await page.setViewportSize({ width: 1440, height: 800 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/St_Johns' })
  await signIn(QUIET_PAGE)
  await clock(page).getByText('2030/01/02 03:04:').waitFor()
  await clock(page).getByText('Asia/Tokyo').waitFor()
  panel.clock.set(Date.UTC(2031, 5, 6, 23, 59, 0))
  await clock(page).getByText('2031/06/06 23:59:').waitFor()
  assert.is(panel.sockets(), 1)
})

test('a closed socket is retried after 3 s, five times, then no more', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/WebSocket/)
  await openLive(journey)
  const attempted = countSockets(page)
  panel.faults.refuseSockets(true)
  panel.faults.dropSockets()
  for (let attempts = 1; attempts <= 5; attempts++) {
    await until(`try ${attempts}`, async () => {
      await page.clock.runFor(1000)
      return attempted() >= attempts
    })
    assert.is(attempted(), attempts)
  }
  await page.clock.runFor(30_000)
  assert.is(attempted(), 5)
  await estimated(page).waitFor()
})

test('a failed socket is replaced by one reading of the time, and the clock counts on', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/WebSocket/)
  panel.faults.refuseSockets(true)
  const calls = watchCalls(page)
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await clock(page).getByText('2026/11/21').waitFor()
  await page.clock.runFor(11_000)
  await estimated(page).waitFor()
  const read = calls.count('GET /system/time')
  const before = await clock(page).innerText()
  await until('it ticks', async () => (await clock(page).innerText()) !== before)

  panel.faults.refuseSockets(false)
  await until('the socket is open again', async () => {
    await page.clock.runFor(1000)
    return panel.sockets() === 1
  })
  await liveClock(page).waitFor()
  assert.ok(calls.count('GET /system/time') - read <= 1, 'the fallback reads once')
})

test('without a socket, which some browsers refuse by policy, the clock reads the time once and counts on', async journey => {
  const { page, panel, address, signIn, expectTrouble } = journey
  expectTrouble(/WebSocket|Content Security Policy/)
  await allowConnections(page, address)
  const calls = watchCalls(page)
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await clock(page).getByText('2026/11/21').waitFor()
  await page.clock.runFor(30_000)
  await estimated(page).waitFor()
  const before = await clock(page).innerText()
  await page.clock.runFor(2000)
  assert.is.not(await clock(page).innerText(), before)
  assert.is(panel.sockets(), 0)
  assert.is(calls.count('GET /system/time'), 2, 'at the start, and once for the refused socket')
})

test('after 10 s without a message the clock is estimated', async journey => {
  const { page, panel } = journey
  await openLive(journey)
  panel.faults.silenceSockets(true)
  await page.clock.runFor(7000)
  assert.is(await estimated(page).count(), 0)
  await page.clock.runFor(5000)
  await estimated(page).waitFor()
  panel.faults.silenceSockets(false)
  await liveClock(page).waitFor()
})

test('a change is confirmed with its jump, saved, and followed by a new token', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  // What is read during the change, such as the findings or the last parts of Info, may still have the token that the change ended.
  expectTrouble(/status of 401 /)
  const calls = watchCalls(page)
  await signIn('/app/system/info')
  await clock(page).getByText('2026/11/21').waitFor()
  const token = await tokenIn(page)
  await clock(page).click()
  await page.getByRole('textbox', { name: 'Date and time' }).fill('2027/03/04 05:06:07')
  await page.getByRole('button', { name: 'Continue' }).click()

  const confirmation = page.getByRole('dialog', { name: 'Change the date and time?' })
  await confirmation.getByText('2027/03/04 05:06:07').waitFor()
  await confirmation.getByText(/^\+102 d/).waitFor()
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await confirmation.waitFor({ state: 'detached' })
  await clock(page).getByText('2027/03/04 05:06').waitFor()
  assert.equal(calls.last('PUT /system/datetime')?.postDataJSON(), { time: '2027.03.04-05:06:07' })
  assert.ok(panel.clock.now() >= Date.UTC(2027, 2, 4, 5, 6, 7))
  assert.is.not(await tokenIn(page), token)
  assert.is(calls.count('POST /auth/token/user'), 1)

  await menuLink(page, 'Dashboard').click()
  await page.getByText('Live', { exact: true }).waitFor()
})

test('Cancel changes nothing, and an impossible time is not sent', async ({ page, signIn }) => {
  const calls = watchCalls(page)
  await signIn(QUIET_PAGE)
  await clock(page).getByText('2026/11/21').waitFor()
  await clock(page).click()
  const field = page.getByRole('textbox', { name: 'Date and time' })
  for (const [typed, error] of [
    ['2026/02/30 10:00:00', 'Enter a valid date and time'],
    ['1999/12/31 23:59:59', 'Enter a date from 2000/01/01 to 2037/12/31']
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(error).waitFor()
    assert.is(await field.getAttribute('aria-invalid'), 'true')
  }
  await field.fill('2026-11-22 8:00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByText('2026/11/22 08:00:00').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  assert.is(calls.count('PUT /system/datetime'), 0)
})

test('reports that a time server sets the clock', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 409/)
  panel.state.timeIsSynchronised = true
  await signIn(QUIET_PAGE)
  await clock(page).getByText('2026/11/21').waitFor()
  await clock(page).click()
  await page.getByRole('textbox', { name: 'Date and time' }).fill('2026/11/22 08:00:00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alert').getByText('This clock is set by a time server').waitFor()
})

test.run()
