import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** Adds axe to every page opened later; the content security policy forbids adding it afterwards. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE })
}

/** Violations that axe finds in a part of the page, one per line; by default by the rules of WCAG 2.2 AA and best practices. */
export async function findViolations(
  page: Page,
  part: string,
  rulesOrTags: readonly string[] = TAGS
): Promise<string[]> {
  const { violations }: AxeResult = await page.evaluate(
    ([selector, runOnly]) => {
      const axe: { run(part: string, options: object): Promise<AxeResult> } = Reflect.get(window, 'axe')
      return axe.run(selector, { runOnly, preload: false, resultTypes: ['violations'] })
    },
    [part, [...rulesOrTags]] as const
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`)
  )
}
