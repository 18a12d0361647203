export interface HeaderRule {
  path: RegExp
  headers: Array<[name: string, value: string]>
}

/** The headers of a path; of a header that several rules give, the last counts. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter(rule => rule.path.test(path)).flatMap(rule => rule.headers))
}

/** Reads static/headers.txt: a path per rule, `*` for any text, followed by its indented headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [name, value] = line.split(/:(.*)/)
    if (line.startsWith('/')) rules.push({ path: toPattern(line.trim()), headers: [] })
    else if (/^\s+\S/.test(line) && name && value) rules.at(-1)?.headers.push([name.trim(), value.trim()])
  }
  return rules
}

function toPattern(path: string): RegExp {
  const parts = path.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
