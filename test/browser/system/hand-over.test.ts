import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { picture, test } from '../../setup/browser-test'

const PATH = '/app/system/system-info?tab=configuration'
const FEW_PAGES = 8
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hand-over report' })

/** As the frame that is printed was when its print dialog opened. */
declare global {
  var handedOver: { text: string; border: string; margins: string } | undefined
}

test('saves a report that opens from the disk without scripts, on a few pages of A4 and Letter', async ({
  page,
  signIn
}) => {
  await signIn(PATH)
  await page.getByRole('button', { name: 'Create report' }).click()
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save as HTML' }).click()
  const path = await (await downloading).path()

  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false, offline: true })
  try {
    const paper = await context.newPage()
    await paper.setContent(await readFile(path, 'utf8'))
    await paper.getByRole('row', { name: 'Accepted by' }).waitFor()
    for (const format of ['A4', 'Letter']) {
      const pdf = String(await paper.pdf({ format }))
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
      assert.ok(pages > 1 && pages <= FEW_PAGES, `${format}: ${pages} pages`)
    }
    await paper.emulateMedia({ media: 'print' })
    await paper.setViewportSize({ width: 703, height: 1020 })
    await picture(paper, 'hand-over-report', { fullPage: true })
    assert.is(await paper.evaluate('document.documentElement.scrollWidth'), 703)
  } finally {
    await context.close()
  }
})

test('prints the same document with page numbers under the policy of the console', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const table = document.querySelector('table')
      Object.assign(window.top!, {
        handedOver: {
          text: document.body.innerText,
          border: table ? getComputedStyle(table).borderCollapse : '',
          margins: document.styleSheets[0]?.cssRules[0]?.cssText ?? ''
        }
      })
    }
  })
  await signIn(PATH)
  await page.getByRole('button', { name: 'Create report' }).click()
  await dialog(page).getByRole('button', { name: 'Print' }).click()
  await page.waitForFunction(() => globalThis.handedOver !== undefined)
  const printed = await page.evaluate(() => globalThis.handedOver)
  assert.match(printed?.text ?? '', 'Commissioned by')
  assert.is(printed?.border, 'collapse')
  assert.match(printed?.margins ?? '', 'counter(pages)')
})

test.run()
