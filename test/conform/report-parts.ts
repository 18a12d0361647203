import type { Report, Result } from './results'

export const MARKS = { passed: 'passed', failed: 'FAILED', 'not run': 'not run' } as const

export function byTag(results: Result[]): [tag: string, rows: Result[]][] {
  const tags = new Map<string, Result[]>()
  for (const result of results) tags.set(result.tag, [...(tags.get(result.tag) ?? []), result])
  return [...tags]
}

export function summaryOf({ passed, failed, notRun, ended }: Report): string {
  const counts = `${passed} passed, ${failed} failed, ${notRun} not run`
  return ended === null ? counts : `${counts}. The run ended before everything was checked: ${ended}.`
}
