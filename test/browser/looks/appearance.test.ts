import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { QUIET_PAGE } from '../../setup/quiet-page'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { heading } from '../support/people'

const SAVING = 'PUT /system/hmi/name'
const chart = (page: Page) => page.getByRole('application', { name: /^Trend of/ })
const SCREENSHOT_OPTIONS = { animations: 'allow', caret: 'hide' } as const

/** A screenshot of an element, for comparison. */
const pictureOf = async (element: Locator) => (await element.screenshot(SCREENSHOT_OPTIONS)).toString('base64')

test('a save clicked five times is sent once, disabled at once, and shows a spinner after 300 ms', async journey => {
  const { page, panel, signIn } = journey
  await signIn(QUIET_PAGE)
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit HMI name' })
  await dialog.getByRole('textbox', { name: 'HMI name' }).fill('line-6')
  panel.faults.hang(SAVING)
  const calls = watchCalls(page)
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.evaluate(button => {
    for (let press = 0; press < 5; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await dialog.getByRole('button', { name: 'Save', disabled: true }).waitFor()
  await until('it is sent', () => calls.count(SAVING) === 1)

  /** Opacity of the button's spinner at a time after the click. */
  const spinnerOpacityAt = (milliseconds: number) =>
    save.evaluate((button, time) => {
      const animations = button.getAnimations({ subtree: true })
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = time
      }
      const [spinner] = animations.map(({ effect }) => (effect as KeyframeEffect).target)
      return spinner ? Number(getComputedStyle(spinner).opacity) : undefined
    }, milliseconds)
  assert.is(await spinnerOpacityAt(299), 0)
  assert.is(await spinnerOpacityAt(400), 1)
  assert.is(calls.count(SAVING), 1)
})

test('the chart is redrawn 200 ms after the last resize', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('/app/data/data-log')
  await chart(page).waitFor()
  const canvas = chart(page).locator('canvas')
  await canvas.waitFor()
  const width = () => canvas.evaluate(element => element.clientWidth)
  const containerWidth = () => chart(page).evaluate(element => element.clientWidth)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  const before = await width()

  await page.setViewportSize({ width: 1100, height: 800 })
  await until('its container is narrower', async () => (await containerWidth()) < before)
  // ResizeObservers are notified in the order of their creation, so the chart was notified before this one.
  await chart(page).evaluate(
    element => new Promise<void>(resolve => new ResizeObserver(() => resolve()).observe(element))
  )
  await page.clock.runFor(199)
  assert.is(await width(), before)
  await page.clock.runFor(2)
  assert.is(await width(), await containerWidth())
})

test('a chart of a newer firmware is not mixed with this page', async ({ page, signIn }) => {
  const body = `export const stamp = 'newer'; export const load = () => { throw new Error('mixed') }`
  await page.route('**/googleCharts/loader.js*', route => route.fulfill({ contentType: 'text/javascript', body }))
  await signIn('/app/data/data-log')
  const notice = page.getByRole('alert').filter({ hasText: 'The console has been updated' })
  await notice.waitFor()
  assert.is(await notice.getByRole('button', { name: 'Retry' }).count(), 0)
  await page.unroute('**/googleCharts/loader.js*')
  await page.reload()
  await chart(page).waitFor()
})

test('with forced colours everything selected, on or full is still distinguishable', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('/app/data/data-log')
  await chart(page).locator('canvas').waitFor()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const current = menu.getByRole('link', { name: 'Data Log and Trend Display' })
  const border = (link: Locator) => link.evaluate(element => getComputedStyle(element).borderTopWidth)
  assert.is(await border(current), '2px')
  assert.is(await border(menu.getByRole('link', { name: 'Event Log' })), '0px')

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  const channel = page.getByRole('checkbox', { name: 'Tank 1 °C' })
  const shown = await pictureOf(chart(page))
  const checked = await pictureOf(channel.locator('xpath=..'))
  await channel.uncheck()
  await page.mouse.move(0, 0)
  assert.is.not(await pictureOf(channel.locator('xpath=..')), checked)
  await until('its line is gone', async () => (await pictureOf(chart(page))) !== shown)

  const preset = page.getByRole('radio', { name: '15 min' })
  const other = await pictureOf(preset.locator('xpath=..'))
  await preset.check()
  await page.mouse.move(0, 0)
  assert.is.not(await pictureOf(preset.locator('xpath=..')), other)
})

test('with forced colours a meter shows its value', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  const meters = page.getByRole('main').getByRole('progressbar')
  await meters.first().waitFor()
  const pictures = new Set(await Promise.all((await meters.all()).map(pictureOf)))
  assert.ok(pictures.size > 1, 'all meters look alike')
})

test('with reduced motion nothing moves by itself', async ({ page, panel, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  panel.faults.hang('GET /system/status')
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('dialog').waitFor()
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      const target = (effect as KeyframeEffect).target
      const endless = iterations === Number.POSITIVE_INFINITY || Number(duration) > 10
      return playState === 'running' && endless ? [target?.className ?? ''] : []
    })
  )
  assert.equal(moving, [])
})

test.run()
