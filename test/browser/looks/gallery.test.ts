import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { LANGUAGES } from '../../../src/lib/text/languages'
import type { ServeOptions } from '../../panel/server/server'
import { browserTest, picture } from '../../setup/browser-test'
import { importTool } from '../../setup/import-tool'
import { until } from '../../setup/until'
import { resize } from '../support/resize'

interface GalleryTool {
  createGallery(): NonNullable<ServeOptions['before']>
}

const THEMES = ['light', 'dark']
const WIDTHS = [1280, 390]
/** Until the last of them is shown, which says that nothing has happened for 5 s. */
const ALL_SHOWN_MS = 6000
/** More is drawn by no browser at once. */
const MOST_PIXELS = 16_000

let gallery: ReturnType<GalleryTool['createGallery']> | undefined
const test = browserTest({ before: (request, response) => gallery?.(request, response) ?? false })

async function openGallery(page: Page, url: string): Promise<void> {
  gallery ??= (await importTool<GalleryTool>('test/tools/gallery.mjs')).createGallery()
  await page.goto(url)
}

/** States that show nothing, or more than fits into their place. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isEmpty = (state: Element) => !state.textContent?.trim() && !state.querySelector('svg, input, [role]')
    return [...document.querySelectorAll('figure')].flatMap(figure => {
      const [name, stage] = [figure.getAttribute('aria-label') ?? '', figure.lastElementChild]
      if (!stage || isEmpty(stage)) return [`${name} is empty`]
      const excess = stage.scrollWidth - stage.clientWidth
      return excess > 0 ? [`${name} is ${excess} px too wide`] : []
    })
  })
}

/** One half, as a picture costs a second: each language is seen in both themes and widths, and each theme in both widths. */
const isPictured = (language: string, theme: string, width: number) =>
  ((theme === 'light') === width > 390) === (language !== 'ja')

/** Of the whole page, in parts from top to bottom. */
async function takePictures(page: Page, name: string): Promise<void> {
  const { width, height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: scrollHeight }
  })
  for (let y = 0, part = 1; y < height; y += MOST_PIXELS, part += 1) {
    const clip = { x: 0, y, width, height: Math.min(MOST_PIXELS, height - y) }
    await picture(page, `gallery-${name}-${part}`, { fullPage: true, clip })
  }
}

for (const { value: language } of LANGUAGES) {
  test(`in ${language} the gallery shows every component in all its states, light and dark, wide and narrow`, async journey => {
    const { page, address } = journey
    const faults: string[] = []
    await page.clock.install()
    for (const theme of THEMES) {
      await openGallery(page, `${address}/gallery/states?language=${language}&theme=${theme}`)
      await page.locator(`html[lang=${language}][data-theme=${theme}] figure`).first().waitFor()
      await page.clock.runFor(ALL_SHOWN_MS)
      for (const width of WIDTHS) {
        await resize(page, width)
        for (const fault of await findFaults(page)) faults.push(`${theme}, ${width} px: ${fault}`)
        if (isPictured(language, theme, width)) await takePictures(page, `${language}-${theme}-${width}`)
      }
    }
    assert.equal(faults, [])
  })
}

test('a reload keeps what is chosen, and the page is not wider than the window', async ({ page, address }) => {
  await openGallery(page, `${address}/gallery`)
  await page.getByRole('radio', { name: '日本語' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: '1024' }).check()
  await page.getByLabel('Component').selectOption('src/ui/card/card.tsx')
  await page.waitForURL(/card/)
  await page.reload()
  for (const name of ['日本語', 'Dark', '1024']) assert.ok(await page.getByRole('radio', { name }).isChecked(), name)
  assert.is(await page.getByLabel('Component').inputValue(), 'src/ui/card/card.tsx')
  await resize(page, 900)
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
})

test('a failure in a confirmation keeps its distance from the text above', async ({ page, address }) => {
  await openGallery(page, `${address}/gallery/states`)
  const failure = page.locator('figure[aria-label*="confirm-dialog.tsx: failed"]').getByRole('alert')
  const gap = await failure.evaluate(alert => {
    const text = document.createRange()
    text.selectNode(alert.previousSibling ?? alert)
    return alert.getBoundingClientRect().top - text.getBoundingClientRect().bottom
  })
  assert.ok(gap >= 12, `${gap} px`)
})

test('on a phone both values of a conflict are side by side, and a disabled file field does not look like others', async journey => {
  const { page, address } = journey
  await page.setViewportSize({ width: 390, height: 800 })
  await openGallery(page, `${address}/gallery/states`)
  const state = (name: string) => page.getByRole('figure', { name: `src/ui/form/${name}` })
  const rows = state('conflict-notice.tsx: somebody else has saved').locator('tbody tr')
  await rows.first().waitFor()
  const tops = await rows.evaluateAll(all =>
    all.map(row => [...row.querySelectorAll('td')].map(cell => cell.getBoundingClientRect().top))
  )
  for (const [theirs, mine] of tops) assert.is(mine, theirs)

  const colourOf = (name: string) =>
    state(`file-field.tsx: ${name}`)
      .getByText('Choose file', { exact: true })
      .evaluate(button => getComputedStyle(button).color)
  assert.is.not(await colourOf('disabled'), await colourOf('empty'))
})

test('its page shows it in the language, theme and width that one chooses, at a component', async ({
  page,
  address
}) => {
  await openGallery(page, `${address}/gallery`)
  for (const name of ['日本語', 'Dark', '390']) await page.getByRole('radio', { name }).check()
  await page.getByRole('combobox', { name: 'Component' }).selectOption('src/ui/table/table.tsx')
  const shown = page.frameLocator('iframe').locator('html[lang=ja][data-theme=dark]')
  const heading = shown.getByRole('heading', { name: 'src/ui/table/table.tsx' })
  await heading.waitFor()
  await until('it is in view', async () => {
    const { y } = (await heading.boundingBox()) ?? { y: -1 }
    return y >= 0 && y < 800
  })
  assert.is(await shown.evaluate(() => innerWidth), 390)
})

test.run()
