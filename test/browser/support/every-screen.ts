import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES, type Route } from '../../../src/app/shell/routes'
import { test } from '../../setup/browser-test'
import { findViolations, findViolationsInBothThemes, withAxe } from './axe'
import { cutCells } from './cut-cells'
import { cutTexts } from './cut-texts'
import { setDrawing } from './drawing'
import { namesWithoutLabel } from './label-in-name'
import { tallLabels } from './labels'
import { navigateTo, screenShown } from './navigate'
import { attachClients } from './opcua'
import { mixedPairs } from './pairs'
import { resize } from './resize'
import { horizontalScroll } from './scroll'
import { smallTargets } from './targets'
import { findInBothTypefaces } from './typefaces'
import { brokenWords } from './words'

const BEFORE_DATA = ['system', 'network', 'project']
const PARTS = [
  ['before the group Data', ROUTES.filter(({ group }) => BEFORE_DATA.includes(group))],
  ['from the group Data on', ROUTES.filter(({ group }) => !BEFORE_DATA.includes(group))]
] as const
const WIDTHS = [320, 360, 390, 600, 768, 820, 1024, 1280, 1366, 1920]
const NARROWEST = WIDTHS[0]!

/** Opens every screen and each of its tabs, and says which it is. */
export async function visit(
  page: Page,
  look: (where: string) => Promise<void>,
  routes: readonly Route[] = ROUTES
): Promise<void> {
  for (const { path } of routes) {
    await navigateTo(page, path)
    const tabs = await page.getByRole('main').getByRole('tab').all()
    for (const tab of tabs.length ? tabs : [undefined]) {
      await tab?.click()
      await tab?.and(page.locator('[aria-selected="true"]')).waitFor()
      await screenShown(page)
      await look(tab ? `Every ${path} at ${await tab.innerText()}` : path)
    }
  }
}

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
  await page.reload()
  await page.locator(`html[lang=${language}]`).waitFor()
}

/** What does not fit at the width of the page, in either typeface. */
function findTextBarriers(page: Page, width: number): Promise<string[]> {
  const words = width > NARROWEST ? [brokenWords] : []
  const labels = width === 390 || width === 1280 ? [tallLabels, mixedPairs] : []
  return findInBothTypefaces(page, [horizontalScroll, cutTexts, cutCells, ...words, ...labels])
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(fontSize => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/** Barriers with the place where they are, in the order they are found. */
export function createFindings() {
  const all: string[] = []
  const add = (where: string, barriers: string[]) => void all.push(...barriers.map(barrier => `${where}: ${barrier}`))
  return { all, add }
}

/** Translations change no colours and no sizes of targets. */
async function findBarriersFor(page: Page, language: string, part: string): Promise<string[]> {
  if (language !== 'en')
    return [...(await findViolations(page, part, 'all but colours')), ...(await namesWithoutLabel(page))]
  return [
    ...(await findViolationsInBothThemes(page, part)),
    ...(await namesWithoutLabel(page)),
    ...(await smallTargets(page, 24))
  ]
}

/** Opening the screens takes longest, so one visit shows all that needs the same language. */
export function everyScreenFits(language: string): void {
  for (const [part, routes] of PARTS)
    test(`in ${language} every text fits at every width, and axe finds no violation: screens ${part}`, async ({
      page,
      panel,
      signIn
    }) => {
      const { all, add } = createFindings()
      await attachClients(panel)
      await withAxe(page)
      await signIn()
      await speak(page, language)
      await screenShown(page)
      add('the shell', await findBarriersFor(page, language, 'html'))
      await resize(page, NARROWEST)
      await visit(
        page,
        async where => {
          await setDrawing(page, false)
          for (const width of WIDTHS) {
            await resize(page, width)
            add(`${where}, ${width} px`, await findTextBarriers(page, width))
          }
          await setDrawing(page, true)
          add(where, await findBarriersFor(page, language, 'main'))
          if (language === 'en') {
            await setTextSize(page, '200%')
            add(`${where}, text of 200 %`, await page.evaluate(horizontalScroll))
            await setTextSize(page, '')
          }
          // Where the next screen is opened, so that its chart never has to shrink.
          await resize(page, NARROWEST)
        },
        routes
      )
      assert.equal(all, [])
    })
}
