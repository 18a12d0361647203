import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { DIST } from '../tools/paths.mjs'
import { openPage, reportFigure, serveLargePanel, timeOfCall } from './large-panel.mjs'

const RUNS = 5
const SLOWDOWN = 4
const PATH = '/app/data/event-log'
const ROW = 'tbody td button'

/** What each figure may be, in milliseconds at the slowdown, on a log of 100 000 events. */
const TARGETS = [
  { figure: 'load', text: 'page load to first rows' },
  { figure: 'open', most: 1000, text: 'click in the menu to first rows' },
  { figure: 'filter', most: 1000, text: 'filter to its rows' },
  { figure: 'search', most: 1000, text: 'text to its rows' },
  { figure: 'scroll', most: 1000, text: 'scroll to rows in the middle' }
]

/** Calls of the panel on the seed `large-logs`, in this order: the first ones make the logs. */
const PANEL_CALLS = [
  { figure: 'making 100 000 events', path: '/data/events?limit=1' },
  { figure: 'making 20 000 operations', path: '/data/operations?limit=1' },
  { figure: 'marks of 100 000 events', path: '/data/marks?from=2026.05.01-00:00:00&to=2026.11.21-09:41:07' }
]
const MOST_PER_CALL = 1000

const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** Defines functions in the page, whose policy forbids to make them of text there. */
function defineTimers() {
  const shown = () => [...document.querySelectorAll('tbody tr[aria-rowindex]')]
  /** Milliseconds from an action until all rows meet a condition and are drawn. */
  const timeUntil = (act, holds) =>
    new Promise(resolve => {
      const started = performance.now()
      const look = () => {
        const rows = shown()
        if (rows.length === 0 || !rows.every(holds)) return requestAnimationFrame(look)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      }
      act()
      look()
    })
  const enter = (field, value, event) => {
    field.value = value
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  const isRead = row => !row.hasAttribute('aria-busy')
  Object.assign(window, {
    openScreen: path => timeUntil(() => document.querySelector(`nav a[href="${path}"]`).click(), isRead),
    scrollToMiddle: () =>
      timeUntil(
        () => Object.assign(document.querySelector('tbody').closest('[role=group]'), { scrollTop: 2_000_000 }),
        row => isRead(row) && Number(row.getAttribute('aria-rowindex')) > 10_000
      ),
    pickEmergency: () =>
      timeUntil(
        () => enter(document.querySelectorAll('main select')[1], 'emergency', 'change'),
        row => isRead(row) && row.textContent.includes('Emergency')
      ),
    search: () => {
      enter(document.querySelectorAll('main select')[1], '', 'change')
      return timeUntil(
        () => enter([...document.querySelectorAll('main input[maxlength="100"]')].pop(), 'photo eye', 'input'),
        row => isRead(row) && row.textContent.includes('photo eye')
      )
    }
  })
}

async function measureOnce(browser, served) {
  const { context, page } = await openPage(browser, served)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(defineTimers)

  await page.goto(served.address + PATH, { waitUntil: 'commit' })
  await page.waitForSelector(ROW)
  const load = await page.evaluate(() => performance.now())
  await page.evaluate(() => document.querySelector('nav a[href="/app/dashboard"]').click())
  await page.waitForSelector('main [role=progressbar]')
  const open = await page.evaluate(path => window.openScreen(path), PATH)
  const scroll = await page.evaluate(() => window.scrollToMiddle())
  const filter = await page.evaluate(() => window.pickEmergency())
  const search = await page.evaluate(() => window.search())
  await context.close()
  return { load, open, scroll, filter, search }
}

if (!existsSync(join(DIST, 'admin/index.html'))) throw new Error('Nothing is built: npm run build')
const browser = await chromium.launch(findBrowser())
const served = await serveLargePanel()
const runs = []
for (const { figure, path } of PANEL_CALLS)
  reportFigure(figure, await timeOfCall(served.panel, path), MOST_PER_CALL, 'ms')
try {
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, served))
} finally {
  await browser.close()
  await served.close()
}
console.log(`${SLOWDOWN}x slower processor, median of ${RUNS}`)
for (const { figure, most, text } of TARGETS) reportFigure(text, median(runs.map(run => run[figure])), most, 'ms')
process.exit()
