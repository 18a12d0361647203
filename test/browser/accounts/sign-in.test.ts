import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { addressOf, heading, logIn, password, passwordOf } from '../support/people'

const test = browserTest({ seed: 'small' })

const WRONG = 'User does not exist or password is incorrect'
const TOKEN_CALL = 'POST /auth/token/user'

test('logs in with a trimmed name and an unchanged password, and stores nothing but the cookie', async journey => {
  const { page, panel, address } = journey
  panel.state.accounts.find(({ username }) => username === 'engineer')!.password = ' päss=&word '
  const calls = watchCalls(page)
  await page.goto(`${address}/`)
  await page.getByText('line2-hmi').waitFor()
  await logIn(page, '  engineer ', ' päss=&word ')
  await heading(page, 'Dashboard').waitFor()

  const body = new URLSearchParams(calls.last(TOKEN_CALL)?.postData() ?? '')
  assert.equal(Object.fromEntries(body), { grant_type: 'password', username: 'engineer', password: ' päss=&word ' })
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'ihmi_user_token')
  assert.equal([cookie?.path, cookie?.sameSite, cookie?.secure], ['/', 'Strict', false])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.title, location.href, name]))
  assert.not.ok(stored.includes(cookie!.value) || stored.includes('päss'))
  await until('the licence is requested', () => calls.count('GET /cgi/reset_pj.cgi') === 1)
})

test('shows the same error for an unknown name and a wrong password', async ({ page, address, expectTrouble }) => {
  expectTrouble(/status of 400/)
  await page.goto(`${address}/app/login`)
  for (const name of ['engineer', 'stranger']) {
    await logIn(page, name, 'wrong')
    await until('the panel has responded', async () => (await password(page).inputValue()) === '')
    await page.getByRole('alert').getByText(WRONG).waitFor()
    assert.is(await page.getByLabel('Username', { exact: true }).inputValue(), name)
  }
})

test('validates the input before it sends a request', async ({ page, address }) => {
  const calls = watchCalls(page)
  await page.goto(`${address}/app/login`)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Required').first().waitFor()
  assert.is(await page.getByLabel('Username', { exact: true }).getAttribute('aria-invalid'), 'true')
  assert.is(calls.count(TOKEN_CALL), 0)
})

test('counts down after too many attempts and then allows another', async ({ page, panel, address, expectTrouble }) => {
  expectTrouble(/status of 4(00|29)/)
  await page.clock.install()
  await page.goto(`${address}/app/login`)
  for (let attempts = 0; attempts < 3; attempts++) {
    await logIn(page, 'engineer', 'wrong')
    await until('the panel has responded', async () => (await password(page).inputValue()) === '')
    await password(page).and(page.locator(':focus')).waitFor()
  }
  const refusal = { kind: 'answer', status: 429, headers: { 'Retry-After': '69' } } as const
  panel.faults.set(refusal, TOKEN_CALL, true)
  await logIn(page, 'engineer', 'wrong')
  await page.getByRole('timer').getByText(/1:0\d/).waitFor()
  assert.ok(await page.getByRole('button', { name: 'Log in' }).isDisabled())

  await page.clock.runFor(30_000)
  await page.getByRole('timer').getByText(/0:3\d/).waitFor()
  await page.clock.runFor(40_000)
  await page.getByRole('timer').waitFor({ state: 'detached' })
  assert.ok(await page.getByRole('button', { name: 'Log in' }).isEnabled())
})

test('reports blocked cookies once, without a redirect loop', async ({ page, panel, address }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
  const calls = watchCalls(page)
  await page.goto(`${address}/app/login`)
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await page.getByRole('alert').getByText('This browser blocks cookies').waitFor()
  assert.is(calls.count(TOKEN_CALL), 1)
})

test('reports a token that is too long for a cookie', async ({ page, panel, address }) => {
  await page.goto(`${address}/app/login`)
  panel.faults.answerNext(200, { access_token: 'x'.repeat(5000) }, TOKEN_CALL)
  await logIn(page, 'engineer', 'any')
  await page.getByRole('alert').getByText('too long for a cookie').waitFor()
})

test('after a sign-in over https the http page links to https', async ({ page, panel, address, openSecurely }) => {
  await page.goto(`${await openSecurely()}/app/login`)
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await heading(page, 'Dashboard').waitFor()
  await page.goto(`${address}/app/dashboard`)
  await heading(page, 'Welcome').waitFor()
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await page.getByRole('alert').getByText('You previously logged in over HTTPS').waitFor()
  const link = page.getByRole('link', { name: 'Log in over HTTPS' })
  assert.match((await link.getAttribute('href')) ?? '', /^https:\/\/panel\.test\/app\/login/)
})

test('a slow panel is reported, and the sign-in can be cancelled', async ({ page, panel, address }) => {
  await page.clock.install()
  await page.goto(`${address}/app/login`)
  panel.faults.hangNext(TOKEN_CALL)
  await logIn(page, 'engineer', 'any')
  await page.getByRole('button', { name: 'Log in', disabled: true }).waitFor()
  await page.clock.runFor(6000)
  await page.getByRole('status').getByText('Waiting for the panel to respond').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Log in', disabled: false }).waitFor()
  assert.is(addressOf(page), '/app/login')
})

test.run()
