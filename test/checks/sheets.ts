export interface Rule {
  selectors: string[]
  /** Enclosing at-rules such as `@media (…)`, outermost first. */
  enclosing: string[]
  declarations: Array<{ property: string; value: string }>
  /** `path:line`. */
  location: string
}

/** Parses the rules of a style sheet; strings must not contain braces. */
export function parseSheet(path: string, css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
  const rules: Rule[] = []
  const open: Array<{ prelude: string; declarations: Rule['declarations']; line: number }> = []
  const innermost = () => open.at(-1)
  for (const { 0: token, index } of text.matchAll(/[^{};]*[{};]|[^{};]+$/g)) {
    const body = token.slice(0, -1).trim()
    const line = text.slice(0, index + token.search(/\S/)).split('\n').length
    if (token.endsWith('{')) {
      open.push({ prelude: body.replace(/\s+/g, ' '), declarations: [], line })
      continue
    }
    const [property, value] = body.split(/:([\s\S]*)/)
    if (property && value) innermost()?.declarations.push({ property: property.trim(), value: value.trim() })
    if (!token.endsWith('}')) continue
    const closed = open.pop()
    if (!closed || closed.prelude.startsWith('@')) continue
    const enclosing = open.map(({ prelude }) => prelude)
    rules.push({
      selectors: splitList(closed.prelude),
      enclosing,
      declarations: closed.declarations,
      location: `${path}:${closed.line}`
    })
  }
  return rules
}

/** The names of all at-rules of a sheet. */
export function atRules(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@[\w-]+/g)].map(match => match[0])
}

/** The classes in a rule's selectors and in its `composes`. */
export function classesOf({ selectors, declarations }: Rule): string[] {
  const composed = declarations.filter(({ property, value }) => property === 'composes' && !value.includes(' from '))
  const local = selectors.map(selector => selector.replace(/:global(\([^)]*\)|\s.*)/g, ''))
  const classes = local.flatMap(selector => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(match => match[1]!))
  return [...classes, ...composed.flatMap(({ value }) => value.split(/\s+/))]
}

/** Splits a selector list at its commas, except those in parentheses. */
function splitList(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map(selector => selector.trim())
}
