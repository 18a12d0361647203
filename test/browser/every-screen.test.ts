import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../src/app/shell/routes'
import { browserTest, test } from '../setup/browser-test'
import { findViolations, withAxe } from './support/axe'
import { namesWithoutLabel } from './support/label-in-name'
import { attachClients } from './support/opcua'
import { resize } from './support/resize'
import { smallTargets } from './support/targets'
import { brokenWords } from './support/words'

const PATHS = ROUTES.filter(({ load }) => load).map(({ path }) => path)
const LANGUAGES = ['en', 'ja', 'ko']
const PHONE = { width: 360, height: 640 }
const WIDER = [600, 768, 1024, 1280]

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const shown = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'))

/** Navigates to a screen without a page load and waits until its values are shown. */
async function open(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate(to => {
    history.pushState(null, '', to)
  }, path)
  await page.waitForFunction(title => document.title !== title, before)
  await shown(page)
}

/** Opens every screen and each of its tabs, and says which it is. */
async function visit(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const path of PATHS) {
    await open(page, path)
    const tabs = await page.getByRole('main').getByRole('tab').all()
    for (const tab of tabs.length ? tabs : [undefined]) {
      await tab?.click()
      await tab?.and(page.locator('[aria-selected="true"]')).waitFor()
      await shown(page)
      await look(tab ? `${path}, ${await tab.innerText()}` : path)
    }
  }
}

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
  await page.reload()
  await page.locator(`html[lang=${language}]`).waitFor()
}

/** Violations in both themes; in the second only of colours, as nothing else differs. */
async function violationsInBothThemes(page: Page, part: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await findViolations(page, part)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await findViolations(page, part, ['color-contrast']))]
}

for (const language of LANGUAGES) {
  test(`axe finds no violation on any screen in ${language}, and each name contains the visible text`, async ({
    page,
    panel,
    signIn
  }) => {
    await attachClients(panel)
    await withAxe(page)
    await signIn()
    await speak(page, language)
    await shown(page)
    const barriers = await violationsInBothThemes(page, 'html')
    await visit(page, async where => {
      const found = [...(await violationsInBothThemes(page, 'main')), ...(await namesWithoutLabel(page))]
      barriers.push(...found.map(barrier => `${where}: ${barrier}`))
    })
    assert.equal(barriers, [])
  })
}

test('no target is smaller than 24 px', async ({ page, panel, signIn }) => {
  await attachClients(panel)
  await signIn()
  const small: string[] = []
  await visit(page, async where => {
    for (const target of await smallTargets(page, 24)) small.push(`${where}: ${target}`)
  })
  assert.equal(small, [])
})

test('no screen scrolls horizontally or breaks a word on a phone, nor scrolls at 200 percent text size', async ({
  page,
  panel,
  signIn
}) => {
  await attachClients(panel)
  await page.setViewportSize(PHONE)
  await signIn()
  const wide: string[] = []
  const broken: string[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    await visit(page, async view => {
      for (const width of [320, 360, 390]) {
        await resize(page, width, 640)
        const where = `${view}, ${language}, ${width} px`
        const most = await overflow(page)
        if (most > 0) wide.push(`${where}: ${most} px`)
        if (width > 320) broken.push(...(await brokenWords(page)).map(word => `${where}: ${word}`))
      }
    })
  }
  assert.equal(broken, [])
  await resize(page, 1280)
  await speak(page, 'en')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await visit(page, async where => {
    const most = await overflow(page)
    if (most > 0) wide.push(`${where}, text of 200 %: ${most} px`)
  })
  assert.equal(wide, [])
})

test('no word is broken between 600 and 1280 px', async ({ page, panel, signIn }) => {
  await attachClients(panel)
  await signIn()
  const broken: string[] = []
  await visit(page, async where => {
    for (const width of WIDER) {
      await resize(page, width)
      broken.push(...(await brokenWords(page)).map(word => `${where}, ${width} px: ${word}`))
    }
  })
  assert.equal(broken, [])
})

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
  const small: string[] = []
  await visit(page, async where => {
    for (const target of await smallTargets(page, 44)) small.push(`${where}: ${target}`)
  })
  assert.equal(small, [])
})

glove.run()
