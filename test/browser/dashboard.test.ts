import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Journey, test } from '../setup/browser-test'
import { until } from '../setup/until'
import { watchCalls } from './support/calls'
import { heading } from './support/people'

const STATUS = 'GET /system/status'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const live = (page: Page) => page.getByRole('main').getByText('Live', { exact: true })
const row = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .and(page.locator(`dt:has-text("${name}") + dd, :has(> dt:text-is("${name}")) > dd`))
    .first()

async function open({ page, signIn }: Journey): Promise<void> {
  await page.clock.install()
  await signIn()
  await live(page).waitFor()
  await page.getByRole('banner').getByText('line2-hmi').waitFor()
}

/** Waits for the next poll. */
const nextReading = (page: Page) => page.clock.runFor(5100)

test('shows all values of the panel', async journey => {
  const { page } = journey
  await open(journey)
  const shown = {
    'HMI name': 'line2-hmi',
    Hostname: 'hmi-7f31',
    'OS version': '20260930',
    'Web version': '2.6.0',
    'EasyAccess 2.0': '1.14.2',
    'OPC UA server': 'Running',
    'LAN 1': '192.168.10.42',
    'Wi-Fi': 'plant-floor'
  }
  for (const [name, value] of Object.entries(shown)) await row(page, name).filter({ hasText: value }).waitFor()
  assert.match(await row(page, 'System time').innerText(), /^2026\/11\/21 09:4\d:\d\d/)
  assert.match(await card(page, 'Up time').innerText(), /12\s*d\s*04\s*h\s*31\s*min/)
  assert.match(await card(page, 'Disk').innerText(), /86\s*%.*3\.4 GB used.*4 GB/s)
  assert.match(await card(page, 'Memory').innerText(), /61\s*%/)
  assert.match(await card(page, 'Project').innerText(), /Running.*Bottling Line 2/s)
  await page.getByRole('progressbar', { name: 'Disk usage' }).waitFor()
})

test('updates with the panel', async journey => {
  const { page, panel } = journey
  await open(journey)
  panel.state.opcua = { state: 'Stopped', clients: 0 }
  panel.state.project!.state = 'stopped'
  await nextReading(page)
  await card(page, 'Connections').getByText('Stopped').waitFor()
  await card(page, 'Project').getByText('Stopped').waitFor()
})

test('shows which value is missing and all others', async journey => {
  const { page, panel } = journey
  for (const source of ['temperature', 'disk', 'wifi', 'project'] as const) panel.state.silentSources.add(source)
  await page.clock.install()
  await journey.signIn()
  await page.getByText('Partly available').waitFor()
  for (const name of ['Temperature', 'Wi-Fi']) assert.is(await row(page, name).innerText(), 'Not available now', name)
  for (const name of ['Disk', 'Project']) assert.match(await card(page, name).innerText(), 'Not available now')
  assert.match(await card(page, 'Memory').innerText(), /61\s*%/)

  panel.state.silentSources.clear()
  await nextReading(page)
  await live(page).waitFor()
})

test('keeps its values, greyed, while the panel is unreachable, and recovers by itself', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|WebSocket/)
  await open(journey)
  const colour = () => row(page, 'Hostname').evaluate(element => getComputedStyle(element).color)
  const usual = await colour()
  panel.faults.refuse(STATUS)
  await nextReading(page)
  const failure = page.getByRole('main').getByText('The panel does not answer')
  await failure.waitFor()
  await page.getByText(/^last update \d\d:\d\d:\d\d$/).waitFor()
  assert.match(await row(page, 'Hostname').innerText(), 'hmi-7f31')
  assert.is.not(await colour(), usual, 'greyed')

  panel.faults.clear()
  await nextReading(page)
  await failure.waitFor({ state: 'detached' })
  await live(page).waitFor()
  assert.is(await colour(), usual)
})

test('Retry reads at once', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|WebSocket/)
  panel.faults.refuse(STATUS)
  await page.clock.install()
  await journey.signIn()
  await page.getByText('The panel does not answer').waitFor()
  assert.is(await page.getByText(/undefined|NaN/).count(), 0)
  panel.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await live(page).waitFor()
})

test('never overlaps its requests, gives up after 5 s and marks values older than 15 s', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_/)
  await open(journey)
  const calls = watchCalls(page)
  panel.faults.hang(STATUS)
  await nextReading(page)
  await until('it is read', () => calls.count(STATUS) === 1)
  await page.clock.runFor(4000)
  assert.is(calls.count(STATUS), 1)
  await page.clock.runFor(12_000)
  await page.getByText(/^last update/).waitFor()
  await heading(page, 'Dashboard').waitFor()
})

test.run()
