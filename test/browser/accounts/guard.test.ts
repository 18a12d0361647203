import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { addressOf, heading, logIn, passwordOf, tokenIn } from '../support/people'

test('a visitor without a token logs in first and is then led to the requested path', async journey => {
  const { page, panel, address } = journey
  await page.goto(`${address}/app/data/data-log?from=mail#top`)
  await heading(page, 'Welcome').waitFor()
  const { pathname, searchParams } = new URL(page.url())
  assert.equal([pathname, searchParams.get('redirect')], ['/app/login', '/app/data/data-log?from=mail#top'])
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await heading(page, 'Data Log and Trend Display').waitFor()
  assert.is(addressOf(page), '/app/data/data-log?from=mail#top')
})

test('ignores a redirect to another origin', async ({ page, address, signIn }) => {
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  // How each kind is recognised is shown by the tests of `safeRedirect`.
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/app/login?redirect=/app/login'
  ]) {
    await page.goto(`${address}/app/login?redirect=${encodeURIComponent(redirect)}`)
    await heading(page, 'Dashboard').waitFor()
    assert.is(addressOf(page), '/app/dashboard', redirect)
  }
})

test('a signed-in user who opens a login page is redirected', async ({ page, address, signIn }) => {
  await signIn()
  for (const login of ['/app/login', '/admin/login']) {
    await page.goto(`${address}${login}?redirect=${encodeURIComponent('/app/system/info?x=1')}`)
    await heading(page, 'Info').waitFor()
    assert.is(addressOf(page), '/app/system/info?x=1')
  }
})

test('shows the same screens below /app and /admin', async ({ page, panel, address, signIn }) => {
  panel.state.specification.usermode = false
  await signIn('/admin/system/info')
  await heading(page, 'Info').waitFor()
  assert.is(addressOf(page), '/admin/system/info')

  for (const path of ['/', '/app', '/admin']) {
    await page.goto(address + path)
    await heading(page, 'Dashboard').waitFor()
    await page.waitForURL('**/app/dashboard')
  }
  await page.goto(`${address}/admin/nowhere`)
  await page.waitForURL('**/app/404')
  await heading(page, 'Page not Found').waitFor()
  const logo = page.getByRole('complementary').getByRole('link', { name: /Bottling Line 2/ })
  await logo.click()
  await heading(page, 'Dashboard').waitFor()
  assert.is(addressOf(page), '/admin/dashboard')
})

test('on a panel with user mode only a typed /app leaves the console', async ({ page, address, signIn }) => {
  await signIn('/admin/system/info')
  await heading(page, 'Info').waitFor()
  await page.goto(`${address}/app`)
  await page.getByRole('switch', { name: 'Pump' }).waitFor()
  for (const path of ['/', '/app/', '/admin']) {
    await page.goto(address + path)
    await heading(page, 'Dashboard').waitFor()
    assert.is(addressOf(page), '/app/dashboard', path)
  }
})

test('an unknown path shows Page not Found and links to the main page', async ({ page, signIn }) => {
  await signIn('/app/nowhere')
  await heading(page, 'Page not Found').waitFor()
  assert.is(addressOf(page), '/app/404')
  await until('the title follows', async () => /^Page not Found · /.test(await page.title()))
  await page.getByRole('link', { name: 'Go to the main page' }).click()
  await heading(page, 'Dashboard').waitFor()
})

test('a screen without permission shows Not Authorized and the path', async ({ page, panel, signIn }) => {
  await signIn('/app/network/ethernet', 'operator')
  await heading(page, 'Not Authorized').waitFor()
  assert.is(addressOf(page), '/app/404')
  await page.getByText('/app/network/ethernet', { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'Log in as another user' }).click()
  await heading(page, 'Welcome').waitFor()
  assert.is(await tokenIn(page), undefined)
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await heading(page, 'Ethernet').waitFor()
})

test('a 403 response shows Access Denied in place of the screen', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 403/)
  panel.faults.answer(403, { error_code: 'forbidden', message: 'The permission data-log is needed' }, 'GET /data/logs')
  await signIn('/app/data/data-log')
  await heading(page, 'Access Denied').waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  assert.is(new URL(page.url()).pathname, '/app/data/data-log')
})

test('/auth-redirect works without a token, offers the login page and ignores a token in its address', async journey => {
  const { page, panel, address } = journey
  await page.goto(`${address}/auth-redirect?redirect=/app/system/info&token=abc&access_token=abc#token=abc`)
  await heading(page, 'Connected to the panel').waitFor()
  assert.is(await tokenIn(page), undefined)
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await heading(page, 'Info').waitFor()

  await page.goto(`${address}/auth-redirect?redirect=/app/data/data-log`)
  await heading(page, 'Data Log and Trend Display').waitFor()
  await page.goto(`${address}/auth-redirect?redirect=//evil.example`)
  await heading(page, 'Dashboard').waitFor()
})

test.run()
