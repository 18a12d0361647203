import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { runTool } from './complaint.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { createReport } from './report.mjs'
import { runFiles } from './run-files.mjs'
import { bundleFiles } from './steps.mjs'
import { findTestFiles } from './test-files.mjs'

const FOLDER = 'test/matrix/'
const RESULTS = join(ROOT, 'node_modules/.cache/matrix/results.jsonl')
const SECONDS = 900

/** Opens every screen and tab under every fault of its reads, and prints the table. */
export function runMatrix() {
  return runTool(async () => {
    prepare()
    mkdirSync(dirname(RESULTS), { recursive: true })
    writeFileSync(RESULTS, '')
    const report = createReport({ eachFile: false, slowest: 0 })
    const files = findTestFiles([FOLDER])
    const { script, results } = await bundleFiles(files)
    for (const result of results) report.step(result)
    const options = { script, width: availableParallelism(), seconds: SECONDS, env: { MATRIX: RESULTS } }
    if (script) await runFiles(report, 'faults of reads', files, options)
    console.log(
      `\n${tableOf(
        readFileSync(RESULTS, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map(line => JSON.parse(line))
      )}`
    )
    if (!report.close()) process.exitCode = 1
  })
}

/** A row for each fault with how many places withstand it, and the places that do not. */
function tableOf(results) {
  const rows = [...new Set(results.map(({ fault }) => fault))].map(name => {
    const tried = results.filter(({ fault }) => fault === name)
    const failed = tried.filter(({ problems }) => problems.length > 0)
    return `| ${name} | ${tried.length - failed.length} of ${tried.length} | ${failed.map(({ place }) => place).join(', ')} |`
  })
  return ['| fault of reads | screens and tabs that withstand it | others |', '|---|---|---|', ...rows].join('\n')
}
