import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Shorter files save next to nothing with zopfli. */
const WORTH_ZOPFLI = 3000
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Writes the files of dist/admin, each also compressed. @returns their gzip sizes by path. */
export async function writeFiles({ files, headers }, folder, quick) {
  rmSync(folder, { recursive: true, force: true })
  const sizes = new Map()
  // Imported only when needed, because it changes how uncaught errors are printed.
  const zopfli = quick ? undefined : (await import('@gfx/zopfli')).default
  for (const [path, text] of files) {
    const target = join(folder, 'admin', path)
    const zipped =
      zopfli && text.length >= WORTH_ZOPFLI
        ? await zopfli.gzipAsync(Buffer.from(text), { numiterations: 3 })
        : gzipSync(text, { level: 9 })
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    writeFileSync(`${target}.gz`, zipped)
    writeFileSync(`${target}.br`, brotliCompressSync(text, quick ? QUICK_BROTLI : {}))
    sizes.set(path, zipped.length)
  }
  writeFileSync(join(folder, 'admin/headers.txt'), headers)
  return sizes
}
