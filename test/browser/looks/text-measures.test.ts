import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { cutTexts } from '../support/cut-texts'
import { tallLabels } from '../support/labels'
import { findInBothTypefaces } from '../support/typefaces'
import { brokenWords } from '../support/words'

const STYLE = 'main { width: 20em; font: 16px var(--sans, sans-serif) } main > * { display: block; width: 6em }'

function show(page: Page, content: string): Promise<void> {
  return page.setContent(`<html lang="en"><style>${STYLE}</style><main>${content}</main></html>`)
}

/** The fonts that the browser has drawn an element in. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ postScriptName }) => postScriptName).sort()
}

test('on Linux the browser of the tests has their fonts, whichever the machine has', async ({ page, address }) => {
  if (process.platform !== 'linux') return
  await page.goto(address)
  await page.evaluate(() => {
    for (const name of ['p', 'b']) {
      const element = document.createElement(name)
      element.textContent = 'Panel パネル 패널'
      document.body.append(element)
    }
  })
  assert.equal(await fontsOf(page, 'body > p'), ['Arimo-Regular', 'NotoSansJP-Regular', 'NotoSansKR-Regular'])
  assert.equal(await fontsOf(page, 'body > b'), ['Arimo-Bold', 'NotoSansJP-Bold', 'NotoSansKR-Bold'])
  // The sheet that has it is added by the page itself.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--mono'))
  await page.evaluate(() => document.body.style.setProperty('font-family', 'var(--mono)'))
  await until('code is in the font of code', async () => (await fontsOf(page, 'body > p')).includes('DejaVuSansMono'))
})

test('a word that is broken is found, also where only wide letters break it', async ({ page }) => {
  const korean = '<p style="width: 5em; word-break: keep-all">업로드(HMI에서)</p>'
  await show(page, `<p style="overflow-wrap: anywhere">Unterbrechungen</p>${korean}`)
  assert.equal(await page.evaluate(brokenWords), ['"Unterbrechungen" in "Unterbrechungen"'])
  // It is 124 px wide in Arimo, 141 px in DejaVu Sans, and the box 128 px.
  await show(page, '<p style="overflow-wrap: anywhere; width: 8em">Unterbrechungen</p>')
  const inWide = 'in wide letters, "Unterbrechungen" in "Unterbrechungen"'
  assert.equal(await findInBothTypefaces(page, [brokenWords]), [inWide])
})

test('a label of too many lines is found', async ({ page }) => {
  const hidden = '<span style="position: absolute; width: 1px; overflow: hidden">for screen readers only</span>'
  await show(
    page,
    `<button><span style="display: block">Eine Zeile <i>und</i> noch eine Zeile</span></button>
     <label>Eine <b>Zeile</b>${hidden}</label>`
  )
  assert.equal(await page.evaluate(tallLabels, 2), ['"Eine Zeile und noch eine Zeile" takes 3 lines'])
})

test('a text that is cut is found, unless it is whole elsewhere', async ({ page }) => {
  const hidden = 'overflow: hidden; white-space: nowrap'
  const ellipsis = `${hidden}; text-overflow: ellipsis`
  await show(
    page,
    `<p style="${hidden}" title="it does not say that it is cut">Simply cut off here</p>
     <p style="${ellipsis}">Only the beginning is here</p>
     <p style="${ellipsis}" title="Whole in its title">Whole in its title</p>
     <p style="${hidden}">short</p>`
  )
  assert.equal(await page.evaluate(cutTexts), ['"Simply cut off here" is cut', '"Only the beginning is here" is cut'])
})

test.run()
