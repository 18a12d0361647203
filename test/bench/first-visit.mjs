import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
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

/** What each figure may be: in milliseconds from the begin of the navigation or the click, or as a multiple of the page with one word. */
const TARGETS = [
  { page: 'word', figure: 'painted', text: 'page with one word, painted' },
  { page: 'login', figure: 'painted', times: 1.6, text: 'login page, text painted' },
  { page: 'login', figure: 'ready', most: 800, text: 'login page, usable' },
  { page: 'dashboard', figure: 'painted', times: 1.6, text: 'dashboard, text painted' },
  { page: 'dashboard', figure: 'ready', most: 1400, text: 'dashboard, complete' },
  { page: 'dashboard', figure: 'opened', most: 150, text: 'screen whose code is there' }
]

/** Login can be typed into once its form has taken the focus; the dashboard is filled once its meters stand. */
const PAGES = {
  word: { ready: 'body' },
  login: { path: '/app/login', ready: 'input[name=username]:focus' },
  dashboard: { path: '/app/dashboard', ready: 'main [role=progressbar]', opens: '/app/system/system-info' }
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

/** What any page costs on this line: the measure of the console's first text. */
async function serveWord() {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Word</title><p>Word')
  )
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://${NAME}:${server.address().port}/`, close: () => server.close() }
}

async function tokenOf(panel) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  return (await response.json()).access_token
}

/** Reports from the page when what makes it ready is drawn. */
function reportReady(selector) {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => window.pageReady(String(performance.now()))))
  }
  look()
}

/**
 * Milliseconds from the begin of the navigation until the page is ready. The page reports it by itself: to ask it,
 * Playwright would first run its own code there, which takes 100 ms of a processor this slow.
 */
async function timeUntilReady(page, devtools, url, selector) {
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'pageReady' })
  const called = new Promise(resolve => devtools.once('Runtime.bindingCalled', resolve))
  await page.addInitScript(reportReady, selector)
  await page.goto(url, { waitUntil: 'commit' })
  const { payload } = await called
  return Number(payload)
}

/** Milliseconds from a click on a link of the menu until the screen has its title, at the second visit. */
async function openScreen(page, path) {
  await page.evaluate(link => document.querySelector(`nav a[href="${link}"]`).click(), path)
  await page.waitForFunction(link => location.pathname === link && document.querySelector('h1'), path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.querySelector('nav a[href="/app/dashboard"]').click())
  await page.waitForFunction(() => document.querySelector('main [role=progressbar]'))
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    link =>
      new Promise(resolve => {
        const before = document.querySelector('h1')
        const started = performance.now()
        const look = () => {
          const title = document.querySelector('h1')
          if (!title || title === before) return requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        }
        document.querySelector(`nav a[href="${link}"]`).click()
        look()
      }),
    path
  )
}

async function measureOnce(browser, { panel, address }, { path, ready, opens }, signedIn) {
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
  const readyAt = await timeUntilReady(page, devtools, path ? address + path : address, ready)
  await page.waitForLoadState('networkidle')
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)
  const first = { bytes, files }
  const opened = opens && (await openScreen(page, opens))
  await context.close()
  return { painted, ready: readyAt, opened, ...first }
}

/** Figures of each run, by page. */
async function measureFirstVisits() {
  if (!existsSync(join(DIST, 'admin/index.html'))) throw new Error('Nothing is built: npm run build')
  const { args, ...found } = findBrowser()
  const browser = await chromium.launch({ ...found, args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] })
  const panel = await servePanel()
  const word = await serveWord()
  try {
    const results = {}
    for (const [name, page] of Object.entries(PAGES)) {
      const server = name === 'word' ? { ...panel, address: word.address } : panel
      results[name] = []
      for (let run = 0; run < RUNS; run += 1) {
        results[name].push(await measureOnce(browser, server, page, name === 'dashboard'))
      }
    }
    return results
  } finally {
    await browser.close()
    await panel.served.close()
    word.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureFirstVisits()
  console.log(`${SLOWDOWN}x slower processor, 1.6 Mbit/s, 150 ms, median of ${RUNS}`)
  const figureOf = (page, figure) => median(results[page].map(run => run[figure]))
  const word = figureOf('word', 'painted')
  for (const { page, figure, most, times, text } of TARGETS) {
    const value = figureOf(page, figure)
    const limit = times ? times * word : most
    const mark = limit === undefined ? ' ' : value <= limit ? '✔' : '✘'
    const ratio = times ? `, ${(value / word).toFixed(2)} times the page with one word` : ''
    console.log(
      `${mark} ${text.padEnd(28)} ${value.toFixed(0).padStart(5)} ms${limit ? ` (at most ${limit.toFixed(0)}${ratio})` : ''}`
    )
    if (value > limit) process.exitCode = 1
  }
  for (const [page, [{ files, bytes }]] of Object.entries(results)) {
    console.log(`  ${page}: ${files} files, ${bytes} bytes with their headers`)
  }
}
