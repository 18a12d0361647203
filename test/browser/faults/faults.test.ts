import type { Page, Request } from 'playwright-core'
import * as assert from 'uvu/assert'
import { GARBAGE } from '../../panel/faults/garbage'
import { test } from '../../setup/browser-test'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { heading, menuLink } from '../support/people'

const NONSENSE = /undefined|\bNaN\b|\[object|\{\{|[a-z]+\.[a-z]+[A-Z]\w+/
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })

async function typeName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('textbox', { name: 'HMI name' }).fill(name)
}

test('hanging reads never block a save', async ({ page, panel, signIn }) => {
  const calls = watchCalls(page)
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  for (const read of ['GET /system/status', 'GET /data/logs', 'GET /system/hmi/name']) panel.faults.hang(read)
  await menuLink(page, 'Dashboard').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Data' }).click()
  await menuLink(page, 'Data Log and Trend Display').click()
  await until('reads hang', () => calls.count('GET /system/status') + calls.count('GET /data/logs') >= 2)
  await typeName(page, 'line-5')
  await save(page).click()
  await until('the name is saved', () => panel.state.hmiName === 'line-5')
})

test('a start without an answer says what it waits for, and goes on after Retry', async ({ page, panel, signIn }) => {
  await page.clock.install()
  panel.faults.hang('GET /uac/account/userinfo')
  await signIn(QUIET_PAGE)
  await page.locator('[aria-busy="true"]').waitFor({ state: 'attached' })
  await page.clock.runFor(2100)
  await page.getByRole('status').getByText('Waiting for the panel to respond').waitFor()
  await page.clock.runFor(6000)
  panel.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await heading(page, QUIET_PAGE_TITLE).waitFor()
})

test('a panel that takes 9.5 s for each response lets its user in, and shows a trend', async ({
  page,
  panel,
  signIn
}) => {
  await page.clock.install()
  panel.faults.slow(9500)
  await signIn('/app/data/data-log')
  const trend = page.getByRole('application')
  await until('the trend is shown', async () => {
    await page.clock.fastForward(1900)
    await panel.clock.advance(1900)
    return (await trend.count()) > 0
  })
  await page.getByText(/^\d+ of \d+ records/).waitFor()
})

test('a first read that takes long can be cancelled, or sent again beside the first', async ({
  page,
  panel,
  signIn
}) => {
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  await page.clock.fastForward(3000)
  panel.faults.hang('GET /system/health')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' }).click()
  await menuLink(page, 'Info').click()
  await heading(page, 'Info').waitFor()
  const notice = page.getByRole('status').filter({ hasText: 'Waiting for the panel to respond' })
  await page.clock.fastForward(8500)
  await notice.getByRole('button', { name: 'Cancel' }).click()
  const cancelled = page.getByRole('alert').filter({ hasText: 'Cancelled' })
  await cancelled.getByRole('button', { name: 'Retry' }).click()
  await page.clock.fastForward(8500)
  panel.faults.clear()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await notice.waitFor({ state: 'detached' })
  await cancelled.waitFor({ state: 'detached' })
})

test('garbage of any kind never reaches the screen', async ({ page, panel, signIn }) => {
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  panel.faults.garble('html')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Data' }).click()
  await menuLink(page, 'Data Log and Trend Display').click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  const isRead = (request: Request) => request.url().endsWith('/data/logs')
  for (const kind of GARBAGE) {
    await retry.waitFor()
    panel.faults.garble(kind)
    // The page breaks off a response that is too long.
    const over = Promise.race([
      page.waitForEvent('requestfinished', isRead),
      page.waitForEvent('requestfailed', isRead)
    ])
    await retry.click()
    await over
    await page.getByRole('main').getByText("The panel's response could not be read").waitFor()
    assert.not.match(await page.locator('body').innerText(), NONSENSE, kind)
  }
  panel.faults.clear()
  await retry.click()
  await page.getByRole('combobox', { name: 'Data log' }).waitFor()
})

