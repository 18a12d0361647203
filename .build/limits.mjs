import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LIMITS, ROOT } from './options.mjs'

const known = new Map()

/** Whether a file has limits of the contract, which are written where they are used instead of being loaded. */
export const hasLimits = path => path.startsWith(LIMITS)

/** Edits that write limits of the contract as the numbers that they are, so that no unused ones are loaded. */
export const limitEdits = ({ limits }) =>
  limits.map(({ value, start, end }) => ({ start, end, replacement: value ? textOf(value) : '' }))

function textOf({ file, name, field, index, spread }) {
  const range = limitsIn(file)[name][field]
  if (index !== undefined) return String(range[index])
  return spread ? range.join() : `[${range.join()}]`
}

/** What a generated file exports, by name. */
function limitsIn(file) {
  const path = join(ROOT, LIMITS, `${basename(file)}.ts`)
  if (!known.has(path)) {
    const found = readFileSync(path, 'utf8').matchAll(/export const (\w+) = (\{[^}]*\}) as const/g)
    known.set(path, Object.fromEntries([...found].map(([, name, fields]) => [name, parse(fields)])))
  }
  return known.get(path)
}

const parse = fields => JSON.parse(fields.replace(/(\w+):/g, '"$1":'))
