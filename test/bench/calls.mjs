import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { readManifests } from '../../.build/manifests.mjs'
import { findBrowser } from '../tools/browser.mjs'
import { bundle } from '../tools/bundle.mjs'
import { DIST } from '../tools/paths.mjs'
import { openPage, reportFigure } from './large-panel.mjs'

/** Of a screen that nobody touches, beside the sockets. */
const MOST_PER_MINUTE = 40
const SECONDS = 60
/** Screens that are open at the same time, each in a session of its own. */
const AT_ONCE = 12
const PANEL = ['test/panel/panel.ts', 'test/panel/server/server.ts', 'test/panel/device/device-clock.ts']

async function servePanel() {
  const bundles = await bundle(PANEL, 'bench')
  const [{ createPanel }, { serve }, { runningClock }] = await Promise.all(
    PANEL.map(file => import(pathToFileURL(bundles.get(file)).href))
  )
  const panel = createPanel({ clock: runningClock() })
  return { panel, ...(await serve({ panel, dist: DIST })) }
}

const pathOf = ({ name, group, path = `/app/${group}/${name}` }) => path

/** Opens a screen, at one of its tabs, once it shows its values. */
async function openScreen(browser, served, { path, tab }) {
  const { context, page } = await openPage(browser, served)
  await page.goto(served.address + path)
  await page.locator('h1').waitFor()
  const tabs = page.getByRole('main').getByRole('tab')
  await page.waitForLoadState('networkidle')
  if (tab) await tabs.nth(tab).click()
  await page.waitForLoadState('networkidle')
  return { context, page, tabs: await tabs.allInnerTexts() }
}

/** The screens with each of their tabs. */
async function findScreens(browser, served) {
  const found = []
  for (const screen of readManifests().screens.filter(({ group }) => group)) {
    const path = pathOf(screen)
    const { context, tabs } = await openScreen(browser, served, { path })
    await context.close()
    for (const [tab, text] of (tabs.length ? tabs : ['']).entries()) found.push({ path, tab, text })
  }
  return found
}

/** The calls of a minute: all, those that the panel answers by 304, and the bytes of all responses. */
async function countCalls(browser, served, screen) {
  const { context, page } = await openScreen(browser, served, screen)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const calls = new Set()
  const counted = { unchanged: 0, bytes: 0 }
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^\/(api|cgi)\//.test(new URL(request.url).pathname)) calls.add(requestId)
  })
  // Playwright reports a 304 that the page has asked for as a failure.
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (calls.has(requestId) && statusCode === 304) counted.unchanged += 1
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.has(requestId)) counted.bytes += encodedDataLength
  })
  await page.waitForTimeout(SECONDS * 1000)
  await context.close()
  return { ...screen, ...counted, calls: calls.size }
}

if (!existsSync(join(DIST, 'admin/index.html'))) throw new Error('Nothing is built: npm run build')
const { args, ...found } = findBrowser()
const browser = await chromium.launch({ ...found, args })
const served = await servePanel()
try {
  const screens = await findScreens(browser, served)
  console.log(`Calls per ${SECONDS} s of an open screen`)
  for (let first = 0; first < screens.length; first += AT_ONCE) {
    const batch = screens.slice(first, first + AT_ONCE)
    for (const { path, text, calls, unchanged, bytes } of await Promise.all(
      batch.map(screen => countCalls(browser, served, screen))
    )) {
      reportFigure(`${path} ${text}`.trim(), calls, MOST_PER_MINUTE, `calls, ${unchanged} unchanged, ${bytes} bytes`)
    }
  }
} finally {
  await browser.close()
  await served.close()
}
