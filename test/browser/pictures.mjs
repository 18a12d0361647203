import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
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
  'test/browser/support/opcua.ts',
  'test/setup/alarms.ts'
]
const LANGUAGES = ['en', 'ja', 'ko']
const DESKTOP = { width: 1280, height: 800 }
/** The zone of the panel's clock, which counts as if it were UTC. */
const TOKYO = 9 * 3_600_000
const PHONE = { width: 390, height: 844 }

/**
 * What the panel has in each state that the dashboard and Info are shown in. `fine` goes by its replies: every seed lacks something.
 * @type {Record<string, string[]>}
 */
const STATES = {
  fine: [],
  warning: ['low'],
  emergency: ['low', 'high', 'emergency'],
  away: []
}
const STATE_VIEWS = Object.keys(STATES).flatMap(state =>
  [
    { screen: 'dashboard', path: '/app/dashboard', shown: '[role=progressbar]' },
    { screen: 'info', path: '/app/system/info', shown: 'main section' }
  ].flatMap(({ screen, ...view }) =>
    [
      { size: '1280', viewport: DESKTOP },
      { size: '390', viewport: PHONE }
    ].flatMap(({ size, viewport }) =>
      /** @type {('light' | 'dark')[]} */ (['light', 'dark']).map(colorScheme => ({
        ...{ ...view, viewport, colorScheme, state, fullPage: true },
        name: `${screen}-${state}-${size}-${colorScheme}`
      }))
    )
  )
)

/**
 * Name, path and browser options of each screenshot, and the element to wait for.
 * @type {(import('playwright-core').BrowserContextOptions & { name: string; path: string; shown: string; signedOut?: true; fullPage?: boolean; state?: string })[]}
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
  { name: 'opcua', path: '/app/features/opcua?tab=nodes', shown: '[role=treeitem]' },
  ...STATE_VIEWS
]

const bundles = await bundle(PANEL, 'pictures')
const [{ createPanel, SEED_TIME }, { serve }, { runningClock }, { attachClients }, { alarm, define }] =
  await Promise.all(PANEL.map(file => import(pathToFileURL(bundles.get(file)).href)))
/** A panel for each state, and one for the other views. */
async function start(alarms, isFine) {
  const panel = createPanel({ clock: runningClock(SEED_TIME) })
  if (isFine) {
    panel.state.disk.usedBytes /= 3
    const { hardware } = panel.state
    const others = hardware.licences.filter(({ feature }) => feature !== 'CODESYS')
    hardware.licences = [...others, { feature: 'CODESYS', state: 'active', date: '2026/01/31' }]
  }
  await attachClients(panel)
  if (alarms)
    define(
      panel,
      alarms.map((priority, index) => alarm(`Conveyor ${index + 1} stopped`, { priority }))
    )
  return { panel, served: await serve({ panel, dist: DIST }) }
}

const browser = await chromium.launch(findBrowser())
mkdirSync(FOLDER, { recursive: true })

async function signIn(context, { panel, served }) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  const { access_token: value } = await response.json()
  await context.addCookies([{ name: 'ihmi_user_token', value, url: served.address, sameSite: 'Strict' }])
}

const words = language => JSON.parse(readFileSync(join(ROOT, `locales/${language}.json`), 'utf8'))

/** Leaves out of the replies what is wrong. */
async function showFine(page) {
  await page.route(/\/system\/(findings|health|status)/, async route => {
    const response = await route.fetch()
    const body = await response.json()
    if (body.findings) body.findings = []
    if (body.connections)
      body.connections.plcs = body.connections.plcs.map(plc => ({ ...plc, state: 'connected', error: undefined }))
    await route.fulfill({ response, json: body })
  })
}

const started = new Map()
const startedIn = async state => {
  if (!started.has(state)) started.set(state, await start(STATES[state], state === 'fine'))
  return started.get(state)
}

for (const language of LANGUAGES) {
  for (const { name, path, shown, signedOut = false, fullPage = false, state, ...seen } of VIEWS) {
    const { panel, served } = await startedIn(state)
    const context = await browser.newContext({ locale: 'en-US', viewport: DESKTOP, ...seen })
    await context.addCookies([{ name: 'language', value: language, url: served.address }])
    if (!signedOut) await signIn(context, { panel, served })
    const page = await context.newPage()
    await page.clock.setSystemTime(panel.clock.now() - TOKYO)
    if (state === 'fine') await showFine(page)
    await page.goto(served.address + path)
    await page.locator(shown).first().waitFor()
    if (!state) await page.waitForLoadState('networkidle')
    else await page.getByRole('main').getByRole('heading').nth(3).waitFor()
    if (state === 'away') {
      panel.faults.refuse()
      await page.getByRole('main').getByText(words(language)['errors.unreachable']).first().waitFor()
      panel.faults.clear()
    }
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(FOLDER, `${name}-${language}.png`), animations: 'disabled', fullPage })
    await context.close()
  }
}
await browser.close()
for (const { served } of started.values()) await served.close()
// The README's pictures change on request only.
if (process.argv.includes('--readme')) {
  mkdirSync(join(ROOT, 'test/pictures'), { recursive: true })
  for (const name of ['dashboard', 'trend', 'opcua'])
    copyFileSync(join(FOLDER, `${name}-en.png`), join(ROOT, `test/pictures/${name}.png`))
}
console.log(`${LANGUAGES.length * VIEWS.length} pictures in ${FOLDER}`)
