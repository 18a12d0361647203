import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { bundle } from '../tools/bundle.mjs'
import { DIST } from '../tools/paths.mjs'

const PANEL = ['test/panel/panel.ts', 'test/panel/server/server.ts', 'test/panel/device/device-clock.ts']
const MOST_GROWTH_MB = 50
const LONGEST_MS = 300_000
const SAMPLE_MS = 200
const DAY = 86_400_000
const MEGABYTE = 1024 * 1024

async function servePanel() {
  const bundles = await bundle(PANEL, 'bench')
  const [{ createPanel, SEED_TIME }, { serve }, { runningClock }] = await Promise.all(
    PANEL.map(file => import(pathToFileURL(bundles.get(file)).href))
  )
  const panel = createPanel({ clock: runningClock(SEED_TIME), seed: 'large-logs' })
  const isoTime = time => new Date(time).toISOString().slice(0, 19)
  const range = `${isoTime(SEED_TIME - 30 * DAY)}~${isoTime(SEED_TIME)}`
  return { panel, ...(await serve({ panel, dist: DIST })), path: `/app/data/data-log?log=line-history&range=${range}` }
}

async function tokenOf(panel) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  return (await response.json()).access_token
}

/** Nobody can use the dialog of the browser here: a file of its private storage is written in the same way. */
function pickPrivateFile() {
  window.showSaveFilePicker = async ({ suggestedName }) => {
    const folder = await navigator.storage.getDirectory()
    return folder.getFileHandle(suggestedName, { create: true })
  }
}

function withoutFiles() {
  delete window.showSaveFilePicker
}

async function hashOfFile(path) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** What scripts, the page and buffers take, without garbage at the beginning and with all of it later. */
async function watchMemory(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const read = async () => {
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await devtools.send('Runtime.getHeapUsage')
    return usedSize + embedderHeapUsedSize + backingStorageSize
  }
  const before = await read()
  let most = before
  let reading = Promise.resolve()
  const timer = setInterval(() => {
    reading = read().then(bytes => {
      most = Math.max(most, bytes)
    })
  }, SAMPLE_MS)
  return async () => {
    clearInterval(timer)
    await reading
    return (most - before) / MEGABYTE
  }
}

async function measure(browser, { panel, address, path }, way, prepare) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const cookie = { name: 'ihmi_user_token', value: await tokenOf(panel), url: address, sameSite: 'Strict' }
  await context.addCookies([cookie])
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  await page.addInitScript(prepare)
  await page.goto(address + path)
  const open = page.getByRole('button', { name: 'Export CSV', disabled: false })
  await open.click()
  await page.getByRole('radio', { name: /^Whole time range/ }).check()
  const stop = await watchMemory(page)
  const download = way === 'ticket' ? page.waitForEvent('download') : undefined
  const begin = performance.now()
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await dialog.getByText('The panel has sent the whole file').waitFor()
  const seconds = (performance.now() - begin) / 1000
  const growth = await stop()
  const facts = (await dialog.innerText()).replace(/\s+/g, ' ')
  const isEqual = download === undefined || facts.includes(await hashOfFile(await (await download).path()))
  await context.close()
  return { seconds, growth, facts, isEqual }
}

const WAYS = [
  { way: 'file', text: 'written to a file by the page', prepare: pickPrivateFile },
  { way: 'ticket', text: 'downloaded by the browser', prepare: withoutFiles }
]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const served = await servePanel()
  const browser = await chromium.launch(findBrowser())
  for (const { way, text, prepare } of WAYS) {
    const { seconds, growth, facts, isEqual } = await measure(browser, served, way, prepare)
    const mark = growth <= MOST_GROWTH_MB && isEqual ? '✔' : '✘'
    const size = /Rows ([\d\s]+) Size ([\d.]+ \w+)/.exec(facts)?.slice(1).join(' rows, ')
    const limit = `at most ${MOST_GROWTH_MB}`
    console.log(`${mark} export ${text}: ${size}, ${seconds.toFixed(1)} s, page + ${growth.toFixed(1)} MB (${limit})`)
    if (!isEqual) console.log('  the checksum differs from that of the file')
    if (mark === '✘') process.exitCode = 1
  }
  await browser.close()
  await served.close()
}
