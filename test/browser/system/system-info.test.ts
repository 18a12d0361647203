import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { addressOf, heading, logIn } from '../support/people'

const PATH = '/app/system/system-info'

const requestRestart = async (page: Page, reason: string) => {
  await page.getByRole('button', { name: 'Restart panel' }).first().click()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Restart panel' }).click()
}

test('follows a restart of the panel to the login page', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/ERR_|net::|WebSocket|status of 401/)
  await page.clock.install()
  await signIn(PATH)
  await requestRestart(page, 'New firmware')
  const waiting = page.getByRole('dialog', { name: 'The panel is restarting' })
  await waiting.waitFor()
  await panel.clock.advance(1000)
  assert.not(panel.isRunning())
  await page.clock.runFor(2000)
  await waiting.getByText(/^[2-9] s$/).waitFor()
  await panel.clock.advance(30_000)
  await page.clock.runFor(3100)
  await page.getByLabel('Username', { exact: true }).waitFor()
  assert.is(addressOf(page), `/app/login?redirect=${encodeURIComponent(PATH)}`)
  assert.is(await waiting.count(), 0)

  await logIn(page, 'engineer', 'engineer-3152')
  await heading(page, 'System Info').waitFor()
  await page.getByText(/^0 d 0 h 0 min \d+ s$/).waitFor()
  const order = panel.log.find(({ operation }) => operation === 'POST /system/restart')
  assert.equal([order?.username, order?.sent], ['engineer', { reason: 'New firmware' }])
  await page.getByRole('row', { name: /User engineer New firmware/ }).waitFor()
})

test('leads from a restart that nobody asked for to its last lines', async ({ page, panel, signIn }) => {
  panel.faults.reboot(0, { cause: 'undervoltage' })
  await signIn('/app/system/info')
  const finding = page.getByRole('listitem').filter({ hasText: 'The panel restarted unexpectedly' })
  await finding.getByRole('link', { name: 'Open System Info' }).click()
  const card = page.getByRole('region', { name: 'Restarts' })
  await card.getByRole('heading', { name: 'Restarts' }).waitFor()
  assert.is(addressOf(page), PATH)
  await card.getByRole('button', { name: 'Undervoltage' }).click()
  const lines = page.getByRole('dialog', { name: /^Last lines before: Undervoltage/ })
  await lines.getByText('power: supply at 17.4 V, switching off').waitFor()
})

test('downloads a bundle without secrets and copies everything over plain http', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  assert.match(download.suggestedFilename(), /^support-line2-hmi-.*\.txt$/)
  const text = await readFile(await download.path(), 'utf8')
  assert.ok(text.includes('2609A0417F31'))
  for (const { password } of panel.state.accounts) assert.not.ok(text.includes(password))

  assert.is(await page.evaluate(() => window.isSecureContext), false)
  await page.getByRole('button', { name: 'Copy all' }).click()
  await page.getByRole('status').getByText('Copied').waitFor()
})

test('greys its values when the panel stops responding, and recovers by itself', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::/)
  await page.clock.install()
  await signIn(PATH)
  await page.getByText('2609 A041 7F31').waitFor()
  panel.faults.refuse('GET /system/identity')
  await page.clock.runFor(10_100)
  await page.getByText(/Last update: \d\d:\d\d:\d\d/).waitFor()
  await page.getByText('2609 A041 7F31').waitFor()
  panel.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(/Last update:/).waitFor({ state: 'detached' })
})

test.run()
