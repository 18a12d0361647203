import type { DriverAddress } from '../../../api/opcua/server'
import type { NewTag } from './tree/edits'
import type { TagSettings } from './tree/tree'

/** Tags with consecutive addresses. */
export interface Bulk {
  /** Such as `D100..D199`, `100..199` or, of bits, `10.0..11.7`. */
  range: string
  step: number
  /** `{n}` is the number of the tag from 1, `{nnn}` the same with three digits, `{address}` its address. */
  pattern: string
  settings: Omit<TagSettings, 'address'>
}

export const MOST_BULK = 10_000

export type BulkTags = { tags: NewTag[] } | { refused: 'range' | 'step' | 'too_many' }

export function bulkTags({ range, step, pattern, settings }: Bulk, type: DriverAddress): BulkTags {
  const [from, to, more] = range.split('..').map(each => numberOf(each.trim(), type))
  if (from === undefined || to === undefined || more !== undefined || from > to) return { refused: 'range' }
  if (!Number.isInteger(step) || step < 1) return { refused: 'step' }
  const count = Math.floor((to - from) / step) + 1
  if (count > MOST_BULK) return { refused: 'too_many' }
  const tags = Array.from({ length: count }, (_, index) => {
    const address = addressOf(from + index * step, type)
    return { name: nameOf(pattern, index + 1, address), settings: { ...settings, address } }
  })
  return { tags }
}

/** The position of an address, which may be written with its type, among all of its type; of bits among all bits. */
function numberOf(text: string, { format, bits }: DriverAddress): number | undefined {
  const [prefix = '', suffix = ''] = format.split('%d')
  const isWritten = text.length > prefix.length + suffix.length && text.startsWith(prefix) && text.endsWith(suffix)
  const plain = isWritten ? text.slice(prefix.length, text.length - suffix.length) : text
  const [, word, bit] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (word === undefined || (bit === undefined) !== (bits === undefined)) return undefined
  if (bits === undefined) return Number(word)
  return Number(bit) < bits ? Number(word) * bits + Number(bit) : undefined
}

const addressOf = (position: number, { bits }: DriverAddress): string =>
  bits === undefined ? String(position) : `${Math.floor(position / bits)}.${position % bits}`

const nameOf = (pattern: string, number: number, address: string): string =>
  pattern.replace(/\{(n+|address)\}/g, (_, field: string) =>
    field === 'address' ? address : String(number).padStart(field.length, '0')
  )
