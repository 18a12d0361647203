import type { Report, Result } from './results'

const MARKS = { passed: 'passed', failed: 'FAILED', 'not run': 'not run' } as const
const TIME_WIDTH = 8

/** The results of one tag as a table for a terminal. */
export function tableOf(results: Result[]): string {
  const width = Math.max(0, ...results.map(({ operation }) => operation.length))
  const lines = results.map(result => {
    const start = `  ${MARKS[result.result].padEnd(7)}  ${result.operation.padEnd(width)}  `
    if (result.result === 'not run') return `${start}${' '.repeat(TIME_WIDTH)}  ${result.reason}`
    return [start + timeOf(result).padStart(TIME_WIDTH), ...result.findings.map(text => `    - ${text}`)].join('\n')
  })
  return [results[0]?.tag ?? '', ...lines, ''].join('\n')
}

/** The report for people, to be kept. */
export function asMarkdown(report: Report): string {
  const { panel, contract, startedAt, seconds, write, results } = report
  const mode = write ? 'with the operations that change something' : 'only operations that change nothing'
  const head = `# Conformance of ${panel}\n\n${summaryOf(report)}\n\nContract ${contract}; ${startedAt}, ${seconds} s; ${mode}.\n`
  const tables = byTag(results).map(([tag, rows]) => `\n## ${tag}\n\n${markdownTable(rows)}${listOfFindings(rows)}`)
  return head + tables.join('')
}

export function summaryOf({ passed, failed, notRun }: Report): string {
  return `${passed} passed, ${failed} failed, ${notRun} not run`
}

function markdownTable(rows: Result[]): string {
  const lines = rows.map(row => `| \`${row.operation}\` | ${MARKS[row.result]} | ${factsOf(row)} |`)
  return `| operation | result | |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function listOfFindings(rows: Result[]): string {
  const items = rows.flatMap(row =>
    row.result === 'failed' ? row.findings.map(text => `- \`${row.operation}\`: ${text}`) : []
  )
  return items.length > 0 ? `\n${items.join('\n')}\n` : ''
}

const factsOf = (row: Result) => (row.result === 'not run' ? row.reason : `${timeOf(row)}, ${row.checks} checks`)

const timeOf = ({ milliseconds }: { milliseconds: number }) => `${milliseconds} ms`

function byTag(results: Result[]): [tag: string, rows: Result[]][] {
  const tags = new Map<string, Result[]>()
  for (const result of results) tags.set(result.tag, [...(tags.get(result.tag) ?? []), result])
  return [...tags]
}
