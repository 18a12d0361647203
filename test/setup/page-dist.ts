import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [BOOT, SHEET] = ['document.title', 'body { margin: 0 }']
const SCRIPT = '/admin/static/main-1a2b3.js'
/** As long as servers want a file to be before they compress it. */
const CODE = 'export const name = "a script of the console"'
export const LICENCES = 'preact 11.2.0 (MIT): The MIT License'
const PAGE = `<!doctype html><style>${SHEET}</style><script>${BOOT}</script><script type="module" src="${SCRIPT}"></script>`

const permission = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A folder like the built console: a page, a file with a hash in its name and one without, and the headers of all. */
export function createPageDist(changeHeaders = (headers: string) => headers): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'admin/static/googleCharts'), { recursive: true })
  const headers = readFileSync('static/headers.txt', 'utf8')
    .replace('{{boot}}', permission(BOOT))
    .replace('{{sheet}}', permission(SHEET))
  writeFileSync(join(dist, 'admin/headers.txt'), changeHeaders(headers))
  writeFileSync(join(dist, 'admin/index.html'), PAGE)
  writeFileSync(join(dist, 'admin/licenses.txt'), LICENCES)
  writeFileSync(join(dist, SCRIPT), CODE)
  writeFileSync(join(dist, 'admin/static/googleCharts/loader.js'), CODE)
  return dist
}