test('values stay when a response is cut off', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/ERR_/)
  await page.clock.install()
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  panel.faults.cut('GET /system/status')
  await page.clock.runFor(5100)
  await page.getByText(/^Last update:/).waitFor()
  await page.getByText('hmi-7f31').first().waitFor()
})

test('the page recovers from a restart of the panel without a page load', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|WebSocket|status of 40[01]/)
  await page.clock.install()
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  panel.faults.reboot(3)
  await page.clock.runFor(5100)
  await page.getByText(/^Last update:/).waitFor()
  await page.getByRole('img', { name: 'No response from the panel' }).waitFor()
  await panel.clock.advance(3000)
  await page.clock.runFor(5100)
  // A restart ends all sessions, so the login page is next.
  await heading(page, 'Welcome').waitFor()
  assert.ok(await page.evaluate(() => 'sameDocument' in window))
})

test('a file missing after a firmware update causes one reload, then a button', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 404|dynamically imported|data-log-/)
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  panel.faults.missingFile('static/data-log')
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Data' }).click()
  await menuLink(page, 'Data Log and Trend Display').click()
  const missing = page.getByText('This part of the console could not be loaded')
  await until('it is reloaded', () => loads === 1)
  await missing.waitFor()
  assert.is(loads, 1)
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()

  panel.faults.clear()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('combobox', { name: 'Data log' }).waitFor()
})

test('with unsaved input a missing file causes no automatic reload', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 404|dynamically imported|dialog|data-log-/)
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  await typeName(page, 'unsaved')
  panel.faults.missingFile('static/data-log')
  await page.evaluate(() => history.pushState(null, '', '/app/data/data-log'))
  await page.getByText('This part of the console could not be loaded').waitFor()
  assert.is(await page.getByRole('textbox', { name: 'HMI name' }).inputValue(), 'unsaved')
})

test('a save that is sent elsewhere does not count as done', async ({ page, panel, signIn }) => {
  const calls = watchCalls(page)
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  panel.faults.redirect('/admin/login')
  const answered: string[] = []
  page.on('response', response => answered.push(new URL(response.url()).pathname))
  await typeName(page, 'line-8')
  await save(page).click()
  await page.getByRole('alert').getByText("The panel's response could not be read").waitFor()
  assert.is(calls.count('PUT /system/hmi/name'), 1)
  assert.not(answered.includes('/admin/login'))
  assert.is(await page.getByRole('textbox', { name: 'HMI name' }).inputValue(), 'line-8')
})

test('without a language file the texts are English, not keys', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 404|\.ja\./)
  await page.context().addCookies([{ name: 'language', value: 'ja', url: 'http://panel.test' }])
  panel.faults.missingFile('.ja.')
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  assert.not.match(await page.locator('body').innerText(), NONSENSE)
})

test('a language whose files are gone offers a reload', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 404|\.ja\./)
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  panel.faults.missingFile('.ja.')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja')
  await page.getByText('This page is out of date or incomplete').waitFor()
  panel.faults.clear()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('navigation', { name: 'メニュー' }).waitFor()
})

test('a page that is older than the firmware offers a reload when its user returns and nothing is typed', async journey => {
  const { page, signIn } = journey
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  const field = page.getByRole('textbox', { name: 'HMI name' })
  const name = await field.inputValue()
  await field.fill('unsaved')
  await page.route(`**${QUIET_PAGE}`, route => route.fulfill({ contentType: 'text/html', body: '{stamp:"newer"}' }))
  await page.clock.fastForward(61_000)
  const looked = page.waitForResponse(`**${QUIET_PAGE}`)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await (await looked).finished()
  const outdated = page.getByText('This page is out of date or incomplete')
  assert.is(await outdated.count(), 0)
  await field.fill(name)
  await outdated.waitFor()
})

test.run()
