import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { bundle } from '../tools/bundle.mjs'
import { DIST } from '../tools/paths.mjs'

const RUNS = 5
const SLOWDOWN = 6
const NAME = 'panel.test'
/** 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const PANEL = ['test/panel/panel.ts', 'test/panel/server/server.ts', 'test/panel/device/device-clock.ts']

/** What each figure may be, in milliseconds from the begin of the navigation. */
const TARGETS = [
  { page: 'login', figure: 'painted', most: 850, text: 'login page, first paint' },
  { page: 'login', figure: 'ready', most: 1500, text: 'login page, usable' },
  { page: 'dashboard', figure: 'painted', text: 'dashboard, first paint' },
  { page: 'dashboard', figure: 'ready', most: 2000, text: 'dashboard, filled' }
]

/** Login can be typed into once its form has taken the focus; the dashboard is filled once its meters stand. */
const PAGES = {
  login: { path: '/app/login', ready: 'input[name=username]:focus' },
  dashboard: { path: '/app/dashboard', ready: 'main [role=progressbar]' }
}

const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

async function servePanel() {
  const bundles = await bundle(PANEL, 'bench')
  const [{ createPanel }, { serve }, { runningClock }] = await Promise.all(
    PANEL.map(file => import(pathToFileURL(bundles.get(file)).href))
  )
  const panel = createPanel({ clock: runningClock() })
  const served = await serve({ panel, dist: DIST, names: [NAME] })
  return { panel, served, address: served.address.replace('127.0.0.1', NAME) }
}

async function tokenOf(panel) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  return (await response.json()).access_token
}

/** Notes in the page when what makes it ready is drawn. */
function noteReady(selector) {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { readyAt: performance.now() })))
  }
  look()
}

async function measureOnce(browser, { panel, address }, { path, ready }, signedIn) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (signedIn) {
    const value = await tokenOf(panel)
    await context.addCookies([{ name: 'ihmi_user_token', value, url: address, sameSite: 'Strict' }])
  }
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let bytes = 0
  let files = 0
  const urls = new Map()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/\/(api|cgi|ws)\//.test(urls.get(requestId) ?? '')) return
    files += 1
    bytes += encodedDataLength
  })
  await page.addInitScript(noteReady, ready)
  await page.goto(address + path)
  await page.waitForFunction(() => 'readyAt' in window)
  const figures = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    ready: window.readyAt
  }))
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ...figures, bytes, files }
}

/** Figures of each run, by page. */
export async function measureFirstVisits() {
  if (!existsSync(join(DIST, 'admin/index.html'))) throw new Error('Nothing is built: npm run build')
  const { args, ...found } = findBrowser()
  const browser = await chromium.launch({ ...found, args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] })
  const panel = await servePanel()
  try {
    const results = {}
    for (const [name, page] of Object.entries(PAGES)) {
      results[name] = []
      for (let run = 0; run < RUNS; run += 1) {
        results[name].push(await measureOnce(browser, panel, page, name !== 'login'))
      }
    }
    return results
  } finally {
    await browser.close()
    await panel.served.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureFirstVisits()
  console.log(`${SLOWDOWN}x slower processor, 1.6 Mbit/s, 150 ms, median of ${RUNS}`)
  for (const { page, figure, most, text } of TARGETS) {
    const value = median(results[page].map(run => run[figure]))
    const mark = most === undefined ? ' ' : value <= most ? '✔' : '✘'
    console.log(`${mark} ${text.padEnd(26)} ${value.toFixed(0).padStart(5)} ms${most ? ` (at most ${most})` : ''}`)
    if (value > most) process.exitCode = 1
  }
  for (const [page, [{ files, bytes }]] of Object.entries(results)) {
    console.log(`  ${page}: ${files} files, ${bytes} bytes with their headers`)
  }
}
