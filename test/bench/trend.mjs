import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { leanPackages } from '../../.build/lean-packages.mjs'
import { TOKEN_SHEETS } from '../../.build/options.mjs'
import { findBrowser } from '../tools/browser.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const ORIGIN = 'http://panel.test/'
const SLOWDOWN = 6
const RUNS = 5
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
const PAGE = `<!doctype html><html><head><link rel="stylesheet" href="tokens.css"><link rel="stylesheet" href="trend-page.css"></head><body><script type="module" src="trend-page.js"></script></body></html>`
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', html: 'text/html' }

/** What each figure may be, in milliseconds at the slowdown. */
const TARGETS = [
  { lines: 4, figure: 'draw', most: 400, text: 'data to picture' },
  { lines: 4, figure: 'loadAndDraw', most: 400, text: 'data to picture, code included' },
  { lines: 4, figure: 'updates', most: 20, text: 'script of new data' },
  { lines: 4, figure: 'firstUpdate', text: 'script of new data, the first time' },
  { lines: 8, figure: 'updates', most: 40, text: 'script of new data' },
  { lines: 8, figure: 'firstUpdate', text: 'script of new data, the first time' }
]

const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

async function bundlePage() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['test/bench/trend-page.tsx'],
    outdir: 'out',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: ['chrome80', 'firefox78', 'safari14'],
    supported: { destructuring: true },
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    plugins: [leanPackages],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', target: 'ES2022' } }
  })
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  // The lazy chunk's sheet is loaded by loader.ts in the console; here it stands beside the page's own.
  const sheets = outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text)
  files.set('trend-page.css', sheets.join('\n'))
  files.set('tokens.css', TOKEN_SHEETS.map(path => readFileSync(join(ROOT, path), 'utf8')).join(''))
  return files.set('', PAGE)
}

async function measureOnce(browser, files, lines) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  const complaints = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await page.route('**/*', route => {
    const name = basename(new URL(route.request().url()).pathname)
    if (!files.has(name)) return route.fulfill({ status: 404 })
    const contentType = TYPES[/\.\w+$/.exec(name)?.[0] ?? 'html']
    return route.fulfill({ body: files.get(name), contentType, headers: { 'Content-Security-Policy': POLICY } })
  })
  await page.goto(ORIGIN)
  await page.waitForFunction(() => 'measure' in window)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const figures = await page.evaluate(count => window.measure(count), lines)
  if (process.env.PICTURE) await page.screenshot({ path: `${process.env.PICTURE}-${lines}.png` })
  await page.close()
  const missing = complaints.filter(text => !text.includes('404'))
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return { ...figures, firstUpdate: figures.updates[0] }
}

/** Figures of each run, by number of lines. */
async function measureTrend() {
  const files = await bundlePage()
  const browser = await chromium.launch(findBrowser())
  try {
    const results = new Map()
    for (const lines of [4, 8]) {
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, files, lines))
      results.set(lines, runs)
    }
    return results
  } finally {
    await browser.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureTrend()
  for (const { lines, figure, most, text } of TARGETS) {
    const value = median(results.get(lines).flatMap(run => run[figure]))
    const mark = most === undefined ? ' ' : value <= most ? '✔' : '✘'
    const limit = most === undefined ? '' : `at most ${most}, `
    console.log(`${mark} trend of ${lines} lines, ${text}: ${value.toFixed(1)} ms (${limit}${SLOWDOWN}x slower)`)
    if (value > most) process.exitCode = 1
  }
}
