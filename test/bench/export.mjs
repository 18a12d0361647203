import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { MEGABYTE, memoryOf, openPage, serveLargePanel } from './large-panel.mjs'

const MOST_GROWTH_MB = 50
const LONGEST_MS = 300_000
const SAMPLE_MS = 200

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

/** By how much the page has grown at most, from without garbage to with all of it. */
async function watchMemory(page) {
  const read = await memoryOf(page)
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

async function measure(browser, served, way, prepare) {
  const { context, page } = await openPage(browser, served)
  page.setDefaultTimeout(LONGEST_MS)
  await page.addInitScript(prepare)
  await page.goto(served.address + served.trend)
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
  const served = await serveLargePanel()
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
