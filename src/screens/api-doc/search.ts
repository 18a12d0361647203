import type { ApiTag } from '../../api/openapi'
import type { Documentation, Operation } from './documentation'

export const CALLS = ['all', 'prescribed', 'optional'] as const
export type Calls = (typeof CALLS)[number]

export interface TagGroup {
  tag: ApiTag
  operations: readonly Operation[]
}

/** Operations by tag; tags without any are left out. */
export function groupByTag({ tags }: Documentation, operations: readonly Operation[]): TagGroup[] {
  const groups = tags.map(tag => ({ tag, operations: operations.filter(operation => operation.tag === tag.name) }))
  return groups.filter(group => group.operations.length > 0)
}

/**
 * The operations that have every word of the search somewhere; those that do what was searched for come first.
 * @param titleOf the name of a tag's screen in the user's language: the operations are described in English
 */
export function searchOperations(
  { operations }: Documentation,
  search: string,
  calls: Calls,
  titleOf: (tag: string) => string = () => ''
): readonly Operation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const among = operations.filter(operation => isAmong(operation, calls))
  if (words.length === 0) return among
  return among
    .map(operation => ({ operation, score: scoreOf(operation, titleOf(operation.tag), words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ operation }) => operation)
}

function isAmong({ isPrescribed, isOptional }: Operation, calls: Calls): boolean {
  return calls === 'all' || (calls === 'prescribed' ? isPrescribed : isOptional)
}

/** Zero where a word is missing. Of calls that fit alike, reading ones come first. */
function scoreOf(operation: Operation, title: string, words: readonly string[]): number {
  const { id, tag, method, path, summary, description, keywords, parameters, replies, writes } = operation
  const names = parameters.map(({ name }) => name)
  const codes = replies.flatMap(reply => reply.codes)
  /** With how much each says about what the operation does. */
  const texts = [
    text(12, keywords),
    text(8, [summary]),
    text(6, [method, path.replace(/\{\w+\}/g, '')]),
    text(4, [id, path, ...names]),
    text(2, [tag, title, description]),
    text(1, codes)
  ]
  const scores = words.map(word => Math.max(...texts.map(match => match(word))))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, writes ? 1 : 1.5)
}

/** A whole word, also in the plural, counts more than a part of one. */
function text(weight: number, parts: readonly string[]) {
  const joined = parts.join(' ').toLowerCase()
  const words = joined.split(/[^a-z0-9]+/).map(singular)
  return (word: string): number => weight * (words.includes(singular(word)) ? 2 : joined.includes(word) ? 1 : 0)
}

const singular = (word: string) => word.replace(/s$/, '')
