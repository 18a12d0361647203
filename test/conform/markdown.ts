import { byTag, loggedText, MARKS, summaryOf } from './report-parts'
import type { Checked, Report, Result } from './results'
import { inMarkdown } from './shown-text'

/** The report for people, to be kept. */
export function asMarkdown(report: Report): string {
  const { panel, device, user, secondUser, contract, startedAt, seconds, write, bench, results } = report
  const facts = {
    panel: [device.name, device.model].filter(Boolean).join(', ') || 'unknown',
    firmware: device.firmware ?? 'unknown',
    'web service': device.webService ?? 'unknown',
    contract,
    user: secondUser === null ? user : `${user}, with fewer permissions ${secondUser}`,
    time: `${startedAt}, ${seconds} s`,
    operations: write ? 'also those that change something' : 'only those that change nothing',
    'new records in its logs': loggedText(report),
    'trials that disturb the panel': bench ? 'yes, where somebody agreed' : 'none'
  }
  const lines = Object.entries(facts).map(([name, value]) => `| ${name} | ${inMarkdown(value)} |`)
  const head = `# Conformance of ${panel}\n\n${inMarkdown(summaryOf(report))}\n\n| | |\n| --- | --- |\n${lines.join('\n')}\n`
  const tables = byTag(results).map(([tag, rows]) => `\n## ${tag}\n\n${tableOf(rows)}${listOfFindings(rows)}`)
  return head + tables.join('')
}

function tableOf(rows: Result[]): string {
  const lines = rows.map(row => `| \`${row.operation}\` | ${MARKS[row.result]} | ${factsOf(row)} |`)
  return `| operation | result | |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function listOfFindings(rows: Result[]): string {
  const items = rows.flatMap(row =>
    row.result === 'failed'
      ? row.findings.map(
          ({ text, contract }) => `- \`${row.operation}\`: ${inMarkdown(text)}${contract && ` (\`${contract}\`)`}`
        )
      : []
  )
  return items.length > 0 ? `\n${items.join('\n')}\n` : ''
}

const factsOf = (row: Result) =>
  row.result === 'not run'
    ? inMarkdown(row.reason)
    : `${row.note ?? `${row.milliseconds} ms`}, ${countOfChecks(row)} checks`

const countOfChecks = ({ checks }: Checked) =>
  Object.values(checks).reduce((sum, facts) => sum + Object.keys(facts).length, 0)
