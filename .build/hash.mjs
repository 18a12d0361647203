import { createHash } from 'node:crypto'

/** Characters of a hash in a file's name: one in 60 million versions of a file collides with the previous one. */
const LENGTH = 5

/** In lower case, because some file systems ignore case. */
export function hash(...texts) {
  const number = BigInt(`0x${createHash('sha256').update(texts.join('\0')).digest('hex')}`)
  return number.toString(36).slice(-LENGTH)
}
