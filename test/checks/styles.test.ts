import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { classUses } from './class-uses'
import { classesOf, parseSheet } from './sheets'
import { filesIn, read, SOURCES } from './sources'

const isTokens = (path: string) => path.endsWith('tokens.css')
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(black|white|gr[ae]y|red|green|blue|orange|yellow|silver|navy|teal)\b/i

const sheets = filesIn('src', /\.css$/)
const modules = sheets.filter(path => path.endsWith('.module.css'))
const rulesOf = (path: string) => parseSheet(path, read(path))
const test = suite('styles')

test('every class that a view uses exists, and every class of a sheet is used', () => {
  const uses = classUses(SOURCES)
  const missing: string[] = []
  const unused: string[] = []
  for (const path of modules) {
    const defined = new Set(rulesOf(path).flatMap(classesOf))
    const used = uses.get(path) ?? new Map<string, string>()
    for (const [name, location] of used) if (!defined.has(name)) missing.push(`${location}: ${name}`)
    for (const name of defined) if (!used.has(name)) unused.push(`${path}: .${name}`)
  }
  assert.equal({ missing, unused }, { missing: [], unused: [] })
})

test('every class of the common sheets is used by the page or a view', () => {
  const text = [...SOURCES, 'static/index.html'].map(read).join('\n')
  const common = sheets
    .filter(path => !modules.includes(path))
    .flatMap(rulesOf)
    .flatMap(classesOf)
  assert.equal(
    common.filter(name => !new RegExp(`\\b${name}\\b`).test(text)),
    []
  )
})

test('colours are defined in the tokens only', () => {
  const rules = sheets.filter(path => !isTokens(path)).flatMap(rulesOf)
  const wrong = rules.flatMap(({ location, declarations }) =>
    declarations
      .filter(({ value }) => COLOUR.test(withoutNames(value)))
      .map(({ property, value }) => `${location} ${property}: ${value}`)
  )
  assert.equal(wrong, [])
  assert.equal(
    SOURCES.filter(path => /['"`](#[0-9a-f]{3,8}|(rgb|hsl)a?\([^'"`]*)['"`]/i.test(read(path))),
    []
  )
})

/** Results of what somebody has just done, and the machine that runs. */
const GREEN = [
  'src/app/dialogs/export/outcome-view.tsx',
  'src/app/safe-apply/change-countdown.tsx',
  'src/app/safe-apply/change-outcome.tsx',
  'src/screens/account-management/import-result.tsx',
  'src/screens/api-doc/answer-view.tsx',
  'src/screens/auth-redirect/confirmation-note.tsx',
  'src/screens/communication/read-test-view.tsx',
  'src/screens/email/test-outcome.tsx',
  'src/screens/ethernet/tools.ts',
  'src/screens/project-management/job-result.tsx',
  'src/screens/project-management/texts.ts',
  'src/screens/system-info/configuration/restore/run-card.tsx',
  'src/screens/system-info/configuration/snapshot-card.tsx',
  'src/screens/touch-calibration/texts.ts'
]

test('only results of actions are green, and that the machine runs', () => {
  const views = SOURCES.filter(
    path => /^src\/(app|screens)\//.test(path) && /StatusBadge|StatusText|Banner|status-badge/.test(read(path))
  )
  const green = views.filter(path => /(?<![!=]== )'ok'/.test(read(path)))
  assert.equal(
    green.filter(path => !GREEN.includes(path)),
    []
  )
})

test('every token that is used is defined', () => {
  const defined = new Set(sheets.flatMap(path => [...read(path).matchAll(/(--[\w-]+)\s*:/g)].map(match => match[1])))
  const set = new Set(SOURCES.flatMap(path => [...read(path).matchAll(/['"](--[\w-]+)['"]/g)].map(match => match[1])))
  const used = sheets.flatMap(path => [...read(path).matchAll(/var\((--[\w-]+)/g)].map(match => `${path} ${match[1]}`))
  assert.equal(
    used.filter(use => !defined.has(use.split(' ')[1]) && !set.has(use.split(' ')[1])),
    []
  )
})

/** A value without custom properties and URLs, whose names may contain colour names. */
function withoutNames(value: string): string {
  return value.replace(/--[\w-]+|url\([^)]*\)/g, '')
}

test.run()
