import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest, picture } from '../../setup/browser-test'

const PATH = '/app/data/event-log?text=filler:+pressure+low'
const test = browserTest({ seed: 'large-logs' })
const dialog = (page: Page) => page.getByRole('dialog')

/** As the frame that is printed was when its print dialog opened. */
declare global {
  var printed: { text: string; rules: number; border: string } | undefined
}

async function openReport(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Event Log' }).getByRole('button').first().click()
  await dialog(page).getByRole('button', { name: 'Incident report' }).click()
  await dialog(page).getByRole('button', { name: 'Save as HTML' }).waitFor()
}

test('leads from an alarm to a report that opens from the disk without scripts, on paper', async ({ page, signIn }) => {
  await signIn(PATH)
  await openReport(page)
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save as HTML' }).click()
  const path = await (await downloading).path()

  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false, offline: true })
  try {
    const paper = await context.newPage()
    await paper.setContent(await readFile(path, 'utf8'))
    await paper.getByRole('heading', { name: 'Incident report' }).waitFor()
    await paper.getByRole('img', { name: 'Trend' }).waitFor()
    assert.ok((await paper.getByRole('row').count()) > 5)
    await paper.emulateMedia({ media: 'print' })
    await paper.setViewportSize({ width: 1030, height: 730 })
    await picture(paper, 'incident-report', { fullPage: true })
    const widest = await paper.evaluate('document.documentElement.scrollWidth')
    assert.is(widest, 1030)
  } finally {
    await context.close()
  }
})

test('prints the same document under the policy of the console', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const table = document.querySelector('table')
      Object.assign(window.top!, {
        printed: {
          text: document.body.innerText,
          rules: document.styleSheets[0]?.cssRules.length ?? 0,
          border: table ? getComputedStyle(table).borderCollapse : ''
        }
      })
    }
  })
  await signIn(PATH)
  await openReport(page)
  await dialog(page).getByRole('button', { name: 'Print' }).click()
  await page.waitForFunction(() => globalThis.printed !== undefined)
  const printed = await page.evaluate(() => globalThis.printed)
  assert.match(printed?.text ?? '', 'Filler: pressure low')
  assert.is(printed?.border, 'collapse')
})

test.run()
