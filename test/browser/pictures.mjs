import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { bundle } from '../tools/bundle.mjs'
import { CACHE, DIST, ROOT } from '../tools/paths.mjs'

const FOLDER = join(CACHE, 'pictures')
const PANEL = [
  'test/panel/panel.ts',
  'test/panel/server/server.ts',
  'test/panel/device/device-clock.ts',
  'test/browser/support/opcua.ts'
]
const LANGUAGES = ['en', 'ja', 'ko']
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/**
 * Name, path and browser options of each screenshot, and the element to wait for.
 * @type {(import('playwright-core').BrowserContextOptions & { name: string; path: string; shown: string; signedOut?: true; fullPage?: true })[]}
 */
const VIEWS = [
  { name: 'login', path: '/app/login', shown: 'form input', signedOut: true },
  { name: 'login-phone', path: '/app/login', shown: 'form input', signedOut: true, viewport: PHONE },
  { name: 'dashboard', path: '/app/dashboard', shown: '[role=progressbar]' },
  { name: 'dashboard-dark', path: '/app/dashboard', shown: '[role=progressbar]', colorScheme: 'dark' },
  { name: 'dashboard-phone', path: '/app/dashboard', shown: '[role=progressbar]', viewport: PHONE, fullPage: true },
  { name: 'trend', path: '/app/data/data-log', shown: '[role=application] canvas' },
  { name: 'trend-dark', path: '/app/data/data-log', shown: '[role=application] canvas', colorScheme: 'dark' },
  {
    name: 'trend-phone',
    path: '/app/data/data-log',
    shown: '[role=application] canvas',
    viewport: PHONE,
    fullPage: true
  },
  { name: 'opcua', path: '/app/features/opcua?tab=nodes', shown: '[role=treeitem]' }
]

const bundles = await bundle(PANEL, 'pictures')
const [{ createPanel, SEED_TIME }, { serve }, { runningClock }, { attachClients }] = await Promise.all(
  PANEL.map(file => import(pathToFileURL(bundles.get(file)).href))
)
const panel = createPanel({ clock: runningClock(SEED_TIME) })
await attachClients(panel)
const served = await serve({ panel, dist: DIST })
const browser = await chromium.launch(findBrowser())
mkdirSync(FOLDER, { recursive: true })

async function signIn(context) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  const { access_token: value } = await response.json()
  await context.addCookies([{ name: 'ihmi_user_token', value, url: served.address, sameSite: 'Strict' }])
}

for (const language of LANGUAGES) {
  for (const { name, path, shown, signedOut = false, fullPage = false, ...seen } of VIEWS) {
    const context = await browser.newContext({ locale: 'en-US', viewport: DESKTOP, ...seen })
    await context.addCookies([{ name: 'language', value: language, url: served.address }])
    if (!signedOut) await signIn(context)
    const page = await context.newPage()
    await page.goto(served.address + path)
    await page.locator(shown).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(FOLDER, `${name}-${language}.png`), animations: 'disabled', fullPage })
    await context.close()
  }
}
await browser.close()
await served.close()
// The README's pictures change on request only.
if (process.argv.includes('--readme')) {
  mkdirSync(join(ROOT, 'test/pictures'), { recursive: true })
  for (const name of ['dashboard', 'trend', 'opcua'])
    copyFileSync(join(FOLDER, `${name}-en.png`), join(ROOT, `test/pictures/${name}.png`))
}
console.log(`${LANGUAGES.length * VIEWS.length} pictures in ${FOLDER}`)
