export interface Rule {
  selectors: string[]
  /** `@media (…)` and the like around it, outermost first. */
  around: string[]
  declarations: Array<{ property: string; value: string }>
  /** `path:line`, to be found by. */
  place: string
}

/** Reads the rules of a style sheet; comments and strings do not confuse it as long as they hold no braces. */
export function parseSheet(path: string, css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
  const rules: Rule[] = []
  const open: Array<{ prelude: string; declarations: Rule['declarations']; line: number }> = []
  const top = () => open.at(-1)
  for (const { 0: token, index } of text.matchAll(/[^{};]*[{};]|[^{};]+$/g)) {
    const body = token.slice(0, -1).trim()
    const line = text.slice(0, index + token.search(/\S/)).split('\n').length
    if (token.endsWith('{')) {
      open.push({ prelude: body.replace(/\s+/g, ' '), declarations: [], line })
      continue
    }
    const [property, value] = body.split(/:([\s\S]*)/)
    if (property && value) top()?.declarations.push({ property: property.trim(), value: value.trim() })
    if (!token.endsWith('}')) continue
    const closed = open.pop()
    if (!closed || closed.prelude.startsWith('@')) continue
    const around = open.map(({ prelude }) => prelude)
    rules.push({
      selectors: splitList(closed.prelude),
      around,
      declarations: closed.declarations,
      place: `${path}:${closed.line}`
    })
  }
  return rules
}

/** The names after `@` of a sheet. */
export function atRules(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@[\w-]+/g)].map(match => match[0])
}

/** The classes that a rule's selectors name, or that it composes. */
export function classesOf({ selectors, declarations }: Rule): string[] {
  const composed = declarations.filter(({ property, value }) => property === 'composes' && !value.includes(' from '))
  const own = selectors.map(selector => selector.replace(/:global(\([^)]*\)|\s.*)/g, ''))
  const named = own.flatMap(selector => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(match => match[1]!))
  return [...named, ...composed.flatMap(({ value }) => value.split(/\s+/))]
}

/** Splits a selector list at its commas, not at those in brackets. */
function splitList(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map(selector => selector.trim())
}
