import type { ApiTag } from '../../api/openapi'
import type { Documentation, Operation } from './documentation'

export const CALLS = ['all', 'prescribed', 'optional'] as const
export type Calls = (typeof CALLS)[number]

export interface TagGroup {
  tag: ApiTag
  operations: readonly Operation[]
}

/** The operations that have every word in method, path, name, text or error codes, by tag; tags without any are left out. */
export function searchOperations({ tags, operations }: Documentation, search: string, calls: Calls): TagGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = operations.filter(
    operation => isAmong(operation, calls) && words.every(word => textOf(operation).includes(word))
  )
  const groups = tags.map(tag => ({ tag, operations: found.filter(operation => operation.tag === tag.name) }))
  return groups.filter(group => group.operations.length > 0)
}

function isAmong({ isPrescribed, isOptional }: Operation, calls: Calls): boolean {
  return calls === 'all' || (calls === 'prescribed' ? isPrescribed : isOptional)
}

const texts = new WeakMap<Operation, string>()

function textOf(operation: Operation): string {
  const known = texts.get(operation)
  if (known !== undefined) return known
  const { id, tag, method, path, summary, description, parameters, replies } = operation
  const names = parameters.map(({ name }) => name)
  const codes = replies.flatMap(reply => reply.codes)
  const text = [id, tag, method, path, summary, description, ...names, ...codes].join(' ').toLowerCase()
  texts.set(operation, text)
  return text
}
