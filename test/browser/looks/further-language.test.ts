import { join } from 'node:path'
import locales from 'virtual:locales'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest, picture } from '../../setup/browser-test'
import { importTool } from '../../setup/import-tool'
import { until } from '../../setup/until'
import { cutCells } from '../support/cut-cells'
import { cutTexts } from '../support/cut-texts'
import { screenShown } from '../support/navigate'
import { resize } from '../support/resize'
import { horizontalScroll } from '../support/scroll'
import { findInBothTypefaces } from '../support/typefaces'
import { brokenWords } from '../support/words'

interface BuildTool {
  build(options: { folder: string; quick: boolean; languages: string }): Promise<unknown>
}

const FOLDER = join(process.cwd(), 'node_modules/.cache/trial-de')
const SCREENS = ['dashboard', 'data/event-log', 'network/ethernet', 'features/misc', 'project/email']

const german = new Set(Object.values(locales.de ?? {}))
/** Texts without parameters that German has in other words. */
const ENGLISH = Object.values(locales.en).filter(text => !text.includes('{{') && !german.has(text))

const test = browserTest({ dist: async () => FOLDER, context: { locale: 'de-AT' } })

test.before(async () => {
  const { build } = await importTool<BuildTool>('build.mjs')
  await build({ folder: FOLDER, quick: true, languages: 'en,de' })
})

function englishTexts(page: Page): Promise<string[]> {
  return page.evaluate(english => {
    const known = new Set(english)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim() ?? ''
      if (known.has(text) && node.parentElement?.checkVisibility()) found.push(text)
    }
    return found
  }, ENGLISH)
}

test('a bundle with a language that is a file in locales/ begins in the language of the browser', async ({
  page,
  address
}) => {
  await page.goto(`${address}/app/login`)
  await page.getByRole('button', { name: 'Anmelden' }).waitFor()
  assert.is(await page.evaluate(() => document.documentElement.lang), 'de')
  const languages = page.getByRole('combobox', { name: 'Sprache' })
  assert.equal(await languages.locator('option').allInnerTexts(), ['English', 'Deutsch'])
  assert.equal(await englishTexts(page), [])
  await languages.selectOption('en')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('button', { name: 'Anmelden' }).waitFor()
  assert.match(await page.evaluate(() => document.cookie), /language=de/)
  await page.reload()
  await page.getByRole('button', { name: 'Anmelden' }).waitFor()
})

test('screens and forms are in German, alarms in a language that the panel has, and every text fits', async ({
  page,
  address,
  signIn
}) => {
  const languages = new Set<string | null>()
  page.on('request', request => {
    const { searchParams } = new URL(request.url())
    if (searchParams.has('language')) languages.add(searchParams.get('language'))
  })
  const found: string[] = []
  await signIn()
  for (const screen of SCREENS) {
    await page.goto(`${address}/app/${screen}`)
    await screenShown(page)
    await look(screen)
  }
  assert.equal(found, [])
  await until('the panel was asked for English', () => languages.size > 0)
  assert.equal([...languages], ['en'])

  async function look(screen: string) {
    found.push(...(await englishTexts(page)).map(text => `${screen}: English "${text}"`))
    for (const width of [390, 1280]) {
      await resize(page, width)
      await picture(page, `de-${screen.replace('/', '-')}-${width}`, { fullPage: true })
      const barriers = await findInBothTypefaces(page, [horizontalScroll, cutTexts, cutCells, brokenWords])
      found.push(...barriers.map(barrier => `${screen}, ${width} px: ${barrier}`))
    }
  }
})

test.run()
