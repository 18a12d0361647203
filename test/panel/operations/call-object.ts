import type { WrittenCall } from './call-record'
import { entriesOf, idOf, nameOf } from './changes'

/** The name of the entry that was added, changed or used; of settings and actions the end of the path, such as `hmi name`. */
export function objectOf(call: WrittenCall, actionIsNamed: boolean): string {
  const { operation, params } = call.found
  if (operation.tag === 'auth') return ''
  const parts = operation.path.split('/').filter(Boolean)
  const lastParameter = parts.map(isParameter).lastIndexOf(true)
  const fixed = parts.slice(lastParameter + 1)
  // Such as `exports`, which is the action itself.
  if (actionIsNamed) fixed.pop()
  const isEntry = lastParameter >= 0 || call.isList
  if (!isEntry) return words(fixed.slice(1))
  const [last] = Object.values(params).slice(-1)
  return entryName(call) ?? String(last ?? '')
}

function entryName({ before, after, returned, body }: WrittenCall): string | undefined {
  const known = entriesOf(before)
  const added = entriesOf(after)?.find(entry => !known?.some(other => idOf(other) === idOf(entry)))
  return [added, after, before, returned, body].map(nameOf).find(name => name !== undefined)
}

const isParameter = (part: string) => part.startsWith('{')

const words = (parts: readonly string[]) => parts.join(' ').replace(/-/g, ' ')
