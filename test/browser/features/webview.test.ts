import type { Browser, BrowserContext, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Panel } from '../../panel/panel'
import { browserTest, type Journey, picture, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { openScreen } from '../../setup/webview'
import { findViolations, withAxe } from '../support/axe'
import { heading, TOKEN_COOKIE } from '../support/people'
import { smallTargets } from '../support/targets'

const onSmallPanel = browserTest({ seed: 'small' })

const SCREEN = '/app/web-view'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const frame = (page: Page) => page.frameLocator('iframe')
const device = (page: Page, name: string) => frame(page).getByRole('switch', { name })
const saysLost = /Connection lost/

async function connect(page: Page, username = 'operator', password = 'control-3152'): Promise<void> {
  await page.getByLabel('WebView username').fill(username)
  await page.getByLabel('WebView password', { exact: true }).fill(password)
  await button(page, 'Connect').click()
  await frame(page).getByText('Bottling Line 2').waitFor()
}

async function requestControl(page: Page): Promise<void> {
  await button(page, 'Request control').click()
  await page.getByRole('dialog').getByText('Bottling Line 2').waitFor()
  await button(page, 'No one is in danger: request control').click()
}

/** Another person at another browser. */
async function otherPerson({ page, panel, address }: Journey, username: string) {
  const browser = page.context().browser() as Browser
  const context: BrowserContext = await browser.newContext({ locale: 'en-US' })
  // Also when the journey fails: its server waits for every socket.
  page.context().on('close', () => void context.close())
  const password = panel.state.accounts.find(account => account.username === username)?.password ?? ''
  const body = new URLSearchParams({ grant_type: 'password', username, password })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  const { access_token: value }: { access_token: string } = await response.json()
  await context.addCookies([{ name: TOKEN_COOKIE, value, url: address, sameSite: 'Strict' }])
  const other = await context.newPage()
  await other.goto(address + SCREEN)
  return { page: other, leave: () => context.close() }
}

const logged = ({ state }: Panel) => state.operationLog.records.filter(({ place }) => place === 'webview')

onSmallPanel(
  'operates the machine from the browser, and each action is in the operation log',
  async ({ page, panel, signIn }) => {
    await signIn(SCREEN)
    await connect(page)
    await page.getByText(/^Latency: \d+ ms$/).waitFor()
    await page.getByText(/^Frame rate: \d+\.\d fps$/).waitFor()
    await device(page, 'Pump').click({ force: true })
    await until('the refusal is recorded', () => logged(panel).length === 1)
    await requestControl(page)
    await page.getByText('You have control').waitFor()
    await frame(page).getByText('Remote control by engineer').waitFor()
    await device(page, 'Pump').click()
    await device(page, 'Pump').and(frame(page).locator('[aria-checked=false]')).waitFor()
    await device(page, 'Outlet valve').focus()
    await page.keyboard.press('Enter')
    await until('the panel has both', () =>
      ['pump', 'outlet'].every(object => panel.webview.line.settingOf(object as 'pump') === 0)
    )
    assert.equal(
      logged(panel).map(({ object, result }) => `${object}: ${result}`),
      ['Filler pump: refused', 'Control: done', 'Filler pump: done', 'Outlet valve: done']
    )
    await picture(page, 'webview')
  }
)

test('hands control over between two browsers, with consent', async journey => {
  const { page, panel, signIn } = journey
  await signIn(SCREEN)
  await connect(page)
  await requestControl(page)
  await page.getByText('You have control').waitFor()

  const other = await otherPerson(journey, 'operator')
  await connect(other.page)
  await requestControl(other.page)
  await other.page.getByText('You have requested control').waitFor()
  await page.getByText(/^Control requested by: operator/).waitFor()
  await button(page, 'Deny').click()
  await other.page.getByText('The user in control denied the request.').waitFor()

  await button(other.page, 'Request control').click()
  await button(page, 'Grant').click()
  await page.getByText('Control was handed over.').waitFor()
  await other.page.getByText('You have control').waitFor()
  await device(other.page, 'Heating 1').click()
  await device(page, 'Heating 1').and(frame(page).locator('[aria-checked=false]')).waitFor()

  panel.webview.local.receive('{"kind":"touch"}')
  await other.page.getByText('The operator at the panel took control back.').waitFor()
  await page.getByText('Operator at the panel').waitFor()
  await other.leave()
  await until('the other one has left', () => panel.webview.viewers().length === 1)
})

test('an unanswered request takes control over after its time', async journey => {
  const { page, panel, signIn } = journey
  Object.assign(panel.state.webview.settings, { answer_seconds: 4, unanswered: 'grant' })
  await signIn(SCREEN)
  await connect(page)
  await requestControl(page)
  await page.getByText('You have control').waitFor()
  const other = await otherPerson(journey, 'operator')
  await connect(other.page)
  await requestControl(other.page)
  await page.getByText(/^Granted automatically in/).waitFor()
  await other.page.getByText('You have control').waitFor()
  await page.getByText(/because no one responded to a request in time/).waitFor()
  await other.leave()
})

test('control passes on when a browser with it is closed, and a request ends with its browser', async journey => {
  const { page, signIn } = journey
  const other = await otherPerson(journey, 'operator')
  await connect(other.page)
  await requestControl(other.page)
  await other.page.getByText('You have control').waitFor()

  await signIn(SCREEN)
  await connect(page)
  await requestControl(page)
  await page.getByText(/^Denied automatically in/).waitFor()
  await other.leave()
  await page.getByText('You have control').waitFor()

  const third = await otherPerson(journey, 'operator')
  await connect(third.page)
  await requestControl(third.page)
  const request = page.getByText(/^Control requested by: operator/)
  await request.waitFor()
  await third.leave()
  await request.waitFor({ state: 'hidden' })
  await page.getByText('You have control').waitFor()
})

test('says what a refusal is about, and connects once the cause is gone', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/status of 400/)
  const { settings } = panel.state.webview
  settings.enabled = false
  await signIn(SCREEN)
  await page.getByText('WebView is disabled').waitFor()
  await page.getByRole('link', { name: 'WebView settings' }).click()
  await heading(page, 'WebView Setting').waitFor()
  await button(page, 'Edit settings').click()
  await page.getByRole('checkbox', { name: 'Enable WebView' }).check()
  await button(page, 'Save').click()
  await page.getByText('Ready', { exact: true }).waitFor()
  const link = page.getByRole('main').getByRole('link', { name: /web-view$/ })
  assert.is(await link.getAttribute('target'), '_blank')
  await page.goto(await link.evaluate((element: HTMLAnchorElement) => element.href))
  await page.getByLabel('WebView username').fill('viewer')
  await page.getByLabel('WebView password', { exact: true }).fill('wrong')
  await button(page, 'Connect').click()
  await page.getByText(/^Wrong WebView username or password\./).waitFor()
  await connect(page, 'viewer', 'viewer-3152')
  await page.getByText('View only').waitFor()
  assert.is(await button(page, 'Request control').count(), 0)
})

