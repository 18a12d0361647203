import { readFileSync, watch, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compare } from './.build/budget.mjs'
import { chooseLanguages } from './.build/locales.mjs'
import { DEFAULT_LANGUAGES, ROOT } from './.build/options.mjs'
import { writeFiles } from './.build/output.mjs'
import { measure, table } from './.build/sizes.mjs'
import { runTool } from './test/tools/complaint.mjs'
import { DIST, TRIAL } from './test/tools/paths.mjs'
import { prepare } from './test/tools/prepare.mjs'

const BUDGET = join(ROOT, 'size-budget.json')
const readBudget = () => JSON.parse(readFileSync(BUDGET, 'utf8'))
/** The budget is that of the default bundle. */
const isDefault = ({ languages }) => languages.join() === DEFAULT_LANGUAGES.join()

/** Only a release is written where it is copied from for a panel. */
export const folderOf = ({ quick = false, trial = false }) => (quick || trial ? TRIAL : DIST)

/**
 * A `quick` build is minified and compressed less, and not compared with the budget. With `accept`, its sizes are those that
 * sums are compared with from now on.
 * @returns also `problems` and `passed` limits, one message each; the build is written in any case.
 */
export async function build({
  quick = false,
  folder = folderOf({ quick }),
  accept = false,
  languages = undefined
} = {}) {
  if (accept && languages) throw new Error('--accept is for the default bundle, of which the budget is')
  // Loads packages, which are installed first.
  const { make } = await import('./.build/make.mjs')
  const made = await make({ quick, languages: chooseLanguages(languages) })
  const sizes = await writeFiles(made, folder, quick)
  const lines = measure(made, sizes)
  if (accept && isDefault(made))
    writeFileSync(BUDGET, `${JSON.stringify({ ...readBudget(), accepted: lines }, null, 2)}\n`)
  return { ...made, sizes, lines, passed: quick || !isDefault(made) ? [] : compare(lines, readBudget()) }
}

async function run({ report, accept, trial, watch: watched, languages, ...options }) {
  const started = Date.now()
  const quick = !accept && (options.quick || watched)
  const folder = folderOf({ quick, trial })
  const { problems, passed, ...built } = await build({ quick, folder, accept, languages })
  if (report) console.log(table(built))
  for (const problem of [...problems, ...passed]) console.error(problem)
  const time = `built in ${Date.now() - started} ms`
  console.log(`${relative(ROOT, folder)} ${time}, first visit ${built.lines['first visit: login']} bytes`)
  return problems.length + passed.length === 0
}

async function tryRun(options) {
  try {
    process.exitCode = (await run(options)) ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

function rebuildOnChange(options) {
  let timer
  let running = Promise.resolve()
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(() => tryRun(options))
    }, 100)
  }
  for (const folder of ['src', 'static', 'locales']) watch(join(ROOT, folder), { recursive: true }, again)
}

function readOptions() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  try {
    const languages = /** @type {const} */ ({ type: 'string' })
    return parseArgs({ options: { watch: flag, report: flag, quick: flag, accept: flag, trial: flag, languages } })
      .values
  } catch ({ message }) {
    console.error(message)
    process.exit(2)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = readOptions()
  await runTool(async () => {
    prepare()
    await tryRun(options)
    if (options.watch) rebuildOnChange(options)
  })
}
