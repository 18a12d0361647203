import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { heading } from './support/people'

/** The product's name in each language, and what the visitor reads first. */
const LOGIN = [
  ['en', 'Operator panel', 'Welcome'],
  ['ja', 'プログラマブル表示器', 'ようこそ'],
  ['ko', '터치 패널(HMI)', '환영합니다']
] as const

/** Keeps the code of the page from arriving until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/layer-frame-/, async route => {
    await held
    await route.continue()
  })
  return release
}

/** Left and top of the only visible text with this content. */
async function positionOf(page: Page, text: string): Promise<number[]> {
  const shown = page.getByText(text, { exact: true }).locator('visible=true')
  await shown.waitFor()
  return shown.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top } = range.getBoundingClientRect()
    return [Math.round(left), Math.round(top)]
  })
}

for (const [language, product, welcome] of LOGIN) {
  test(`the name of the product is shown before any code has come, and stays where it is: ${language}`, async journey => {
    const { page, address } = journey
    await page.context().addCookies([{ name: 'language', value: language, url: address }])
    const release = await holdCode(page)
    await page.goto(`${address}/app/login`, { waitUntil: 'commit' })
    const painted = await positionOf(page, product)
    release()
    await heading(page, welcome).waitFor()
    assert.equal(await positionOf(page, product), painted)
  })
}

test.run()
