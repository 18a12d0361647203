import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { serve } from '../../panel/server/server'
import { type Journey, TRIAL, test } from '../../setup/browser-test'
import { heading, passwordOf } from '../support/people'

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

/** Starts the console on a server that sends another policy, or none, and logs in: it has its colours, language and screens. */
async function startsWith({ page, panel, address }: Journey, change: (policy: string) => string): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(TRIAL, dist, { recursive: true })
  const headers = readFileSync(join(TRIAL, 'admin/headers.txt'), 'utf8')
  writeFileSync(join(dist, 'admin/headers.txt'), headers.replace(/(?<=Content-Security-Policy: ).*/, change))
  const { hostname } = new URL(address)
  const served = await serve({ panel, dist, names: [hostname] })
  const other = served.address.replace('127.0.0.1', hostname)
  try {
    await page.context().addCookies([{ name: 'language', value: 'ja', url: other }])
    await page.goto(`${other}/app/login`)
    await heading(page, 'ようこそ').waitFor()
    const background = await page.locator('main').evaluate(main => getComputedStyle(main).backgroundColor)
    assert.is(background, 'rgb(255, 255, 255)')
    await page.locator('input[name=username]').fill('engineer')
    await page.locator('input[type=password]').fill(passwordOf(panel, 'engineer'))
    await page.keyboard.press('Enter')
    await heading(page, 'ダッシュボード').waitFor()
    await page.waitForLoadState('networkidle')
  } finally {
    // The server closes once nothing is connected.
    await page.goto('about:blank')
    await served.close()
    rmSync(dist, { recursive: true })
  }
}

test('a server with the policy of the last build without inline parts shows the console all the same', async journey => {
  const { page, expectTrouble } = journey
  expectTrouble(/violates the following Content Security Policy directive .(script|style)-src 'self'/)
  const files: string[] = []
  page.on('request', request => files.push(request.url().replace(/^.*\//, '').replace(/-.*/, '')))
  let withoutSheet: string | undefined
  await page.route(/frame-\w+\.css$/, async route => {
    withoutSheet = await page.locator('body').innerText()
    await route.continue()
  })
  await startsWith(journey, policy => policy.replace(/ 'sha256-[^']+'/g, ''))
  assert.is(withoutSheet, '')
  assert.equal([files.filter(name => name === 'boot').length, files.filter(name => name === 'frame').length], [1, 1])
})

test('a policy that permits only the inline script has the sheet loaded as a file', async journey => {
  journey.expectTrouble(/violates the following Content Security Policy directive .style-src 'self'/)
  await startsWith(journey, policy => policy.replace(/(style-src 'self') 'sha256-[^']+'/, "$1 'sha256-AAAA'"))
})

test('a server without a policy shows the console under the policy of the page', async journey => {
  await startsWith(journey, () => '')
})

test.run()
