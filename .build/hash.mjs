import { createHash } from 'node:crypto'

/** Characters of a hash in a file's name: two versions of one file have the same by chance once in 60 million times. */
const LENGTH = 5

/** In lower case, as some file systems know no other. */
export function hash(...texts) {
  const number = BigInt(`0x${createHash('sha256').update(texts.join('\0')).digest('hex')}`)
  return number.toString(36).slice(-LENGTH)
}
