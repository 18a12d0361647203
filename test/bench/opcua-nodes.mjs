import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { bundle } from '../tools/bundle.mjs'
import { DIST } from '../tools/paths.mjs'
import { openPage } from './large-panel.mjs'

const RUNS = 5
const SLOWDOWN = 4
const MOST_ROWS = 400
const PANEL = ['test/panel/panel.ts', 'test/panel/server/server.ts', 'test/panel/device/device-clock.ts']
const PATH = '/app/features/opcua?tab=nodes'

/** What each figure may be, in milliseconds at the slowdown. */
const TARGETS = [
  { figure: 'load', text: '10 000 tags: page load to first rows' },
  { figure: 'open', most: 1500, text: '10 000 tags: opened to usable' },
  { figure: 'expand', text: '10 000 tags: all expanded' },
  { figure: 'key', most: 50, text: '10 000 tags: key press, 95th of 100' },
  { figure: 'search', most: 100, text: '10 000 tags: text to its rows' },
  { figure: 'openLarge', most: 10_000, text: '100 000 tags: opened to usable' },
  { figure: 'expandLarge', text: '100 000 tags: all expanded' },
  { figure: 'keyLarge', text: '100 000 tags: key press, 95th of 100' },
  { figure: 'searchLarge', text: '100 000 tags: text to its rows' }
]

const sorted = values => [...values].sort((one, other) => one - other)
const median = values => sorted(values)[Math.floor(values.length / 2)]
const share95 = values => sorted(values)[Math.ceil(values.length * 0.95) - 1]

async function serveTags(seed) {
  const bundles = await bundle(PANEL, 'bench')
  const [{ createPanel }, { serve }, { runningClock }] = await Promise.all(
    PANEL.map(file => import(pathToFileURL(bundles.get(file)).href))
  )
  const panel = createPanel({ clock: runningClock(), seed })
  const { address, close } = await serve({ panel, dist: DIST })
  return { panel, address, close }
}

/** Defines functions in the page, whose policy forbids to make them of text there. */
function defineTimers() {
  const tree = () => document.querySelector('main [role=tree]')
  const rows = () => [...document.querySelectorAll('main [role=treeitem]')]
  let most = 0
  /** Milliseconds from an action until a condition holds and is drawn. */
  const timeUntil = (act, holds) =>
    new Promise(resolve => {
      const started = performance.now()
      const look = () => {
        most = Math.max(most, rows().length)
        if (!holds()) return setTimeout(look)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      }
      act()
      look()
    })
  const active = () => tree()?.getAttribute('aria-activedescendant')
  const press = (key, options) => () =>
    tree().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
  Object.assign(window, {
    mostRows: () => most,
    openBack: () =>
      timeUntil(
        () => history.back(),
        () => rows().length > 0 && active() !== null
      ),
    expandAll: async () => {
      await timeUntil(
        () => [...document.querySelectorAll('main button[aria-haspopup=menu]')].pop().click(),
        () => document.querySelector('[role=menuitem]')
      )
      const item = [...document.querySelectorAll('[role=menuitem]')].find(it => it.textContent === 'Expand all')
      return timeUntil(
        () => item.click(),
        () => rows()[2]?.getAttribute('aria-level') === '3'
      )
    },
    pressKeys: async keys => {
      const times = []
      for (const key of keys) {
        const before = active()
        times.push(await timeUntil(press(key), () => active() !== before))
      }
      return times
    },
    search: text =>
      timeUntil(
        () => {
          const field = document.querySelector('main input[type=search]')
          field.value = text
          field.dispatchEvent(new Event('input', { bubbles: true }))
        },
        () => document.querySelector('main [role=status]')?.textContent.includes('found')
      )
  })
}

const KEYS = [
  'End',
  'ArrowUp',
  'Home',
  'ArrowDown',
  'PageDown',
  'PageDown',
  'ArrowDown',
  'PageUp',
  'ArrowUp',
  'ArrowDown'
]

async function measure(browser, served, { suffix, searched }) {
  const { context, page } = await openPage(browser, served)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(defineTimers)

  await page.goto(served.address + PATH, { waitUntil: 'commit' })
  await page.waitForSelector('main [role=treeitem]')
  const load = await page.evaluate(() => performance.now())
  await page.evaluate(() => document.querySelector('nav a[href="/app/dashboard"]').click())
  await page.waitForSelector('main [role=progressbar]')
  const open = await page.evaluate(() => window.openBack())
  const expand = await page.evaluate(() => window.expandAll())
  const keys = await page.evaluate(keys => window.pressKeys(keys), Array.from({ length: 10 }, () => KEYS).flat())
  const search = await page.evaluate(text => window.search(text), searched)
  const rows = await page.evaluate(() => window.mostRows())
  await context.close()
  if (rows > MOST_ROWS) throw new Error(`${rows} rows are in the document`)
  const figures = { load, open, expand, key: share95(keys), search }
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${name}${suffix}`, figure]))
}

if (!existsSync(join(DIST, 'admin/index.html'))) throw new Error('Nothing is built: npm run build')
const browser = await chromium.launch(findBrowser())
const large = await serveTags('large-opcua')
const huge = await serveTags('huge-opcua')
const runs = []
try {
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, large, { suffix: '', searched: 'Tag 77' }))
  runs.push(await measure(browser, huge, { suffix: 'Large', searched: 'Tag 7777' }))
} finally {
  await browser.close()
  await large.close()
  await huge.close()
}
console.log(`${SLOWDOWN}x slower processor, median of ${RUNS}`)
for (const { figure, most, text } of TARGETS) {
  const value = median(runs.flatMap(run => run[figure] ?? []))
  const mark = most === undefined ? ' ' : value <= most ? '✔' : '✘'
  console.log(`${mark} ${text.padEnd(38)} ${value.toFixed(0).padStart(5)} ms${most ? ` (at most ${most})` : ''}`)
  if (value > most) process.exitCode = 1
}
process.exit()
