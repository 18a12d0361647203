import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { serve } from '../../panel/server/server'
import { TRIAL, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading, logIn, menuLink, pickUserEntry } from '../support/people'

/** Opens every screen of the menu. Errors, policy violations and requests to other origins fail every journey. */
async function tour(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const group of ['Network', 'Project', 'Data', 'Features', 'Account', 'System']) {
    const button = menu.getByRole('button', { name: group, exact: true })
    await button.click()
    await menu.getByRole('button', { name: group, exact: true, expanded: true }).waitFor()
    for (const title of await menu.getByRole('listitem').filter({ has: button }).getByRole('link').allInnerTexts()) {
      await menuLink(page, title).click()
      await heading(page, title).waitFor()
      await until(title, async () => (await page.title()) === `${title} · line2-hmi`)
    }
  }
}

async function openDialogs(page: Page): Promise<void> {
  const dialogs: [string, () => Promise<void>][] = [
    ['Edit HMI name', () => page.getByRole('button', { name: 'Edit HMI name' }).click()],
    ['Change date and time', () => page.getByRole('button', { name: 'Change date and time' }).click()],
    ['Find a screen', () => page.keyboard.press('Control+k')],
    ['Preferences', () => pickUserEntry(page, 'Preferences')],
    ['Change password', () => pickUserEntry(page, 'Change password')]
  ]
  for (const [name, open] of dialogs) {
    await open()
    await page.getByRole('dialog', { name }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

test('a tour of all screens and dialogs over http causes no error', async ({ page, signIn }) => {
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await tour(page)
  await openDialogs(page)
})

test('a tour over https, with the recommended headers, causes no error', async ({ page, openSecurely }) => {
  const response = await page.goto(`${await openSecurely()}/app/login`)
  const headers = response!.headers()
  assert.match(
    headers['content-security-policy'] ?? '',
    /^default-src 'none';.*frame-ancestors 'none'.*trusted-types 'none'$/
  )
  assert.is(headers['x-content-type-options'], 'nosniff')
  assert.is(headers['x-frame-options'], 'DENY')
  assert.is(headers['cross-origin-opener-policy'], 'same-origin')
  assert.is(headers['referrer-policy'], 'no-referrer')
  await logIn(page, 'engineer', 'engineer-3152')
  await page.getByText('Live', { exact: true }).waitFor()
  await openDialogs(page)
})

test('the content security policy applies on a server that sends no headers', async ({
  page,
  panel,
  address,
  expectTrouble
}) => {
  expectTrouble(/Content Security Policy|Trusted ?(HTML|Type)|TrustedScript/)
  const bare = await serve({ panel, dist: TRIAL, names: ['panel.test'], before: withoutHeaders })
  try {
    await page.goto(`${address.replace(/\d+$/, '')}${new URL(bare.address).port}/app/login`)
    await heading(page, 'Welcome').waitFor()
    await page.getByText('line2-hmi').waitFor()
    const outcome = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>injected</b>')
        return 'injected'
      } catch (error) {
        return String(error)
      }
    })
    assert.match(outcome, /TypeError/)
  } finally {
    await bare.close()
  }
})

function withoutHeaders(_: unknown, response: ServerResponse): boolean {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (/policy/i.test(name) ? response : setHeader(name, value))
  return false
}

test('another site cannot frame the console', async ({ page, address, expectTrouble }) => {
  expectTrouble(/frame|another origin|ERR_BLOCKED/i)
  await page.route('http://evil.test/', route =>
    route.fulfill({ contentType: 'text/html', body: `<h1>evil</h1><iframe src="${address}/app/login"></iframe>` })
  )
  await page.goto('http://evil.test/')
  await page.getByRole('heading', { name: 'evil' }).waitFor()
  assert.is(await page.frameLocator('iframe').getByLabel('Password').count(), 0)
})

test.run()
