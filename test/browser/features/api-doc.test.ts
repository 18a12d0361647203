import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { findViolations, withAxe } from '../support/axe'
import { navigateTo } from '../support/navigate'
import { resize } from '../support/resize'

const PATH = '/app/api/doc'
const tryIt = (page: Page) => page.getByRole('region', { name: 'Try it' })
const send = (page: Page) => tryIt(page).getByRole('button', { name: 'Send' })

test('finds a call, tries a read, and confirms a write', async ({ page, panel, signIn, expectTrouble }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await signIn('/app/system/info')
  await page.getByRole('heading', { name: 'Info' }).waitFor()
  assert.not.ok(requests.some(url => url.includes('openapi')))

  await page.getByRole('link', { name: 'Doc', exact: true }).click()
  await page.getByText(/^\d+ calls$/).waitFor()
  await page.getByLabel('Search calls').fill('/hmi/name')
  await page.getByRole('link', { name: 'GET Get the panel name' }).last().click()
  await page.getByRole('heading', { name: 'Get the panel name' }).waitFor()
  await send(page).click()
  await page.getByText(/^200 after/).waitFor()
  assert.match((await page.getByRole('group', { name: 'Response body' }).textContent()) ?? '', 'line2-hmi')

  await page.getByRole('link', { name: 'PUT Rename the panel' }).last().click()
  await page.getByRole('textbox', { name: 'Request body' }).fill('{ "name": "not a name" }')
  await send(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  assert.is(panel.state.hmiName, 'line2-hmi')
  expectTrouble(/ 400 /)
  await send(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByText(/^400 after/).waitFor()
  await page.getByRole('textbox', { name: 'Request body' }).fill('{ "name": "line-3" }')
  await send(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByText(/^204 after/).waitFor()
  assert.is(panel.state.hmiName, 'line-3')

  await page.reload()
  await page.getByRole('heading', { name: 'Rename the panel' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Get the panel name' }).waitFor()
})

test('keeps what was typed when the panel does not respond', async ({ page, panel, signIn, expectTrouble }) => {
  await signIn(`${PATH}?page=setHmiName`)
  await page.getByRole('textbox', { name: 'Request body' }).fill('{ "name": "line-4" }')
  expectTrouble(/net::ERR|Failed to load/)
  panel.faults.refuse('PUT /system/hmi/name')
  await send(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('The panel is not responding').waitFor()
  assert.is(await page.getByRole('textbox', { name: 'Request body' }).inputValue(), '{ "name": "line-4" }')
})

test('downloads the description', async ({ page, signIn }) => {
  await signIn(PATH)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download OpenAPI file' }).click()
  assert.is((await download).suggestedFilename(), 'openapi.json')
})

test('axe finds no violation on its pages, and none scrolls horizontally on a phone', async ({ page, signIn }) => {
  await withAxe(page)
  await signIn(`${PATH}?page=readOpcUaServer`)
  await send(page).click()
  await page.getByText(/^200 after/).waitFor()
  const found = await findViolations(page, 'main')
  // The pages differ in their contents alone, so one shows the way back that phones have.
  await resize(page, 360)
  found.push(...(await findViolations(page, 'main')))
  for (const name of [
    'access-tokens',
    'sign-in',
    'status',
    'limits',
    'socket',
    'saveNodeTree',
    'readDataLogRecords',
    'createAccount'
  ]) {
    await resize(page, 1280)
    await navigateTo(page, `${PATH}?page=${name}`)
    await page.locator(`[data-page="${name}"]`).waitFor()
    const violations = await findViolations(page, 'main')
    await resize(page, 360)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) violations.push(`${wide} px too wide on a phone`)
    found.push(...violations.map(violation => `${name}: ${violation}`))
  }
  assert.equal(found, [])
})

test('marks no page in the contents while a narrow screen shows only these', async ({ page, signIn }) => {
  await signIn('/app/api/doc')
  const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]')
  await current.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await current.waitFor({ state: 'detached' })
})

test.run()
