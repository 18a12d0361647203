import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder like the built console, with the page and the rules of the headers alone. */
export function createSmallDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'admin/static'), { recursive: true })
  writeFileSync(join(dist, 'admin/headers.txt'), '/*\n  Cache-Control: no-cache\n')
  writeFileSync(join(dist, 'admin/index.html'), '<title>console</title>')
  return dist
}
