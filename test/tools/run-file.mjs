import { runNode } from './run-process.mjs'

/** A store lets go of the next one below it a second after its last listener, and they stand in rows. */
const SECONDS_TO_END = 10

/** Runs one bundled test file in a process of its own: how many tests passed and failed, and its output. */
export async function runFile(file, bundled, seconds) {
  if (bundled instanceof Error) return { file, passed: 0, failed: 1, seconds: 0, output: bundled.message }

  let end
  const watch = (output, stop) => {
    if (end || !/^ {2}Duration:/m.test(output)) return
    const reason = `its tests have ended, but something left open (a timer, a socket, a server) kept it alive`
    end = setTimeout(() => stop(reason), SECONDS_TO_END * 1000)
  }
  const run = await runNode(['--enable-source-maps', bundled], { seconds, env: { NODE_ENV: 'test' }, watch })
  clearTimeout(end)

  const total = count(run.output, 'Total')
  const passed = count(run.output, 'Passed')
  const trouble = run.stopped ?? describeExit(run, total, passed)
  const failed = total - passed || (trouble ? 1 : 0)
  return { file, passed, failed, seconds: run.seconds, output: trouble ? `${run.output}\n${trouble}` : run.output }
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
