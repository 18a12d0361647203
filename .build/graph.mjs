import { basename, dirname, extname } from 'node:path'
import { build } from 'esbuild'
import { BASES, describeLayers, LAYERS } from './layers.mjs'
import { hasLimits } from './limits.mjs'
import { CHART_LOADER, CHART_LOADER_NAME, ESBUILD, MAIN } from './options.mjs'
import { readSource, SourceError } from './source.mjs'

const OWN = /^src\/.*\.tsx?$/

/** The static imports of a file in post-order, the file itself last. */
export function closure(imports, path, seen = new Set()) {
  if (seen.has(path)) return []
  seen.add(path)
  return [...imports(path).flatMap(next => closure(imports, next, seen)), path]
}

const isTab = path => path.endsWith('/tab.tsx')

/** The name of a part, and its owner, which is the name of its sheet and texts; `tabs` are the folders of tabs, whose texts all parts in them have. */
function nameOf(path, tabs = []) {
  const [, folder, inner] = path.split('/')
  const file = basename(path, extname(path))
  // Tabs of a screen are named by their folders.
  const stem = isTab(path) ? basename(dirname(path)) : file
  if (path === MAIN) return { name: stem, owner: 'frame', kind: 'frame' }
  if (path === CHART_LOADER) return { name: CHART_LOADER_NAME, owner: 'chart', kind: 'chart' }
  if (folder === 'chart') return { name: stem, owner: 'chart', kind: 'chart' }
  if (folder !== 'screens') return { name: stem, owner: stem, kind: LAYERS.includes(stem) ? 'layer' : 'dialog' }
  if (stem === 'index') return { name: inner, owner: inner, kind: 'screen' }
  const tab = tabs.find(folder => path.startsWith(folder))
  const name = `${inner}-${stem}`
  return tab
    ? { name, owner: inner, kind: 'tab', tab: `${inner}-${basename(tab)}` }
    : { name, owner: inner, kind: 'piece' }
}

/** Of the screen that is its owner, which alone loads it. */
const isPieceOfScreen = ({ kind }) => kind === 'tab' || kind === 'piece'

/** Whose script has its address: the screen's, or that of the part after the first view which alone loads it; else the shell's. */
function namedBy(entry, loaders) {
  if (isPieceOfScreen(entry)) return entry.owner
  const [loader, ...others] = loaders
  return entry.kind === 'dialog' && loader?.kind === 'dialog' && others.length === 0 ? loader.name : undefined
}

/**
 * The graph of everything that is reachable from the two files that pages load; a variant of the bundle has sources of its own.
 * @returns `entries`, the parts that are loaded by address; the files `reached` from each; the `sources` of src from
 * readSource; `weightOf`, the minified bytes of a file after tree shaking; `partAt`, the part that a
 * lazy import loads; the paths of the `firstParts`, which the frame loads.
 */
export async function readGraph({ sourceOf, plugins }) {
  const options = { ...ESBUILD, minify: true, entryPoints: [MAIN, CHART_LOADER], plugins }
  const { inputs, outputs } = (await build(options)).metafile
  const paths = Object.keys(inputs).filter(path => !hasLimits(path))
  const sources = new Map(paths.filter(path => OWN.test(path)).map(path => [path, readSource(path, sourceOf(path))]))
  const lazyImports = paths.flatMap(from =>
    inputs[from].imports
      .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
      .map(({ path, original }) => ({ from, path, original }))
  )
  const entries = [MAIN, CHART_LOADER].map(path => ({ path, ...nameOf(path), layers: describeLayers('frame', 'main') }))
  const tabs = lazyImports
    .map(({ path }) => path)
    .filter(isTab)
    .map(path => `${dirname(path)}/`)
  for (const { path, layer } of declaredLayers(lazyImports, sources)) {
    if (entries.some(entry => entry.path === path)) continue
    const { name, ...rest } = nameOf(path, tabs)
    entries.push({ path, name, ...rest, layers: describeLayers(layer, name) })
  }
  const imports = path =>
    inputs[path].imports
      .filter(({ kind, external, path }) => !external && kind !== 'dynamic-import' && !hasLimits(path))
      .map(({ path }) => path)
  const scripts = Object.keys(outputs).filter(path => path.endsWith('.js'))
  const weights = new Map()
  for (const script of scripts)
    for (const [path, { bytesInOutput }] of Object.entries(outputs[script].inputs))
      weights.set(path, (weights.get(path) ?? 0) + bytesInOutput)
  const reached = new Map(entries.map(({ path }) => [path, closure(imports, path)]))
  const loadersOf = entry => {
    const files = lazyImports.filter(({ path }) => path === entry.path).map(({ from }) => from)
    return entries.filter(({ path }) => reached.get(path).some(file => files.includes(file)))
  }
  return {
    entries: entries.map(entry => ({ ...entry, namedBy: namedBy(entry, loadersOf(entry)) })),
    sources,
    firstParts: new Set(
      closure(imports, MAIN)
        .flatMap(from => lazyImports.filter(lazy => lazy.from === from))
        .map(({ path }) => path)
    ),
    reached,
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
