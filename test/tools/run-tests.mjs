import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { prepareBrowser } from './browser.mjs'
import { Complaint, runTool } from './complaint.mjs'
import { prepare } from './prepare.mjs'
import { createReport } from './report.mjs'
import { runFiles } from './run-files.mjs'
import { buildConsole, bundleFiles, lint, types } from './steps.mjs'
import { findTestFiles, isAlone, isJourney } from './test-files.mjs'

const CORES = availableParallelism()
/** More than there are processors, as many wait for timers now and then; no more than memory holds. */
const TESTS_AT_ONCE = Math.min(2 * CORES, 12)
/** A journey keeps a processor busy: its browser and its panel. */
const JOURNEYS_AT_ONCE = Math.min(CORES, 6)
const SECONDS = 200
const JOURNEY_SECONDS = 600
/** How many files `--times` lists of the tests, and of the journeys. */
const SLOWEST = 15
/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = { only: { type: 'boolean' }, seed: { type: 'string' }, times: { type: 'boolean', default: false } }

/**
 * Runs everything, or with `--only <text>…` just the test files whose path contains one of the texts. With `--seed <name>`
 * the journeys are on another virtual panel, and `--times` lists the slowest files.
 */
export function runTests(args) {
  return runTool(async () => {
    const { only, seed, times } = readOptions(args)
    prepare()
    const files = findTestFiles(only)
    const report = createReport({ eachFile: only.length > 0, slowest: times ? SLOWEST : 0 })
    const journeys = files.filter(isJourney)
    const plain = files.filter(file => !isJourney(file))
    const { script, built } = await runSteps(report, only, files)
    if (script) await runFiles(report, 'tests and checks', plain, { script, width: TESTS_AT_ONCE, seconds: SECONDS })
    await built
    if (script) await runJourneys(report, journeys, script, seed)
    if (!report.close()) process.exitCode = 1
  })
}

function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    if (values.only ? positionals.length > 0 : positionals.length === 0) return { ...values, only: positionals }
  } catch {
    // told below
  }
  throw new Complaint('Usage: npm test, or npm test -- [--seed <name>] [--times] [--only <part of a path>…]')
}

/** @returns `script`, which the test files are bundled into if they could be, and `built`: the build takes longer. */
async function runSteps(report, only, files) {
  const step = async run => {
    const { script, results } = await run()
    for (const result of results) report.step(result)
    return script
  }
  const build = quick => step(() => buildConsole({ quick }))
  if (only.length > 0) {
    const built = files.some(isJourney) ? build(true) : undefined
    return { script: await step(() => bundleFiles(files)), built }
  }
  const typed = step(types)
  await step(lint)
  const built = build(false)
  await typed
  return { script: await step(() => bundleFiles(files)), built }
}

/** Each process has a browser of its own, in which its journeys come one after another. */
async function runJourneys(report, files, script, seed) {
  const env = { BROWSER: '1', ...(seed && { TEST_SEED: seed }) }
  try {
    if (files.length > 0) prepareBrowser()
    const group = (name, width, some) => runFiles(report, name, some, { script, width, seconds: JOURNEY_SECONDS, env })
    await group(
      'browser journeys',
      JOURNEYS_AT_ONCE,
      files.filter(file => !isAlone(file))
    )
    await group('journeys alone', 1, files.filter(isAlone))
  } catch (error) {
    report.step({ name: 'browser', passed: 0, failed: 1, seconds: 0, output: error.message })
  }
}
