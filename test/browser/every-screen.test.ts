import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../src/app/shell/routes'
import { LANGUAGES } from '../../src/lib/text/languages'
import { browserTest, test } from '../setup/browser-test'
import { findViolations, findViolationsInBothThemes, withAxe } from './support/axe'
import { namesWithoutLabel } from './support/label-in-name'
import { navigateTo, screenShown } from './support/navigate'
import { attachClients } from './support/opcua'
import { resize } from './support/resize'
import { smallTargets } from './support/targets'
import { brokenWords } from './support/words'

const PATHS = ROUTES.filter(({ load }) => load).map(({ path }) => path)
const PHONE = { width: 360, height: 640 }
const PHONE_WIDTHS = [320, 360, 390]
const WIDER = [600, 768, 1024, 1280]

/** Opens every screen and each of its tabs, and says which it is. */
async function visit(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const path of PATHS) {
    await navigateTo(page, path)
    const tabs = await page.getByRole('main').getByRole('tab').all()
    for (const tab of tabs.length ? tabs : [undefined]) {
      await tab?.click()
      await tab?.and(page.locator('[aria-selected="true"]')).waitFor()
      await screenShown(page)
      await look(tab ? `${path}, ${await tab.innerText()}` : path)
    }
  }
}

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
  await page.reload()
  await page.locator(`html[lang=${language}]`).waitFor()
}

async function horizontalScroll(page: Page): Promise<string[]> {
  const most = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return most > 0 ? [`scrolls horizontally by ${most} px`] : []
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

// Opening the screens takes longest, so one visit shows all that needs the same page.
test('axe finds no violation on any screen, names contain the visible text, targets have 24 px, no word is broken, and nothing scrolls horizontally at 200 percent text size', async ({
  page,
  panel,
  signIn
}) => {
  const { all, add } = createFindings()
  await attachClients(panel)
  await withAxe(page)
  await signIn()
  await screenShown(page)
  add('the shell', await findViolationsInBothThemes(page, 'html'))
  await visit(page, async where => {
    add(where, await findViolationsInBothThemes(page, 'main'))
    add(where, await namesWithoutLabel(page))
    add(where, await smallTargets(page, 24))
    for (const width of WIDER) {
      await resize(page, width)
      add(`${where}, ${width} px`, await brokenWords(page))
    }
    await setTextSize(page, '200%')
    await resize(page, 1280)
    add(`${where}, text of 200 %`, await horizontalScroll(page))
    await setTextSize(page, '')
  })
  assert.equal(all, [])
})

/** What the texts can break; in English the visit above has found it. */
async function findViolationsOfTexts(page: Page, part: string): Promise<string[]> {
  await resize(page, 1280)
  const found = [...(await findViolations(page, part, 'all but colours')), ...(await namesWithoutLabel(page))]
  // The next screen has to be opened on a phone: the chart is redrawn only some time after a resize.
  await resize(page, PHONE.width, PHONE.height)
  return found
}

for (const { value: language } of LANGUAGES) {
  test(`in ${language} no screen scrolls horizontally or breaks a word on a phone, and axe finds no violation`, async ({
    page,
    panel,
    signIn
  }) => {
    const { all, add } = createFindings()
    await attachClients(panel)
    await withAxe(page)
    await page.setViewportSize(PHONE)
    await signIn()
    await speak(page, language)
    await screenShown(page)
    if (language !== 'en') add('the shell', await findViolationsOfTexts(page, 'html'))
    await visit(page, async where => {
      for (const width of PHONE_WIDTHS) {
        await resize(page, width, PHONE.height)
        add(`${where}, ${width} px`, await horizontalScroll(page))
        if (width > 320) add(`${where}, ${width} px`, await brokenWords(page))
      }
      if (language !== 'en') add(where, await findViolationsOfTexts(page, 'main'))
    })
    assert.equal(all, [])
  })
}

test('no word of a table in a dialog is broken at 360 px', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog')
  await page.setViewportSize(PHONE)
  await signIn('/app/project/email')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const contacts = 'Name,Mail,Groups\nAnna-Katharina Lindqvist,anna.katharina.lindqvist@plant.example,A B\n'
  const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(contacts) }
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByText('New: 1').waitFor()
  const broken = await brokenWords(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Groups' }).click()
  await page.getByRole('button', { name: 'Edit group A' }).click()
  await dialog.getByText('anna.lindqvist@plant.example').waitFor()
  broken.push(...(await brokenWords(page)))

  await page.goto(new URL('/app/project/recipe', page.url()).href)
  for (const name of ['Cola 0.5 l', 'Still water 0.5 l']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  }
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('listitem').first().waitFor()
  broken.push(...(await brokenWords(page)))
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
