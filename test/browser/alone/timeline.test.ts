import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'
import { marksOn, openMark } from '../support/marks'

const test = browserTest({ seed: 'large-logs' })

const EVENT = '2026/11/21 09:37:25'
const chart = (page: Page) => page.getByRole('application', { name: /^Trend of/ })
const dialog = (page: Page) => page.getByRole('dialog')
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test('leads from an event to the trend of that minute, from its mark to the event log and all the way back', async ({
  page,
  signIn
}) => {
  await signIn('/app/data/event-log?text=filler:+pressure+low&range=8h')
  const events = page.getByRole('table', { name: 'Event Log' })
  await events
    .getByRole('row', { name: new RegExp(EVENT) })
    .getByRole('button', { name: 'Filler: pressure low' })
    .click()
  await dialog(page).getByRole('link', { name: 'Show in the trend' }).click()

  await chart(page).waitFor()
  const range = parameter(page, 'range')
  assert.is(range, '2026-11-21T09:32:25~2026-11-21T09:42:25')
  assert.equal([parameter(page, 'log'), parameter(page, 'channels')], ['filler-temperatures', 'pressure'])
  assert.ok(await page.getByRole('checkbox', { name: 'Pressure bar' }).isChecked())
  assert.not.ok(await page.getByRole('checkbox', { name: 'Tank 1 °C' }).isChecked())

  const mark = marksOn(page).getByRole('button', { name: `Events, ${EVENT}: Filler: pressure low` })
  await openMark(page, mark)
  await dialog(page).getByText('Filler: pressure low').waitFor()
  await dialog(page).getByRole('link', { name: 'Show in the event log' }).click()
  await events.getByRole('row', { name: new RegExp(EVENT) }).waitFor()
  assert.equal([parameter(page, 'range'), parameter(page, 'at')], [range, '2026-11-21T09:37:25'])
  await events.getByRole('row', { name: new RegExp(`^Marked row: .*Filler: pressure low ${EVENT}`) }).waitFor()

  await page.goBack()
  await mark.waitFor()
  assert.equal([parameter(page, 'range'), parameter(page, 'channels')], [range, 'pressure'])
  await page.goBack()
  await events.getByRole('row', { name: new RegExp(EVENT) }).waitFor()
  assert.equal([parameter(page, 'range'), parameter(page, 'text')], ['8h', 'filler: pressure low'])
})

test('keeps a range from one data screen to the next, and Back shows each as it was', async ({ page, signIn }) => {
  const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const table = (name: string) => page.getByRole('table', { name })
  await signIn('/app/data/event-log')
  await table('Event Log').waitFor()
  await menu('Data Log and Trend Display').click()
  await page.getByRole('radio', { name: '24 h' }).check()
  await chart(page).waitFor()
  await menu('Operation Log').click()
  await table('Operation Log').waitFor()
  assert.ok(await page.getByRole('radio', { name: '24 h' }).isChecked())
  assert.is(parameter(page, 'range'), '24h')

  await page.goBack()
  await chart(page).waitFor()
  assert.is(parameter(page, 'range'), '24h')
  await page.goBack()
  await page.goBack()
  await table('Event Log').waitFor()
  assert.is(parameter(page, 'range'), null)
  assert.ok(await page.getByRole('radio', { name: 'All' }).isChecked())
})

test.run()
