import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { conform, type Options } from './conform'
import { asMarkdown, summaryOf, tableOf } from './report'

interface Command extends Options {
  /** Path of the report as JSON; beside it there is one for people. */
  report: string
}

/** Compares a panel with the contract, and prints and writes the results. @returns the exit code. */
export async function runCommand(
  { report: path, ...options }: Command,
  print: (text: string) => void
): Promise<number> {
  const report = await conform({ ...options, onTag: results => print(tableOf(results)) })
  mkdirSync(dirname(path), { recursive: true })
  const readable = `${path.replace(/\.json$/, '')}.md`
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(readable, asMarkdown(report))
  print(`${summaryOf(report)}\nThe report is in ${path} and ${readable}.`)
  return report.failed > 0 ? 1 : 0
}
