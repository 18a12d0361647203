import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { alarm, define } from '../../setup/alarms'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading, pickUserEntry } from '../support/people'

const language = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: /Language|言語|언어/ })
const attribute = (page: Page, name: string) => page.evaluate(key => document.documentElement.dataset[key], name)

test('the language changes without a reload: screen, menu, title, message', async ({ page, signIn }) => {
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await language(page).selectOption({ label: '한국어' })
  await heading(page, '대시보드').waitFor()
  assert.is(await page.evaluate(() => document.documentElement.lang), 'ko')
  await until('the title follows', async () => (await page.title()) === '대시보드 · line2-hmi')
  await page.getByRole('status').getByText(/언어/).waitFor()

  await language(page).selectOption('en')
  await page.getByRole('status').getByText('Modified language successfully').last().waitFor()
  assert.ok(await page.evaluate(() => 'sameDocument' in window))
})

test('name, date, time and zone stay on one line with the alarms, whatever the width from a tablet on', async ({
  page,
  panel,
  signIn
}) => {
  panel.state.hmiName = 'Bottling-Line-2-Filler-North-Hall'
  const priorities = ['low', 'middle', 'high', 'emergency'] as const
  define(
    panel,
    priorities.map(priority => alarm(priority, { priority }))
  )
  await signIn('/app/system/info')
  const banner = page.getByRole('banner')
  for (const text of ['en', 'ja', 'ko'])
    for (const width of [768, 992, 1024, 1279, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 700 })
      await language(page).selectOption(text)
      const clock = banner.getByRole('button', { name: /2026/ })
      for (const part of [/^\d{4}\/\d\d\/\d\d/, /^\d\d:\d\d:\d\d$/, /Asia\/Tokyo/])
        await clock.locator('span', { hasText: part }).first().waitFor()
      const name = await banner.locator('strong').boundingBox()
      assert.ok((name?.width ?? 0) >= 80, `the name has ${name?.width} at ${width} in ${text}`)
      const { height = 0 } = (await banner.boundingBox()) ?? {}
      assert.ok(height <= 66, `${height} high at ${width} in ${text}`)
    }
})

test('the top bar has one line with a larger font of the browser', async ({ page, signIn }) => {
  await signIn('/app/system/info')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
  const banner = page.getByRole('banner')
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 700 })
    await banner.getByRole('button', { name: /2026/ }).waitFor()
    const { height = 0 } = (await banner.boundingBox()) ?? {}
    assert.ok(height <= 66, `${height} high at ${width}`)
  }
})

test('a page that is printed before all is loaded has all the width, and neither menu nor buttons but the clock', async ({
  page,
  signIn
}) => {
  await page.route(/\/kit-[^/]*\.css$/, route => route.abort())
  await signIn('/app/dashboard')
  const navigation = page.getByRole('navigation', { name: 'Menu' })
  await navigation.waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.ok(await navigation.isHidden())
  const header = page.getByRole('banner')
  assert.is((await header.boundingBox())?.x, 0)
  assert.equal(await header.locator('button, a, select').locator('visible=true').count(), 1)
  await header.getByRole('button', { name: 'Change date and time' }).waitFor()
})

test('an open dialog changes its language too, and the choice is remembered', async ({ page, signIn }) => {
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  await pickUserEntry(page, 'Preferences')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '日本語' }).check()
  await until('the dialog is Japanese', async () => !/Preferences|Theme/.test(await dialog.innerText()))
  await page.reload()
  await page.getByRole('navigation', { name: 'メニュー' }).waitFor()
  assert.is(await page.evaluate(() => document.documentElement.lang), 'ja')
})

test('preferences apply at once and survive a reload', async ({ page, signIn }) => {
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  assert.is(await attribute(page, 'size'), 'medium')
  await pickUserEntry(page, 'Preferences')
  await page.getByRole('radio', { name: 'Mini' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('switch', { name: 'Logo in the sidebar' }).uncheck()
  await page.getByRole('switch', { name: 'Fixed header' }).uncheck()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  await page.reload()
  await heading(page, 'Info').waitFor()
  assert.equal([await attribute(page, 'size'), await attribute(page, 'theme')], ['mini', 'dark'])
  assert.is(await background(), dark)
  await pickUserEntry(page, 'Preferences')
  for (const name of ['Logo in the sidebar', 'Fixed header']) {
    assert.is(await page.getByRole('switch', { name }).isChecked(), false, name)
  }
  await page.getByRole('radio', { name: 'Light' }).check()
  assert.is.not(await background(), dark)
})

test('user mode loads the operating screen of the panel, which leads back to the console', async ({ page, signIn }) => {
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  const loads: string[] = []
  page.on('request', request => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'User mode' }).click()
  await page.getByRole('switch', { name: 'Pump' }).waitFor()
  assert.ok(loads.length > 0 && loads.every(path => path === '/app'), loads.join())
  await page.getByText('Bottling Line 2').waitFor()
  await page.getByRole('link', { name: 'Admin mode' }).click()
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('button', { name: 'Mika Sato', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Go to user mode' }).click()
  await page.getByRole('switch', { name: 'Pump' }).waitFor()
})

test('without user mode /app is the console, which does not offer it', async ({ page, panel, signIn }) => {
  panel.state.specification.usermode = false
  await signIn('/app')
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('button', { name: 'Mika Sato', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
  assert.is(await page.getByRole('menuitem', { name: 'Go to user mode' }).count(), 0)
  assert.is(await page.getByRole('button', { name: 'User mode' }).count(), 0)
})

test('admin mode and WebView are screens of the console', async ({ page, panel, signIn }) => {
  panel.state.specification.usermode = false
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  const modes = page.getByRole('navigation', { name: 'Mode' })
  await modes.getByRole('link', { name: 'WebView' }).click()
  await heading(page, 'WebView').waitFor()
  await modes.getByRole('link', { name: 'Admin mode' }).click()
  await heading(page, 'Dashboard').waitFor()
  assert.is(await page.getByRole('button', { name: 'User mode' }).count(), 0)
})

test("the browser's language is used until the user picks one", async ({ page, address }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'ko-KR' }))
  await page.goto(`${address}/app/login`)
  await page.getByRole('button', { name: '로그인' }).waitFor()
  await page.getByRole('combobox').selectOption('ja')
  await until('the page is Japanese', () => page.evaluate(() => document.documentElement.lang === 'ja'))
  await page.reload()
  await until('it still is', () => page.evaluate(() => document.documentElement.lang === 'ja'))
})

test.run()
