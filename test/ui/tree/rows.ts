import type { TreeRow } from '../../../src/ui/tree/tree-row'

export interface NamedRow extends TreeRow {
  name: string
}

/** Rows from lines such as `- Filler` (expanded), `+ Washer` (collapsed) and `Speed` (a leaf), indented by two blanks. */
export function rowsOf(...lines: string[]): NamedRow[] {
  const parsed = lines.map(line => {
    const [, indent = '', mark, name = ''] = /^( *)(?:([-+]) )?(.*)$/.exec(line) ?? []
    return { level: indent.length / 2 + 1, mark, name }
  })
  return parsed.map(({ level, mark, name }, index) => {
    const siblings = siblingsAround(parsed, index)
    return {
      id: name.toLowerCase().replace(/ /g, '-'),
      name,
      level,
      position: siblings.indexOf(index) + 1,
      setSize: siblings.length,
      ...(mark && { expanded: mark === '-' })
    }
  })
}

function siblingsAround(rows: readonly { level: number }[], index: number): number[] {
  const { level } = rows[index]!
  let first = index
  while (first > 0 && rows[first - 1]!.level >= level) first -= 1
  const found: number[] = []
  for (let at = first; at < rows.length && rows[at]!.level >= level; at += 1)
    if (rows[at]!.level === level) found.push(at)
  return found
}
