import { fileURLToPath } from 'node:url'
import { withOriginalPlaces } from './original-places.mjs'
import { runNode } from './run-process.mjs'

const RUNNER = fileURLToPath(new URL('run-bundled.mjs', import.meta.url))
/** A store lets go of the store below it a second after its last listener; of the trend's marks, about fifteen depend on each other. */
const SECONDS_TO_END = 20

/** Runs one test file of a bundle in a process of its own: how many tests passed and failed, and its output. */
export async function runFile(file, script, { seconds, env = {} }) {
  let end
  const watch = (output, stop) => {
    if (end || !/^ {2}Duration:/m.test(output)) return
    const reason = `its tests have ended, but something left open (a timer, a socket, a server) kept it alive`
    end = setTimeout(() => stop(reason), SECONDS_TO_END * 1000)
  }
  const run = await runNode([RUNNER, script, file], { seconds, env: { ...env, NODE_ENV: 'test' }, watch })
  clearTimeout(end)

  const total = count(run.output, 'Total')
  const passed = count(run.output, 'Passed')
  const trouble = run.stopped ?? describeExit(run, total, passed)
  const failed = total - passed || (trouble ? 1 : 0)
  const output = withOriginalPlaces(trouble ? `${run.output}\n${trouble}` : run.output, script)
  return { file, passed, failed, seconds: run.seconds, output }
}

/** Runs the file of a bundle that has V8 keep the code of what most test files run. */
export function keepCode(file, script, options) {
  return runFile(file, script, { ...options, env: { KEEP_CODE: '1' } })
}

function count(output, label) {
  const found = [...output.matchAll(new RegExp(`^ {2}${label}: +(\\d+)$`, 'gm'))].at(-1)
  return found ? Number(found[1]) : 0
}

function describeExit({ code, signal }, total, passed) {
  if (signal) return `ended by ${signal}`
  if (total === 0) return code ? `ended with exit code ${code}` : 'ran no test: is test.run() missing?'
  if (code && total === passed) return `ended with exit code ${code} after its tests`
  return code === 0 && total > passed ? 'a before or after hook failed' : undefined
}
