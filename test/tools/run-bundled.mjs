import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { isolate } from './isolate.mjs'

// Usage: runner.mjs starts it with the script of bundleTests, and sends the files that it runs one after another.
// Each file has modules of its own, except for those of ONCE in bundle.mjs. With KEEP_CODE it leaves the code that V8 has
// compiled beside the script, for all later processes. With BROWSER it starts a browser for the journeys, which get it
// from `browserOfRun`.

/** A store lets go of the store below it a second after its last listener; of the trend's marks, about fifteen depend on each other. */
const MS_TO_END = Number(process.env.MS_TO_END ?? 20_000)
/** Nothing is open, but a test still waits. Work of Node's threads, such as making a key, is not listed as open. */
const MS_OF_SILENCE = Number(process.env.MS_OF_SILENCE ?? 15_000)
const PAUSE_MS = 10

const [path] = process.argv.slice(2)
const keptCode = `${path}.code`
const script = new Script(
  `(function (exports, require, module, importModule, browserOfRun) {${readFileSync(path, 'utf8')}\n})`,
  { filename: path, cachedData: existsSync(keptCode) ? readFileSync(keptCode) : undefined }
)
const requireFromScript = createRequire(path)
const browser = process.env.BROWSER ? await (await import('./browser.mjs')).startBrowser() : undefined
// Node defines some of its globals when they are first used, for good.
await fetch('data:,').catch(() => {})

let onCrash = endProcess
process.on('uncaughtException', error => onCrash(error))
browser?.on('disconnected', () => onCrash(new Error('The browser has ended')))
process.on('disconnect', () => void end())
process.on('SIGTERM', () => process.exit(1))
process.on('message', async ({ file }) => process.send(await run(file)))

/** Runs a file: its output, its exit code, and what was wrong beside its tests, after which this process is not used again. */
async function run(file) {
  const isolated = isolate()
  const crash = new Promise(resolve => {
    onCrash = error => resolve(stackOf(error))
  })
  let trouble = await Promise.race([crash, runToEnd(file, isolated).catch(stackOf)])
  onCrash = endProcess
  const code = isolated.exit()
  const { output, left } = isolated.restore()
  if (left.length > 0) trouble ??= `leaves globals behind that cannot be deleted: ${left}`
  return { output, code, trouble }
}

async function runToEnd(file, isolated) {
  const module = { exports: {} }
  script.runInThisContext()(module.exports, requireFromScript, module, specifier => import(specifier), browser)
  await module.exports.files[file]()
  return (await testsEnd(isolated)) ?? everythingEnds(isolated)
}

async function testsEnd({ output, open, pause }) {
  if (!globalThis.UVU_QUEUE?.flat().some(Boolean)) return
  let silentMs = 0
  while (!/^ {2}Duration:/m.test(output())) {
    await pause(PAUSE_MS)
    silentMs = open().length > 0 ? 0 : silentMs + PAUSE_MS
    if (silentMs > MS_OF_SILENCE) return 'a test waits for what never comes, as nothing is open any more'
  }
}

async function everythingEnds({ open, pause }) {
  const limit = performance.now() + MS_TO_END
  while (open().length > 0) {
    if (performance.now() > limit) return `its tests have ended, but it has left something open: ${open()}`
    await pause(PAUSE_MS)
  }
}

function stackOf(error) {
  return error?.stack ?? String(error)
}

function endProcess(error) {
  console.error(error)
  process.exit(1)
}

async function end() {
  if (process.env.KEEP_CODE) keepCode()
  browser?.removeAllListeners('disconnected')
  await browser?.close()
  process.exit()
}

function keepCode() {
  writeFileSync(`${keptCode}.new`, script.createCachedData())
  renameSync(`${keptCode}.new`, keptCode)
}
