import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { build } from 'esbuild'

export const MAIN = 'src/app/start/main.tsx'
export const LAYERS = ['frame', 'fields', 'shell', 'kit']
const FRAME = ['frame']
const SIGNED_OUT_LAYERS = ['frame', 'fields']
const LIGHT_LAYERS = ['frame', 'shell']
const SHELL = 'src/app/shell/shell.tsx'
/** Entries that stand in the chunk of their layer; other entries keep a file of their own. */
const ROOTS = [MAIN, SHELL]
const LOADER = 'src/chart/loader.ts'
const SIGNED_OUT = ['login', 'auth-redirect']
/** Parts for a signed-in user that make do without the kit. */
const LIGHT = ['dashboard', 'not-found', 'not-in-version', 'user-menu-list']
/** What may go to a layer; the chart's own code never does. */
const SHARED = /^(src\/(api|app|lib|session|stores|ui)|node_modules\/(?!uplot))\//

/** Whether a part that is opened by its name makes do without the kit. */
export const isLight = ({ layers, path }) => !layers.includes('kit') && ![MAIN, LOADER].includes(path)

/** Name, owner (the sheet and the words that come with it) and layers of a file that is loaded by its address. */
function describeEntry(path) {
  const [, folder, inner] = path.split('/')
  const stem = basename(path, extname(path))
  if (path === MAIN) return { path, name: stem, owner: 'frame', layers: FRAME }
  if (path === LOADER) return { path, name: 'googleCharts/loader', owner: 'chart', layers: FRAME }
  if (path === SHELL) return { path, name: stem, owner: 'shell', layers: LIGHT_LAYERS }
  const part = folder === 'screens' ? inner : stem
  const layers = SIGNED_OUT.includes(part) ? SIGNED_OUT_LAYERS : LIGHT.includes(part) ? LIGHT_LAYERS : LAYERS
  if (folder !== 'screens') return { path, name: stem, owner: folder === 'chart' ? folder : stem, layers }
  return { path, name: stem === 'index' ? inner : `${inner}-${stem}`, owner: inner, layers }
}

/** Who imports whom, which files are loaded by address, and which leave any code after tree shaking. */
export async function survey(options) {
  const { inputs, outputs } = (await build({ ...options, entryPoints: [MAIN, LOADER] })).metafile
  const targets = (path, dynamic) =>
    inputs[path].imports
      .filter(({ kind, external }) => !external && (kind === 'dynamic-import') === dynamic)
      .map(({ path }) => path)
  const loaded = new Set(Object.keys(inputs).flatMap(path => targets(path, true)))
  const entries = [...new Set([MAIN, LOADER, ...[...loaded].sort()])].map(describeEntry)
  const scripts = Object.keys(outputs).filter(path => path.endsWith('.js'))
  const live = new Set(
    scripts.flatMap(script =>
      Object.keys(outputs[script].inputs).filter(path => outputs[script].inputs[path].bytesInOutput)
    )
  )
  return { entries, live, imports: path => targets(path, false) }
}

/** The static imports of a file, each after its own, the file itself last. */
export function closure(imports, path, seen = new Set()) {
  if (seen.has(path)) return []
  seen.add(path)
  return [...imports(path).flatMap(next => closure(imports, next, seen)), path]
}

/**
 * Frame: what main uses, and what both signed-out and light screens use. Fields: what the login page shares with others.
 * Shell: what the shell uses, and what light screens share with others. Kit: what else several parts use. What
 * auth-redirect shares with the kit alone is in no layer: the login page does without it.
 * @returns the files of each layer, which sheet the css of a file goes to, and what each entry reaches.
 */
export function assignLayers(entries, { imports, live }) {
  const reached = new Map(entries.map(({ path }) => [path, closure(imports, path)]))
  const owners = new Map()
  for (const { path, owner } of entries)
    for (const file of reached.get(path))
      if (file !== path || ROOTS.includes(file)) owners.set(file, new Set(owners.get(file)).add(owner))
  const layerOf = new Map()
  for (const [file, set] of owners) {
    const usedBy = (...names) => names.some(name => set.has(name))
    const shared = set.size > 1 && SHARED.test(file)
    const signedOut = shared && usedBy(...SIGNED_OUT)
    const light = usedBy('shell') || (shared && usedBy(...LIGHT))
    if (usedBy('frame') || (signedOut && light)) layerOf.set(file, 'frame')
    else if (usedBy('login') && shared) layerOf.set(file, 'fields')
    else if (!signedOut && (light || shared)) layerOf.set(file, light ? 'shell' : 'kit')
  }
  const inLayer = name => [...layerOf.keys()].filter(file => layerOf.get(file) === name && live.has(file))
  const sheetOf = file => {
    const [owner, ...others] = owners.get(file) ?? ['frame']
    const name = layerOf.get(file) ?? (others.length ? 'kit' : owner)
    return name === 'login' || name === 'fields' ? 'frame' : name
  }
  return { files: Object.fromEntries(LAYERS.map(name => [name, inLayer(name)])), sheetOf, reached }
}

/**
 * Every entry imports its layers whole, so all files of a layer have the same importers, and esbuild makes them one chunk.
 * `rewrite` has each source before esbuild.
 */
export const layerPlugin = (root, entries, layers, rewrite) => ({
  name: 'layers',
  setup(build) {
    const preludes = new Map(
      entries.map(({ path, layers }) => [join(root, path), layers.map(name => `import 'layer:${name}'\n`).join('')])
    )
    build.onResolve({ filter: /^layer:/ }, ({ path }) => ({
      path: path.slice(6),
      namespace: 'layer',
      sideEffects: true
    }))
    build.onLoad({ filter: /./, namespace: 'layer' }, ({ path }) => ({
      contents: layers.files[path].map(file => `import ${JSON.stringify(join(root, file))}\n`).join(''),
      resolveDir: root
    }))
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: (preludes.get(path) ?? '') + rewrite(readFileSync(path, 'utf8')),
      loader: extname(path).slice(1)
    }))
  }
})

/** One sentence for each layer that is not one chunk, and for each part that loads a layer it should do without. */
export function checkLayers({ layerChunks, chunksOf }, entries) {
  const split = Object.entries(layerChunks).filter(([, files]) => files.length > 1)
  const heavy = entries.flatMap(({ path, name, layers }) =>
    LAYERS.filter(layer => !layers.includes(layer))
      .filter(layer => chunksOf(path).some(file => layerChunks[layer].includes(file)))
      .map(layer => `${name} loads the layer ${layer}`)
  )
  return [...split.map(([name, files]) => `layer ${name} is in ${files.length} chunks: ${files.join(', ')}`), ...heavy]
}
