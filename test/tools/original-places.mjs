import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { ROOT } from './paths.mjs'

const read = new Map()

/** Names in a stack the places of the sources, where it names those of a bundle. Node could, but reads the map in every process. */
export function withOriginalPlaces(text, script) {
  if (!text.includes(script)) return text
  const map = read.get(script) ?? new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')))
  read.set(script, map)
  return text.replaceAll(new RegExp(`${quoted(script)}:(\\d+):(\\d+)`, 'g'), (whole, line, column) => {
    const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1)
    if (originalSource === undefined) return whole
    const path = relative(ROOT, resolve(dirname(script), originalSource))
    return `${path}:${originalLine + 1}:${originalColumn + 1}`
  })
}

const quoted = path => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
