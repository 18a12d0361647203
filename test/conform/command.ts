import { writeFileSync } from 'node:fs'
import { conform, type Options } from './conform'
import { asMarkdown } from './markdown'
import { overviewOf, tableOf } from './report'
import type { Report } from './results'

interface Command extends Options {
  /** Path of the report as JSON; beside it there is one for people. */
  report: string
  /** Of the terminal. */
  columns?: number | undefined
}

const [CONFORMS, DIFFERS, NOT_CHECKED, INTERRUPTED] = [0, 1, 2, 130]

/** Compares a panel with the contract, and prints and writes the results. @returns the exit code. */
export async function runCommand(
  { report: path, columns, ...options }: Command,
  print: (text: string) => void
): Promise<number> {
  const report = await conform({ ...options, onTag: results => print(tableOf(results, columns)) })
  const readable = `${path.replace(/\.json$/, '')}.md`
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(readable, asMarkdown(report))
  print(`${overviewOf(report, columns)}\nThe report is in ${path} and ${readable}.`)
  return exitCodeOf(report, options.signal?.aborted ?? false)
}

function exitCodeOf({ passed, failed, ended }: Report, isInterrupted: boolean): number {
  if (isInterrupted) return INTERRUPTED
  if (ended !== null) return NOT_CHECKED
  if (failed > 0) return DIFFERS
  return passed > 0 ? CONFORMS : NOT_CHECKED
}
