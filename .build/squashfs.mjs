import { basename } from 'node:path'

const MOST = 32767

/** What a file is like: its ending, and of texts also the language. */
const kindOf = path => basename(path).split('.').slice(1).join('.')

/**
 * An order of files for `mksquashfs -sort`: what is alike compresses better side by side, in the blocks that files share.
 * @param {string[]} paths of the bundle; compressed ones have no place in it
 */
export function sortFile(paths) {
  const plain = paths.filter(path => !/\.(gz|br)$/.test(path))
  const kinds = [...new Set(plain.map(kindOf))].sort()
  return plain.map(path => `${path} ${MOST - kinds.indexOf(kindOf(path))}\n`).join('')
}
