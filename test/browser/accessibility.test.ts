import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { findViolations, withAxe } from './support/axe'
import { heading, pickUserEntry } from './support/people'

/** Checks the page or a part of it; in the second theme only the colour rules, as nothing else differs. */
async function check(page: Page, what: string, part = 'html'): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast']]
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    assert.equal(await findViolations(page, part, rules), [], `${what}, ${colorScheme}`)
  }
}

test('axe finds no violation on the login page, with and without an error', async ({
  page,
  address,
  expectTrouble
}) => {
  expectTrouble(/status of 400/)
  await withAxe(page)
  await page.goto(`${address}/app/login`)
  await page.getByText('line2-hmi').waitFor()
  await check(page, 'login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Required').first().waitFor()
  await check(page, 'login with errors')
})

test('axe finds no violation on the dashboard, with and without a failure', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/ERR_/)
  await withAxe(page)
  await signIn('/app/dashboard', 'administrator')
  await page.getByText('Live', { exact: true }).waitFor()
  await check(page, 'dashboard')
  panel.state.silentSources.add('disk')
  panel.faults.refuse('GET /system/status')
  await page.getByText(/^last update/).waitFor()
  await check(page, 'dashboard in trouble')
})

test('axe finds no violation on the data log and the empty screens', async ({ page, address, signIn }) => {
  await withAxe(page)
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await check(page, 'data log')
  for (const [path, name] of [
    ['/app/nowhere', 'Page not Found'],
    ['/app/system/info', 'Info']
  ] as const) {
    await page.goto(address + path)
    await heading(page, name).waitFor()
    await check(page, path)
  }
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`${address}/auth-redirect?redirect=/app/system/info`)
  await heading(page, 'Connected to the panel').waitFor()
  await check(page, 'hand-over')
})

test('axe finds no violation in the dialogs and menus', async ({ page, signIn }) => {
  await withAxe(page)
  await page.addInitScript(() => localStorage.setItem('dataLogLayout', 'trend'))
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  const dialogs: [string, () => Promise<void>][] = [
    ['Edit HMI name', () => page.getByRole('button', { name: 'Edit HMI name' }).click()],
    ['Change date and time', () => page.getByRole('button', { name: 'Change date and time' }).click()],
    ['Find a screen', () => page.keyboard.press('Control+k')],
    ['Preferences', () => pickUserEntry(page, 'Preferences')],
    ['Change password', () => pickUserEntry(page, 'Change password')],
    ['Export as CSV', () => page.getByRole('button', { name: 'Export CSV' }).click()],
    ['Channels', () => page.getByRole('button', { name: 'Channels', exact: true }).click()]
  ]
  for (const [name, open] of dialogs) {
    await open()
    await page.getByRole('dialog', { name }).waitFor()
    await check(page, name, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Mika Sato' }).click()
  await page.getByRole('menu').waitFor()
  await check(page, 'user menu', 'header')
})

test.run()
