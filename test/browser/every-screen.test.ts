import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../src/app/shell/routes'
import { browserTest, test } from '../setup/browser-test'
import { findViolations, withAxe } from './support/axe'
import { smallTargets } from './support/targets'

const PATHS = ROUTES.filter(({ load }) => load).map(({ path }) => path)
const LANGUAGES = ['en', 'ja', 'ko']

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Navigates to a screen without a page load and waits until its values are shown. */
async function open(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate(to => {
    history.pushState(null, '', to)
  }, path)
  await page.waitForFunction(
    title => document.title !== title && document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
    before
  )
}

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
  await page.reload()
  await page.locator(`html[lang=${language}]`).waitFor()
}

test('axe finds no violation on any screen, and no target is smaller than 24 px', async ({ page, signIn }) => {
  await withAxe(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  const barriers: string[] = []
  for (const path of PATHS) {
    await open(page, path)
    const found = [...(await findViolations(page, 'main')), ...(await smallTargets(page, 24))]
    barriers.push(...found.map(barrier => `${path}: ${barrier}`))
  }
  assert.equal(barriers, [])
})

test('no screen scrolls horizontally at 320 px or at 200 percent text size', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn()
  const wide: string[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    for (const path of PATHS) {
      await open(page, path)
      const most = await overflow(page)
      if (most > 0) wide.push(`${path}, ${language}: ${most} px`)
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await speak(page, 'en')
  for (const path of PATHS) {
    await open(page, path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const most = await overflow(page)
    if (most > 0) wide.push(`${path}, text of 200 %: ${most} px`)
  }
  assert.equal(wide, [])
})

test.run()

const glove = browserTest({ context: { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } } })

glove('a finger in a glove finds targets of 44 px on every screen', async ({ page, signIn }) => {
  await signIn()
  assert.ok(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))
  const small: string[] = []
  for (const path of PATHS) {
    await open(page, path)
    for (const target of await smallTargets(page, 44)) small.push(`${path}: ${target}`)
  }
  assert.equal(small, [])
})

glove.run()
