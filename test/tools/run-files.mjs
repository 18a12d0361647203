import { performance } from 'node:perf_hooks'
import { sideBySide } from './side-by-side.mjs'

/** Runs test files of a bundle in `width` processes, and adds them to the report as a group. */
export async function runFiles(report, name, files, { script, width, seconds, env = {} }) {
  if (files.length === 0) return
  const { runFile } = await import('./run-file.mjs')
  const { createRunner } = await import('./runner.mjs')
  const started = performance.now()
  const runners = Array.from({ length: Math.min(width, files.length) }, () => createRunner(script, { seconds, env }))
  const results = await sideBySide(files, runners.length, async (file, lane) => {
    const result = await runFile(file, script, runners[lane])
    report.file(result)
    return result
  })
  await Promise.all(runners.map(runner => runner.close()))
  report.group(name, results, (performance.now() - started) / 1000)
}
