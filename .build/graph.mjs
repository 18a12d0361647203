import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { build } from 'esbuild'
import { BASES, describeLayers, LAYERS } from './layers.mjs'
import { CHART_LOADER, CHART_LOADER_NAME, ESBUILD, MAIN, ROOT } from './options.mjs'
import { readSource, SourceError } from './source.mjs'

const OWN = /^src\/.*\.tsx?$/

/** The static imports of a file in post-order, the file itself last. */
export function closure(imports, path, seen = new Set()) {
  if (seen.has(path)) return []
  seen.add(path)
  return [...imports(path).flatMap(next => closure(imports, next, seen)), path]
}

/** The name of a part, and its owner, which is the name of its sheet and texts. */
function nameOf(path) {
  const [, folder, inner] = path.split('/')
  const file = basename(path, extname(path))
  // Tabs of a screen are named by their folders.
  const stem = file === 'tab' ? basename(dirname(path)) : file
  if (path === MAIN) return { name: stem, owner: 'frame', kind: 'frame' }
  if (path === CHART_LOADER) return { name: CHART_LOADER_NAME, owner: 'chart', kind: 'chart' }
  if (folder === 'chart') return { name: stem, owner: 'chart', kind: 'chart' }
  if (folder !== 'screens') return { name: stem, owner: stem, kind: LAYERS.includes(stem) ? 'layer' : 'dialog' }
  return stem === 'index'
    ? { name: inner, owner: inner, kind: 'screen' }
    : { name: `${inner}-${stem}`, owner: inner, kind: file === 'tab' ? 'tab' : 'piece' }
}

/**
 * The graph of everything that is reachable from the two files that pages load.
 * @returns `entries`, the parts that are loaded by address; the files `reached` from each; the `sources` of src from
 * readSource; `weightOf`, the minified bytes of a file after tree shaking; `partAt`, the part that a
 * lazy import loads; the paths of the `firstParts`, which the frame loads.
 */
export async function readGraph() {
  const options = { ...ESBUILD, minify: true, entryPoints: [MAIN, CHART_LOADER] }
  const { inputs, outputs } = (await build(options)).metafile
  const paths = Object.keys(inputs)
  const sources = new Map(
    paths.filter(path => OWN.test(path)).map(path => [path, readSource(path, readFileSync(join(ROOT, path), 'utf8'))])
  )
  const lazyImports = paths.flatMap(from =>
    inputs[from].imports
      .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
      .map(({ path, original }) => ({ from, path, original }))
  )
  const entries = [MAIN, CHART_LOADER].map(path => ({ path, ...nameOf(path), layers: describeLayers('frame', 'main') }))
  for (const { path, layer } of declaredLayers(lazyImports, sources)) {
    if (entries.some(entry => entry.path === path)) continue
    const { name, ...rest } = nameOf(path)
    entries.push({ path, name, ...rest, layers: describeLayers(layer, name) })
  }
  const imports = path =>
    inputs[path].imports.filter(({ kind, external }) => !external && kind !== 'dynamic-import').map(({ path }) => path)
  const scripts = Object.keys(outputs).filter(path => path.endsWith('.js'))
  const weights = new Map()
  for (const script of scripts)
    for (const [path, { bytesInOutput }] of Object.entries(outputs[script].inputs))
      weights.set(path, (weights.get(path) ?? 0) + bytesInOutput)
  return {
    entries,
    sources,
    firstParts: new Set(
      closure(imports, MAIN)
        .flatMap(from => lazyImports.filter(lazy => lazy.from === from))
        .map(({ path }) => path)
    ),
    reached: new Map(entries.map(({ path }) => [path, closure(imports, path)])),
    weightOf: path => weights.get(path) ?? 0,
    partAt: (from, original) => {
      const found = lazyImports.find(lazy => lazy.from === from && lazy.original === original)
      return entries.find(({ path }) => path === found?.path)
    }
  }
}

/** Path and layer of each part, sorted by path; a part has the same layer wherever it is imported. */
function declaredLayers(lazyImports, sources) {
  const layers = new Map()
  const errors = []
  for (const { from, path, original } of lazyImports) {
    const { line, layer = 'kit' } = sources.get(from).lazyImports.find(({ value }) => value === original)
    const report = text => errors.push({ text, location: { file: from, line } })
    if (!BASES.includes(layer)) report(`${layer}: a part is built on one of ${BASES.join(', ')}`)
    if ((layers.get(path) ?? layer) !== layer) report(`${path} is built on ${layers.get(path)} elsewhere`)
    layers.set(path, layer)
  }
  if (errors.length) throw new SourceError(errors)
  return [...layers].sort().map(([path, layer]) => ({ path, layer }))
}
