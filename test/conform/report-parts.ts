import type { Report, Result } from './results'

export const MARKS = { passed: 'passed', failed: 'FAILED', 'not run': 'not run' } as const

export function byTag(results: Result[]): [tag: string, rows: Result[]][] {
  const tags = new Map<string, Result[]>()
  for (const result of results) tags.set(result.tag, [...(tags.get(result.tag) ?? []), result])
  return [...tags]
}

/** What the run has left in the logs, as far as its user may read them. */
export function loggedText({ logged: { operations, events } }: Report): string {
  const counted = { 'the operation log': operations, 'the event log': events }
  const parts = Object.entries(counted).flatMap(([name, count]) => (count === null ? [] : [`${count} in ${name}`]))
  return parts.length > 0 ? `${parts.join(', ')} (others are counted too)` : 'not readable by this user'
}

export function summaryOf({ passed, failed, notRun, ended }: Report): string {
  const counts = `${passed} passed, ${failed} failed, ${notRun} not run`
  if (ended !== null) return `${counts}. The run ended before everything was checked: ${ended}.`
  if (passed + failed > 0) return counts
  return `${counts}. Nothing was checked, which does not mean that the panel conforms: each line has its reason.`
}
