import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All rules are those of WCAG 2.2 AA and best practices. Colours do not depend on the language, and all else not on the theme. */
const RULES = {
  all: { runOnly: TAGS },
  colours: { runOnly: ['color-contrast'] },
  'all but colours': { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } }
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** Adds axe to every page opened later; the content security policy forbids adding it afterwards. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE })
}

/** Violations that axe finds in a part of the page, one per line. */
export async function findViolations(page: Page, part: string, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  const { violations }: AxeResult = await page.evaluate(
    ([selector, options]) => {
      const axe: { run(part: string, options: object): Promise<AxeResult> } = Reflect.get(window, 'axe')
      return axe.run(selector, { ...options, preload: false, resultTypes: ['violations'] })
    },
    [part, RULES[rules]] as const
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`)
  )
}

/** Violations in both themes; in the second only of colours. */
export async function findViolationsInBothThemes(page: Page, part: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await findViolations(page, part)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await findViolations(page, part, 'colours')
  return [...light, ...dark.map(violation => `dark: ${violation}`)]
}
