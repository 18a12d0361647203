import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../../src/app/shell/routes'
import { browserTest, LANGUAGES, test } from '../../setup/browser-test'
import { findViolations, findViolationsInBothThemes, withAxe } from '../support/axe'
import { cutCells } from '../support/cut-cells'
import { cutTexts } from '../support/cut-texts'
import { setDrawing } from '../support/drawing'
import { namesWithoutLabel } from '../support/label-in-name'
import { tallLabels } from '../support/labels'
import { navigateTo, screenShown } from '../support/navigate'
import { attachClients } from '../support/opcua'
import { mixedPairs } from '../support/pairs'
import { resize } from '../support/resize'
import { horizontalScroll } from '../support/scroll'
import { smallTargets } from '../support/targets'
import { findInBothTypefaces } from '../support/typefaces'
import { brokenWords } from '../support/words'

const PATHS = ROUTES.filter(({ load }) => load).map(({ path }) => path)
const WIDTHS = [320, 360, 390, 600, 768, 820, 1024, 1280, 1366, 1920]
const NARROWEST = WIDTHS[0]!

/** Opens every screen and each of its tabs, and says which it is. */
async function visit(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const path of PATHS) {
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
function createFindings() {
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

// Opening the screens takes longest, so one visit shows all that needs the same language.
for (const language of LANGUAGES) {
  test(`in ${language} every text fits on every screen at every width, and axe finds no violation`, async ({
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
    await visit(page, async where => {
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
    })
    assert.equal(all, [])
  })
}

test('no word of a table in a dialog is broken at 360 px', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog')
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn('/app/project/email')
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import CSV' }).click()
  const contacts = 'Name,Mail,Groups\nAnna-Katharina Lindqvist,anna.katharina.lindqvist@plant.example,A B\n'
  const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(contacts) }
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByText('New: 1').waitFor()
  const broken = await findInBothTypefaces(page, [brokenWords])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Groups' }).click()
  await page.getByRole('list', { name: 'Groups' }).getByRole('button').first().click()
  await dialog.getByText('anna.lindqvist@plant.example').waitFor()
  broken.push(...(await findInBothTypefaces(page, [brokenWords])))

  await page.goto(new URL('/app/project/recipe', page.url()).href)
  for (const name of ['Cola 0.5 l', 'Still water 0.5 l']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  }
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('listitem').first().waitFor()
  broken.push(...(await findInBothTypefaces(page, [brokenWords])))
  assert.equal(broken, [])
})

test.run()

const glove = browserTest({ context: { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } } })

glove('a finger in a glove finds targets of 44 px on every screen', async ({ page, panel, signIn }) => {
  await attachClients(panel)
  await signIn()
  assert.ok(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))
  const { all, add } = createFindings()
  await visit(page, async where => add(where, await smallTargets(page, 44)))
  assert.equal(all, [])
})

glove.run()
