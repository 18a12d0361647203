import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { until } from '../setup/until'
import { watchCalls } from './support/calls'
import { heading, logIn, passwordOf } from './support/people'

const NOTED = 'PATCH /uac/account/state'

test('greets a new user once, and the panel records it', async ({ page, panel, address }) => {
  const newcomer = panel.state.accounts.find(({ username }) => username === 'newcomer')!
  const calls = watchCalls(page)
  await page.goto(`${address}/app/login`)
  await logIn(page, 'newcomer', newcomer.password)
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  await dialog.getByText('Your account can use these parts').waitFor()
  assert.equal(await dialog.getByRole('listitem').allInnerTexts(), ['System', 'Data Log and Trend Display', 'WebView'])

  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'detached' })
  await until('the panel has recorded it', () => newcomer.stateCode === 1)
  assert.equal(calls.last(NOTED)?.postDataJSON(), { code: 1 })

  await page.reload()
  await page.getByText('Live', { exact: true }).waitFor()
  assert.is(await dialog.count(), 0)
})

test('closes even when the panel cannot record it, and opens again at the next sign-in', async journey => {
  const { page, panel, address, expectTrouble } = journey
  expectTrouble(/status of 500/)
  panel.faults.answerNext(500, { error_code: 'fault', message: 'no space left' }, NOTED)
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  for (const key of ['Escape', 'Enter']) {
    await page.goto(`${address}/app/login`)
    await logIn(page, 'newcomer', passwordOf(panel, 'newcomer'))
    await dialog.waitFor()
    await page.keyboard.press(key)
    await dialog.waitFor({ state: 'detached' })
    await heading(page, 'Dashboard').waitFor()
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})

test("warns when the clock differs from the browser's", async ({ page, panel, signIn }) => {
  panel.clock.set(Date.UTC(2001, 0, 1))
  await signIn('/app/dashboard', 'newcomer')
  await page.getByRole('dialog').getByText("Check the panel's clock.").waitFor()
  const account = panel.state.accounts.find(({ username }) => username === 'newcomer')
  assert.is(account?.stateCode, 0)
})

test.run()
