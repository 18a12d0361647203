import { withOriginalPlaces } from './original-places.mjs'
import { createRunner } from './runner.mjs'

/** Runs one test file of a bundle with a runner: how many tests passed and failed, and its output. */
export async function runFile(file, script, runner) {
  const run = await runner.run(file)
  const total = count(run.output, 'Total')
  const passed = count(run.output, 'Passed')
  const trouble = run.trouble ?? describeEnd(run, total, passed)
  const failed = total - passed || (trouble ? 1 : 0)
  const output = withOriginalPlaces(trouble ? `${run.output}\n${trouble}` : run.output, script)
  return { file, passed, failed, seconds: run.seconds, output }
}

/** Runs the file of a bundle that has V8 keep the code of what most test files run. */
export async function keepCode(file, script, { seconds }) {
  const runner = createRunner(script, { seconds, env: { KEEP_CODE: '1' } })
  try {
    return await runFile(file, script, runner)
  } finally {
    await runner.close()
  }
}

function count(output, label) {
  const found = [...output.matchAll(new RegExp(`^ {2}${label}: +(\\d+)$`, 'gm'))].at(-1)
  return found ? Number(found[1]) : 0
}

function describeEnd({ code }, total, passed) {
  if (total === 0) return code ? `ended with exit code ${code}` : 'ran no test: is test.run() missing?'
  if (code && total === passed) return `ended with exit code ${code} after its tests`
  return code === 0 && total > passed ? 'a before or after hook failed' : undefined
}
