import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest, picture } from '../../setup/browser-test'
import { buildVariant, type Variant } from '../../setup/variant-dist'
import { screenShown } from '../support/navigate'
import { heading, menuLink } from '../support/people'

/** Built once for all journeys of a variant. */
function distOf(variant: Variant): () => Promise<string> {
  let folder: Promise<string> | undefined
  return () => {
    folder ??= buildVariant(variant).then(built => built.folder)
    return folder
  }
}

const WITHOUT = ['codesys', 'secs-gem', 'easyaccess', 'webview']
const test = browserTest({ dist: distOf({ brand: 'evergreen', without: WITHOUT }) })
// A browser with a language that the console does not have.
const inFrench = browserTest({ dist: distOf({ brand: 'plum' }), context: { locale: 'fr-FR' } })

const tokenIn = (page: Page, name: string) =>
  page.evaluate(token => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name)

/** The image that stands in place of the icon. */
const logoIn = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate(name => {
      const tile = name.parentElement?.querySelector('svg')?.parentElement
      return tile
        ? { image: getComputedStyle(tile).backgroundImage, width: tile.getBoundingClientRect().width }
        : undefined
    })

async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await picture(page, `${name}-${colorScheme}`)
  }
}

test('a brand has its name, logo, colours, note and manual', async ({ page, address, signIn }) => {
  await page.goto(`${address}/app/login`)
  await page.getByText('For the operators of this plant only.').waitFor()
  const { image, width } = (await logoIn(page, 'Evergreen HMI'))!
  assert.match(image, /\/admin\/static\/logo-\w+\.svg/)
  assert.is(width, 32)
  assert.is(await tokenIn(page, '--accent'), '#17714a')
  const manual = page.getByRole('link', { name: 'Evergreen manual' })
  assert.is(await manual.getAttribute('href'), 'https://docs.evergreen.example/hmi')
  await pictures(page, 'brand-evergreen-login')
  assert.is(await tokenIn(page, '--accent'), '#5fd196')
  await signIn()
  await screenShown(page)
  await page.getByRole('progressbar').first().waitFor()
  assert.is(await manual.getAttribute('target'), '_blank')
  await pictures(page, 'brand-evergreen-dashboard')
})

test('a build without screens offers none of them', async ({ page, address, signIn }) => {
  await signIn('/app/features/codesys')
  await heading(page, 'Page not Found').waitFor()
  await page.getByRole('button', { name: 'Features' }).click()
  await menuLink(page, 'OPC UA').waitFor()
  for (const name of ['CODESYS', 'SECS/GEM', 'EasyAccess 2.0', 'WebView'])
    assert.is(await page.getByRole('link', { name }).count(), 0, name)
  await page.goto(`${address}/app/system/info`)
  const finding = page.getByRole('listitem').filter({ hasText: 'CODESYS runs without a licence' }).first()
  await finding.waitFor()
  assert.is(await finding.getByRole('link').count(), 0)
  await page.goto(`${address}/app/account/management`)
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByRole('checkbox', { name: 'OPC UA' }).waitFor()
  assert.is(await page.getByRole('checkbox', { name: 'CODESYS' }).count(), 0)
})

inFrench('a brand has a language of its own for browsers with another one', async ({ page, address, signIn }) => {
  await page.goto(`${address}/app/login`)
  await page.getByText('ログインすると、このPlumパネルの設定と監視ができます。').waitFor()
  assert.is(await page.evaluate(() => document.documentElement.lang), 'ja')
  assert.is((await logoIn(page, 'Plumパネルコンソール'))!.width, 48)
  await pictures(page, 'brand-plum-login')
  await signIn()
  await page.getByRole('progressbar').first().waitFor()
  await pictures(page, 'brand-plum-dashboard')
})

test.run()
inFrench.run()
