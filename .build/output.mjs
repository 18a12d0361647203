import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes; zopfli saves next to nothing of shorter files. */
const WORTH_ZOPFLI = 300
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export async function zip(text, quick) {
  if (quick || Buffer.byteLength(text) < WORTH_ZOPFLI) return gzipSync(text, { level: 9 })
  // Imported only when needed, because it changes how uncaught errors are printed.
  const { default: zopfli } = await import('@gfx/zopfli')
  return zopfli.gzipAsync(Buffer.from(text), { numiterations: 3 })
}

/** Writes the files of dist/admin, each also compressed. @returns their gzip sizes by path. */
export async function writeFiles({ files, headers }, folder, quick) {
  rmSync(folder, { recursive: true, force: true })
  const sizes = new Map()
  for (const [path, text] of files) {
    const target = join(folder, 'admin', path)
    const zipped = await zip(text, quick)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    writeFileSync(`${target}.gz`, zipped)
    writeFileSync(`${target}.br`, brotliCompressSync(text, quick ? QUICK_BROTLI : {}))
    sizes.set(path, zipped.length)
  }
  writeFileSync(join(folder, 'admin/headers.txt'), headers)
  return sizes
}
