import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The name of the clock must not change each second, and the initials in the user menu are a picture of the name. */
const RULES = { 'label-content-name-mismatch': { enabled: false } }

interface Found {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** Puts axe into every page that is opened from now on: the policy lets none be added later. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE })
}

/** What axe finds wrong with a part of the page, one line each; by default by all rules that the law knows. */
export async function findBarriers(page: Page, part: string, only: readonly string[] = TAGS): Promise<string[]> {
  const { violations }: Found = await page.evaluate(
    ([selector, runOnly, rules]) => {
      const axe: { run(part: string, options: object): Promise<Found> } = Reflect.get(window, 'axe')
      return axe.run(selector, { runOnly, rules, preload: false, resultTypes: ['violations'] })
    },
    [part, [...only], only === TAGS ? RULES : {}] as const
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`)
  )
}
