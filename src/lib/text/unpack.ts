import type { Words } from '../environment'

/** A text, or its forms; a number is the position of the item after it. */
export type PackedText = string | number | Words

/** The texts of a slice by their short keys, from how the build stores them without keys: by segment, in the order of their positions. */
export function unpack(packed: Record<string, PackedText[]>): Words {
  const words: Words = {}
  for (const [segment, items] of Object.entries(packed)) {
    let position = 0
    for (const item of items) {
      if (typeof item === 'number') {
        position = item
        continue
      }
      const key = segment + (position++).toString(36)
      if (typeof item === 'string') words[key] = item
      else for (const [end, text] of Object.entries(item)) words[`${key}.${end}`] = text
    }
  }
  return words
}
