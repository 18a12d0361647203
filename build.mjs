import { readFileSync, watch, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compare } from './.build/budget.mjs'
import { chooseLanguages, readLocales } from './.build/locales.mjs'
import { ROOT } from './.build/options.mjs'
import { writeFiles } from './.build/output.mjs'
import { measure, table } from './.build/sizes.mjs'
import { runTool } from './test/tools/complaint.mjs'
import { DIST, TRIAL } from './test/tools/paths.mjs'
import { prepare } from './test/tools/prepare.mjs'

const BUDGET = join(ROOT, 'size-budget.json')
const readBudget = () => JSON.parse(readFileSync(BUDGET, 'utf8'))

/** Only a release is written where it is copied from for a panel. */
export const folderOf = ({ quick = false, trial = false }) => (quick || trial ? TRIAL : DIST)

/**
 * A `quick` build is minified and compressed less, and not compared with the budget. With `accept`, its sizes are those that
 * sums are compared with from now on.
 * `languages` are those of `--languages`, `brand` is the path of a brand.json, or of its folder, and `without` has the names of screens
 * to leave out. The budget is that of the console itself.
 * @param {{ quick?: boolean, folder?: string, accept?: boolean, languages?: string, brand?: string, without?: readonly string[] }} [options]
 * @returns also `problems` and `passed` limits, one message each; the build is written in any case.
 */
export async function build({
  quick = false,
  folder = folderOf({ quick }),
  accept = false,
  languages = undefined,
  brand = undefined,
  without = []
} = {}) {
  const isVariant = [languages, brand].some(choice => choice !== undefined) || without.length > 0
  if (accept && isVariant) throw new Error('--accept is for the default bundle, of which the budget is')
  // Loads packages, which are installed first.
  const { make } = await import('./.build/make.mjs')
  const { readBrand } = await import('./.build/brand.mjs')
  const chosen = chooseLanguages(languages)
  const read = brand === undefined ? {} : readBrand(brand, readLocales(chosen))
  const made = await make({ quick, languages: chosen, brand: read, without })
  const sizes = await writeFiles(made, folder, quick)
  const lines = measure(made, sizes)
  if (accept) writeFileSync(BUDGET, `${JSON.stringify({ ...readBudget(), accepted: lines }, null, 2)}\n`)
  return { ...made, sizes, lines, passed: quick || isVariant ? [] : compare(lines, readBudget()) }
}

/** What `npm run pack` and `npm start` take too. */
export const VARIANT_OPTIONS = /** @type {const} */ ({
  languages: { type: 'string', multiple: false },
  brand: { type: 'string', multiple: false },
  without: { type: 'string', multiple: false, default: '' }
})

export const VARIANT_HELP = `\
  --languages en,de     these languages of locales in place of English, Japanese and Korean;
                        English is always one of them
  --brand <folder>      name, logo, colours and texts of the brand.json in a folder
  --without <screens>   leave out these screens, by the names of their folders, with commas`

const HELP = `Usage: npm run build [-- options]

Builds the console into dist/, and compares its sizes with size-budget.json.

${VARIANT_HELP}
  --report              list the size of every file
  --quick               faster and larger, into a folder of the cache; without limits
  --trial               like a release, into a folder of the cache
  --watch               quick, again on each change
  --accept              write the sizes of this build into size-budget.json
  --help                show this`

/**
 * Of these options, what `build` takes.
 * @param {{ languages?: string, brand?: string, without?: string }} options
 */
export const variantOf = ({ languages, brand, without = '' }) => ({
  ...(languages !== undefined && { languages }),
  ...(brand !== undefined && { brand }),
  without: without.split(',').filter(Boolean)
})

async function run({ report, accept, trial, watch: watched, ...options }) {
  const started = Date.now()
  const quick = !accept && (options.quick || watched)
  const folder = folderOf({ quick, trial })
  const { problems, passed, ...built } = await build({ quick, folder, accept, ...variantOf(options) })
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
    return parseArgs({
      options: {
        ...{ watch: flag, report: flag, quick: flag, accept: flag, trial: flag },
        ...VARIANT_OPTIONS,
        help: { type: 'boolean', short: 'h', default: false }
      }
    }).values
  } catch ({ message }) {
    console.error(`${message}\nnpm run build -- --help explains the options.`)
    process.exit(2)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { help, ...options } = readOptions()
  if (help) console.log(HELP)
  else
    await runTool(async () => {
      prepare()
      await tryRun(options)
      if (options.watch) rebuildOnChange(options)
    })
}
