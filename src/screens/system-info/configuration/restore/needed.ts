import type { BodySchema } from '../../../../api/configuration/restore'
import { sameValue } from '../../../../lib/form/same-value'
import { isRecord } from '../../../../lib/remote/shape'
import type { Values } from './change'
import { choicesOf, fieldsOf, isSet, misfitOf, partOf } from './fit'

/** Settings, or an entry, before and after a save. */
export interface Saved {
  body: BodySchema | undefined
  before: Values
  after: Values
}

/** Whether the panel refuses a save without this secret; `isSent` says which others are sent. */
export function isNeeded(secret: string, { body, before, after }: Saved, isSent: (name: string) => boolean): boolean {
  const names = secret.split('.')
  const parents = names.slice(0, -1)
  const name = names.slice(-1).join()
  const prefix = parents.map(parent => `${parent}.`).join('')
  const schema = partOf(body, parents)
  const [stored, saved] = [recordIn(before, parents), recordIn(after, parents)]
  const { needed } = fieldsOf(schema)[name] ?? {}
  if (!needed || !isMatch(saved, needed.with)) return false
  if (needed.unless?.some(other => isSent(prefix + other) || isSet(stored, other))) return false
  if (!isSet(stored, name)) return true
  const differs = (field: string) => !sameValue(stored[field], saved[field])
  const isWeaker = (field: string) => rankIn(schema, field, saved) < rankIn(schema, field, stored)
  return (needed.same?.some(differs) || needed.no_weaker?.some(isWeaker)) ?? false
}

/** Whether it has what this panel accepts no new entry without, other than a secret. */
export const lacksNeeded = (values: Values, body: BodySchema): boolean =>
  Object.entries(fieldsOf(body)).some(
    ([name, { needed, secret }]) => needed && !secret && !(name in values) && isMatch(values, needed.with)
  )

const isMatch = (values: Values, wanted: Readonly<Record<string, BodySchema>> = {}) =>
  Object.entries(wanted).every(([field, schema]) => field in values && !misfitOf(values[field], schema))

const recordIn = (values: Values, names: readonly string[]): Values =>
  names.reduce<Values>((part, name) => {
    const { [name]: found } = part
    return isRecord(found) ? found : {}
  }, values)

/** The place of a choice among all, from the least safe on. */
function rankIn(schema: BodySchema, field: string, { [field]: value }: Values): number {
  return typeof value === 'boolean' ? Number(value) : choicesOf(partOf(schema, [field])).indexOf(value)
}
