import { byTag, loggedText, MARKS, summaryOf } from './report-parts'
import { countOf, type Report, type Result } from './results'

/** Of a terminal that does not say how wide it is, such as a file. */
const UNLIMITED = Number.POSITIVE_INFINITY
const MARK_WIDTH = 7

/** The results of one tag as a table, for a terminal of so many columns. */
export function tableOf(results: Result[], columns = UNLIMITED): string {
  const width = Math.max(0, ...results.map(({ operation }) => operation.length))
  const lines = results.flatMap(result => {
    const start = `  ${MARKS[result.result].padEnd(MARK_WIDTH)}  ${result.operation}`
    if (result.result !== 'not run') {
      const time = `${result.milliseconds} ms`.padStart(width - result.operation.length + 10)
      const facts = result.note === undefined ? time : `${' '.repeat(width - result.operation.length)}  ${result.note}`
      return [start + facts, ...findingLines(result.findings, columns)]
    }
    const oneLine = `  ${MARKS[result.result].padEnd(MARK_WIDTH)}  ${result.operation.padEnd(width)}  ${result.reason}`
    return oneLine.length <= columns ? [oneLine] : [start, ...wrapped(result.reason, columns, 11)]
  })
  return [results[0]?.tag ?? '', ...lines, ''].join('\n')
}

/** What is at the end, when the tables have scrolled away: the counts of each tag, and each finding once more. */
export function overviewOf(report: Report, columns = UNLIMITED): string {
  const rows = byTag(report.results).map(([tag, results]) => countsOf(tag, results))
  const width = Math.max(...rows.map(([tag = '']) => tag.length))
  const all = countsOf('all', report.results)
  const line = ([tag = '', ...counts]: string[]) =>
    `  ${tag.padEnd(width)}${counts.map(text => text.padStart(9)).join('')}`
  const table = [['', 'passed', 'failed', 'not run'], ...rows, all].map(line)
  const failures = report.results.flatMap(result => {
    if (result.result !== 'failed') return []
    return [`  ${result.operation}`, ...findingLines(result.findings, columns)]
  })
  const differences = failures.length > 0 ? ['', 'What differs from the contract:', ...failures] : []
  const last = [summaryOf(report), `New records in the logs of the panel: ${loggedText(report)}`]
  return [...table, ...differences, '', ...last.flatMap(text => wrapped(text, columns, 0))].join('\n')
}

function countsOf(name: string, results: Result[]): string[] {
  const counts = (['passed', 'failed', 'not run'] as const).map(wanted => countOf(results, wanted))
  return [name, ...counts.map(count => (count === 0 ? '-' : String(count)))]
}

function findingLines(findings: { text: string; contract: string }[], columns: number): string[] {
  return findings.flatMap(({ text, contract }) => {
    const [first = '', ...more] = wrapped(text, columns, 6)
    const place = contract ? [`      see ${contract}`] : []
    return [`    - ${first.trimStart()}`, ...more, ...place]
  })
}

/** Lines of at most so many columns where words allow it. */
function wrapped(text: string, columns: number, indent: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(' '.repeat(indent) + word)
  }
  return lines
}
