import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading, menuLink } from '../support/people'

test('the keyboard is enough to log in, use the shell and log out', async ({ page, address }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto(`${address}/app/login`)
  await page.getByLabel('Username', { exact: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('engineer')
  await press('Tab')
  await page.keyboard.type('engineer-3152')
  await press('Enter')
  await page.locator('h1:focus', { hasText: 'Dashboard' }).waitFor()

  await page.getByText('Live', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Live', { exact: true }).waitFor()
  await press('Tab')
  await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).waitFor()
  await press('Enter')
  await page.locator('main:focus').waitFor()

  await page.getByRole('button', { name: 'Network' }).focus()
  await press('Enter')
  await menuLink(page, 'Ethernet').waitFor()
  await press('Tab', 'Enter')
  await page.locator('h1:focus', { hasText: 'Ethernet' }).waitFor()

  await page.getByRole('button', { name: 'Mika Sato' }).focus()
  await press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Preferences' }).and(page.locator(':focus')).waitFor()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Preferences' })
  await dialog.waitFor()
  for (let step = 0; step < 12; step++) {
    await press('Tab')
    assert.ok(await dialog.evaluate(box => box.contains(document.activeElement)), 'the focus stays inside')
  }
  await press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mika Sato' }).and(page.locator(':focus')).waitFor()
  await press('ArrowUp')
  await page.getByRole('menuitem', { name: 'Log out' }).and(page.locator(':focus')).waitFor()
  await press('Enter')
  await heading(page, 'Welcome').waitFor()
})

test('the login page does not have to be scrolled sideways at 320 px', async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['en', 'ja', 'ko']) {
    await page.context().addCookies([{ name: 'language', value: language, url: address }])
    await page.goto(`${address}/app/login`)
    await page.getByRole('textbox').first().waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${language}: ${overflow} px`)
  }
})

test('the top bar has room for the name at every width', async ({ page, address, signIn }) => {
  for (const language of ['en', 'ja', 'ko']) {
    await page.context().addCookies([{ name: 'language', value: language, url: address }])
    await signIn('/app/system/info')
    const name = page.getByRole('banner').getByText('line2-hmi')
    await name.waitFor()
    for (const width of [320, 375, 768, 992, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const widthOfName = async () => (await name.boundingBox())?.width ?? 0
      await until(`the name has room: ${language}, ${width} px`, async () => (await widthOfName()) >= 40)
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      await until(`nothing sticks out: ${language}, ${width} px`, fits)
    }
  }
})

test.run()