test('shows that the cable is pulled, gives control back, and recovers', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/ERR_|WebSocket/)
  await signIn(SCREEN)
  await connect(page)
  await requestControl(page)
  await page.getByText('You have control').waitFor()
  const context = page.context()
  await context.setOffline(true)
  panel.webview.connections.dropSockets()
  await frame(page).getByText(saysLost).waitFor()
  await page.getByRole('alert').first().waitFor()
  assert.is(panel.webview.controller(), undefined)
  await context.setOffline(false)
  await page.getByText('Control was released because the connection was lost for a moment.').waitFor()
  await frame(page).getByText(saysLost).waitFor({ state: 'hidden' })
})

test('fits the screen, shows it 1:1 and on the whole display, and saves a picture of it', async ({ page, signIn }) => {
  await signIn(SCREEN)
  await connect(page, 'viewer', 'viewer-3152')
  const width = async () => (await page.locator('iframe').boundingBox())?.width ?? 0
  await until('it fills the width', async () => (await width()) > 850)
  await page.getByRole('radio', { name: '1:1' }).check({ force: true })
  await until('it has its own size', async () => (await width()) === 800)
  const download = page.waitForEvent('download')
  await button(page, 'Screenshot').click()
  assert.match((await download).suggestedFilename(), /^Bottling.Line.2.*\.png$/)
  await button(page, 'Full screen').click()
  await until('it has the whole display', () =>
    page.evaluate(() => !!document.fullscreenElement?.querySelector('iframe'))
  )
  await page.evaluate(() => document.exitFullscreen())
  await button(page, 'Send keys to panel').click()
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'iframe')
})

test('the page of the screen cannot take the place of the console, nor open another page', async journey => {
  const { page, signIn, expectTrouble } = journey
  expectTrouble(/sandbox/)
  await signIn(SCREEN)
  await connect(page, 'viewer', 'viewer-3152')
  const leaves = await frame(page)
    .locator('body')
    .evaluate(() => {
      const opened = window.open('/app') !== null
      try {
        if (window.top) window.top.location.href = '/app/login'
        return [opened, true]
      } catch {
        return [opened, false]
      }
    })
  assert.equal(leaves, [false, false])
})

test('an administrator disconnects a viewer, who reads so', async journey => {
  const { page, signIn } = journey
  await signIn('/app/features/webview-setting')
  const other = await otherPerson(journey, 'operator')
  await connect(other.page, 'viewer', 'viewer-3152')
  await button(page, 'Disconnect').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await other.page.getByText('An administrator has disconnected you').waitFor()
  await other.leave()
})

test('axe finds no violation while connected, with the safety question and with a request to answer', async journey => {
  const { page, panel, signIn } = journey
  await withAxe(page)
  await signIn(SCREEN)
  await connect(page)
  assert.equal(await findViolations(page, 'main'), [])
  await button(page, 'Request control').click()
  assert.equal(await findViolations(page, '[role="dialog"]'), [])
  await button(page, 'No one is in danger: request control').click()
  await page.getByText('You have control').waitFor()
  const other = await openScreen(panel, { account: 'operator', address: '192.168.10.72' })
  await other.request()
  await page.getByText(/^Control requested by/).waitFor()
  assert.equal(await findViolations(page, 'main'), [])
  assert.equal(await smallTargets(page, 24), [])
})

test.run()
onSmallPanel.run()
