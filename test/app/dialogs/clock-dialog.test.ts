import '../../setup/dom'
import { createElement } from 'react'
import * as assert from 'uvu/assert'
import { deviceTime } from '../../../src/app/dialogs/clock/clock-change'
import ClockDialog from '../../../src/app/dialogs/clock/clock-dialog'
import { readTypedTime } from '../../../src/lib/text/typed-time'
import { readToken } from '../../../src/session/token'
import { $clock } from '../../../src/stores/clock'
import { wallTimeIn } from '../../panel/device/zone-offset'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { CLIENT, connectOpcUaClient } from '../../setup/opcua-session'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, byText, click, findByRole, findByText, press, type, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'
import { render } from '../../setup/screen'

async function openClock() {
  await mount(QUIET_PAGE)
  await findByRole('button', { name: /, Change date and time$/ })
  await until(() => document.querySelector('header')?.textContent?.includes('09:41:') === true)
  click(byRole('button', { name: /, Change date and time$/ }))
  await findByRole('dialog', { name: 'Change date and time' })
  return byLabel('Date and time')
}

async function choose(time: string) {
  type(await openClock(), time)
  press('Enter')
  return findByRole('dialog', { name: 'Change the date and time?' })
}

test("opens with the panel's time", async () => {
  assert.match((await openClock()).value, /^2026\/11\/21 09:41:\d\d$/)
})

test('follows the clock until a time is typed', async ({ panel }) => {
  const field = await openClock()
  await panel.clock.advance(5000)
  await until(() => field.value >= '2026/11/21 09:41:12')
  type(field, '2026/11/21 10:41:12')
  await panel.clock.advance(5000)
  await until(() => /09:41:(1[7-9]|2\d)/.test(byRole('banner').textContent ?? ''))
  assert.is(field.value, '2026/11/21 10:41:12')
})

test('says since when the time is estimated, where nothing can be pointed at', () => {
  $clock.set({ text: '2026/11/21 09:41:27', quality: 'estimated', since: '09:41:07' })
  render(createElement(ClockDialog, null))
  byText('estimated by this browser since 09:41:07', byRole('dialog'))
})

test('shows the old time, the new time, the jump and whom it interrupts before it sends anything', async ({
  panel
}) => {
  await connectOpcUaClient(panel)
  const dialog = await choose('2026/11/21 11:44:37')
  byText(/^2026\/11\/21 09:41:\d\d$/, dialog)
  byText('2026/11/21 11:44:37', dialog)
  byText('+2 h 3 min', dialog)
  await findByText(CLIENT, dialog)
  assert.is(panel.clock.now(), Date.UTC(2026, 10, 21, 9, 41, 7))
})

test('sets the clock, renews the token and closes', async ({ panel }) => {
  const token = readToken()
  await choose('2026/12/24 18:00:00')
  click(byRole('button', { name: 'Confirm' }))
  await dialogClosed()
  assert.is(panel.clock.now(), Date.UTC(2026, 11, 24, 18))
  assert.is.not(readToken(), token)
  await until(() => byRole('banner').textContent?.includes('2026/12/24 18:00:00') === true)
})

test('discards the new time on Cancel', async ({ panel }) => {
  await choose('2030/01/01 00:00:00')
  click(byRole('button', { name: 'Cancel' }))
  await dialogClosed()
  assert.is(panel.clock.now(), Date.UTC(2026, 10, 21, 9, 41, 7))
})

test("rejects times that do not exist or are out of the panel's range", async () => {
  const field = await openClock()
  type(field, '2026/02/30 10:00:00')
  press('Enter')
  await findByText(/^Enter a valid date and time/)
  type(field, '2038/01/01 00:00:00')
  await findByText('Enter a date from 2000/01/01 to 2037/12/31')
  assert.is(document.activeElement, field)
})

test("shows the browser's clock in the panel's zone and the difference, and copies it", async ({ panel }) => {
  panel.clock.set(wallTimeIn('Asia/Tokyo', Date.now()) - 3 * 60_000)
  await mount(QUIET_PAGE)
  click(await findByRole('button', { name: /, Change date and time$/ }))
  const dialog = await findByRole('dialog', { name: 'Change date and time' })
  await findByText(/^-(3 min|3 min \d+ s|2 min 5\d s)$/, dialog)
  const [, browser = ''] = /Browser's clock(\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d)/.exec(dialog.textContent ?? '') ?? []
  assert.ok(Math.abs((readTypedTime(browser) ?? 0) - wallTimeIn('Asia/Tokyo', Date.now())) <= 2000, browser)
  const field = byLabel('Date and time')
  click(byRole('button', { name: "Use this browser's time" }))
  await until(() => Math.abs((readTypedTime(field.value) ?? 0) - wallTimeIn('Asia/Tokyo', Date.now())) <= 2000)
})

test('reports that a time server sets the clock', async ({ panel }) => {
  panel.state.timeIsSynchronised = true
  await choose('2030/01/01 00:00:00')
  click(byRole('button', { name: 'Confirm' }))
  await findByText('This clock is set by a time server', await findByRole('alert'))
  assert.is(panel.clock.now(), Date.UTC(2026, 10, 21, 9, 41, 7))
})

test('leads to the login page when the session does not survive the jump', async ({ panel }) => {
  await choose('2030/01/01 00:00:00')
  panel.faults.answer(401, { error_code: 'unauthorized', message: 'gone' }, 'POST /auth/token/user')
  click(byRole('button', { name: 'Confirm' }))
  await until(() => location.pathname === '/app/login')
  assert.is(location.search, `?redirect=${encodeURIComponent(QUIET_PAGE)}`)
  assert.is(panel.clock.now(), Date.UTC(2030, 0, 1))
})

test('stays open when the panel is unreachable', async ({ panel }) => {
  await choose('2030/01/01 00:00:00')
  panel.faults.refuseNext('PUT /system/datetime')
  click(byRole('button', { name: 'Confirm' }))
  await findByRole('alert')
  click(byRole('button', { name: 'Confirm' }))
  await dialogClosed()
  assert.is(panel.clock.now(), Date.UTC(2030, 0, 1))
})

test("accepts the panel's range, from 2000 to 2037", () => {
  const cases: [string, ReturnType<typeof deviceTime>][] = [
    ['', undefined],
    ['2000/01/01 00:00:00', undefined],
    ['2037/12/31 23:59:59', undefined],
    ['1999/12/31 23:59:59', 'time.outside'],
    ['2038/01/01 00:00:00', 'time.outside'],
    ['2026/02/29 00:00:00', 'time.invalid'],
    ['tomorrow', 'time.invalid']
  ]
  for (const [text, message] of cases) assert.is(deviceTime(text, {}), message, text)
})

test.run()
