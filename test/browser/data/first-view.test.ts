import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Language } from '../../../src/lib/text/languages'
import { type Journey, LANGUAGES, test } from '../../setup/browser-test'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => Math.round(element.getBoundingClientRect().bottom))

async function open({ page, address, signIn }: Journey, path: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: address }])
  await signIn(path)
}

for (const language of LANGUAGES) {
  test(`the first event is in view above 360 px, and a selection moves nothing, in ${language}`, async journey => {
    const { page } = journey
    await page.setViewportSize(WIDE)
    await open(journey, '/app/data/event-log', language)
    const first = () => bottomOf(page, 'tbody tr')
    await page.locator('tbody input').first().waitFor()
    const before = await first()
    assert.ok(before <= 360, `it ends at ${before} px`)
    const cut = await page
      .locator('tbody bdi')
      .evaluateAll(texts => texts.filter(text => text.scrollWidth > text.clientWidth).map(text => text.textContent))
    assert.equal(cut, [])
    await page.locator('tbody input').first().check()
    await page.locator('thead input:indeterminate').waitFor()
    assert.is(await first(), before)

    await page.setViewportSize(PHONE)
    const card = await bottomOf(page, 'main ul[aria-label] > li')
    assert.ok(card <= 600, `the first card ends at ${card} px`)
  })

  test(`the whole curve is in the first view, in ${language}`, async journey => {
    const { page } = journey
    await page.setViewportSize(WIDE)
    await open(journey, '/app/data/data-log', language)
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      // Opened at this size: for two frames after a change of it, the page still has the parts of the other one.
      await page.reload()
      await page.locator('.u-over').waitFor()
      const bottom = await bottomOf(page, '.u-over')
      assert.ok(bottom <= size.height, `${size.width} px: it ends at ${bottom} px`)
    }
    await page.setViewportSize(WIDE)
    await page.waitForFunction(() => (document.querySelector('.u-over')?.clientHeight ?? 0) >= 320)
  })
}

test.run()
