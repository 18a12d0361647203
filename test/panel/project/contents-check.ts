import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { valueFault } from '../recipe/recipe-values'
import { SCHEMAS } from './contents-schema'
import type { ProjectContents, RecipeDefinition } from './project-contents'

let check: ValidateFunction | undefined

/** Whether everything is as an update expects it, in its form and in what refers to something else. */
export function isValid(stated: unknown): stated is ProjectContents {
  try {
    check ??= new Ajv2020({ strict: false, meta: false, validateSchema: false }).compile({
      components: { schemas: SCHEMAS },
      $ref: '#/components/schemas/Contents'
    })
    return !isTooDeep(stated) && check(stated) && isConsistent(Object(stated))
  } catch {
    // Such as a limit that is no number.
    return false
  }
}

const MOST_LEVELS = 100

/** Deeper contents would exhaust the stack of what walks through them. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap(it => (typeof it === 'object' && it !== null ? Object.values(it) : []))
  }
  return false
}

/** Validated by the schema before. */
const isConsistent = ({ recipes, dataLogs, alarms }: ProjectContents): boolean =>
  [recipes, dataLogs, alarms, ...dataLogs.map(({ channels }) => channels)].every(hasOwnIds) &&
  recipes.every(hasValidValues)

const hasOwnIds = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length

const hasValidValues = ({ items, records, mostRecords }: RecipeDefinition): boolean =>
  records.length <= mostRecords &&
  items.every(item => valueFault(item, item.initial) === undefined) &&
  records.every(
    ({ values }) =>
      values.length === items.length && items.every((item, at) => valueFault(item, values[at] ?? '') === undefined)
  )
