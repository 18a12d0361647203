import { pathToFileURL } from 'node:url'
import { bundle } from '../tools/bundle.mjs'
import { DIST } from '../tools/paths.mjs'

const PANEL = ['test/panel/panel.ts', 'test/panel/server/server.ts', 'test/panel/device/device-clock.ts']
const DAY = 86_400_000

export const MEGABYTE = 1024 * 1024

/** A panel with 100 000 events, 20 000 operations and 1 000 000 records, served with the console. */
export async function serveLargePanel() {
  const bundles = await bundle(PANEL, 'bench')
  const [{ createPanel, SEED_TIME }, { serve }, { runningClock }] = await Promise.all(
    PANEL.map(file => import(pathToFileURL(bundles.get(file)).href))
  )
  const panel = createPanel({ clock: runningClock(SEED_TIME), seed: 'large-logs' })
  const isoTime = time => new Date(time).toISOString().slice(0, 19)
  const range = `${isoTime(SEED_TIME - 30 * DAY)}~${isoTime(SEED_TIME)}`
  const { address, close } = await serve({ panel, dist: DIST })
  return { panel, address, close, trend: `/app/data/data-log?log=line-history&range=${range}` }
}

async function tokenOf(panel) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  return (await response.json()).access_token
}

/** A page of a new profile, logged in as engineer. */
export async function openPage(browser, { panel, address }) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const value = await tokenOf(panel)
  await context.addCookies([{ name: 'ihmi_user_token', value, url: address, sameSite: 'Strict' }])
  return { context, page: await context.newPage() }
}

/** Milliseconds that the panel takes for a call. */
export async function timeOfCall(panel, path) {
  const headers = { Authorization: `Bearer ${await tokenOf(panel)}` }
  const began = performance.now()
  const { status } = await panel.fetch(`/api/v1${path}`, { headers })
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return performance.now() - began
}

/** Reads the bytes that scripts, the page and buffers of it take, first without garbage. */
export async function memoryOf(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  return async () => {
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await devtools.send('Runtime.getHeapUsage')
    return usedSize + embedderHeapUsedSize + backingStorageSize
  }
}

export function reportFigure(text, value, most, unit) {
  const mark = most === undefined ? ' ' : value <= most ? '✔' : '✘'
  const limit = most === undefined ? '' : ` (at most ${most})`
  console.log(`${mark} ${text.padEnd(40)} ${value.toFixed(0).padStart(5)} ${unit}${limit}`)
  if (value > most) process.exitCode = 1
}
