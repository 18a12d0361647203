import { performance } from 'node:perf_hooks'
import { sideBySide } from './side-by-side.mjs'

/** Runs test files of a bundle, `width` at once, and adds them to the report as a group. */
export async function runFiles(report, name, files, { script, width, seconds, env = _lane => ({}) }) {
  if (files.length === 0) return
  const { runFile } = await import('./run-file.mjs')
  const started = performance.now()
  const results = await sideBySide(files, width, async (file, lane) => {
    const result = await runFile(file, script, { seconds, env: env(lane) })
    report.file(result)
    return result
  })
  report.group(name, results, (performance.now() - started) / 1000)
}
