import { readFileSync } from 'node:fs'
import { basename, extname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { closure } from './graph.mjs'
import { hash } from './hash.mjs'
import { keyEdits } from './keys.mjs'
import { LAYERS } from './layers.mjs'
import { leanPackages } from './lean-packages.mjs'
import { limitEdits } from './limits.mjs'
import { describeLanguages, inOtherLanguages } from './locales.mjs'
import { ASSETS, CHART_LOADER, CHART_LOADER_NAME, ESBUILD, MAIN, ROOT } from './options.mjs'
import { shorten } from './shorten.mjs'
import { replaceAll } from './source.mjs'

/** Placeholder in the chart loader until the stamp of the build is known. */
const STAMP = '%stamp%'

/** Relative to the folder of the built files. */
const nameIn = path => relative(ESBUILD.outdir, resolve(ROOT, path)).replaceAll('\\', '/')

/** Keys become short names, and addresses of parts come from the boot script, so that no script contains a part's hash. */
function rewrite(path, { sources, partAt }, { keys, nameOf, all }) {
  const source = sources.get(path)
  if (!source) return readFileSync(join(ROOT, path), 'utf8')
  const lazy = source.lazyImports.map(({ value, start, end }) => ({
    start,
    end,
    replacement: `scriptUrlOf(${JSON.stringify(partAt(path, value).name)})`
  }))
  const prelude = lazy.length ? `import { scriptUrl as scriptUrlOf } from ${JSON.stringify(join(ROOT, ASSETS))}\n` : ''
  const inOthers = source.otherLanguages.map(({ value, start, end }) => ({
    start,
    end,
    replacement: JSON.stringify(inOtherLanguages(all, value))
  }))
  const edits = [...keyEdits(source, keys, nameOf), ...limitEdits(source), ...inOthers, ...lazy]
  return prelude + replaceAll(source.text, edits)
}

/**
 * Makes every entry import all files of its layers, so that they have the same importers and esbuild makes them one chunk.
 */
const layerPlugin = (entries, files, contentsOf, classNames) => ({
  name: 'layers',
  setup(build) {
    const preludes = new Map(
      entries.map(({ path, layers }) => [path, layers.map(name => `import 'layer:${name}'\n`).join('')])
    )
    const pathOf = path => relative(ROOT, path).replaceAll('\\', '/')
    build.onResolve({ filter: /^layer:/ }, ({ path }) => ({
      path: path.slice('layer:'.length),
      namespace: 'layer',
      sideEffects: true
    }))
    build.onLoad({ filter: /./, namespace: 'layer' }, ({ path }) => ({
      contents: files[path].map(file => `import ${JSON.stringify(join(ROOT, file))}\n`).join(''),
      resolveDir: ROOT
    }))
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: (preludes.get(pathOf(path)) ?? '') + contentsOf(pathOf(path)),
      loader: extname(path).slice(1)
    }))
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: `export default ${classNames(pathOf(path))}`,
      loader: 'js'
    }))
  }
})

/** All scripts except boot, minified, still under esbuild's names; with `screen`, a quick build shortens what that screen is measured by. */
export async function bundleScripts({ graph, files, classNames, contractFile, defines, quick, screen, texts }) {
  const { outputFiles, metafile } = await build({
    ...ESBUILD,
    minify: true,
    entryNames: '[dir]/[name]',
    entryPoints: graph.entries.map(({ path, name }) => ({ in: path, out: name })),
    define: {
      ...ESBUILD.define,
      ...defines,
      STAMP: JSON.stringify(STAMP),
      CONTRACT_FILE: JSON.stringify(contractFile),
      BUILT_LANGUAGES: JSON.stringify(describeLanguages(Object.keys(texts.all)))
    },
    plugins: [layerPlugin(graph.entries, files, path => rewrite(path, graph, texts), classNames), leanPackages]
  })
  const textOf = new Map(outputFiles.map(({ path, text }) => [nameIn(path), text]))
  const shortened = Object.entries(metafile.outputs).map(async ([path, output]) => {
    const name = nameIn(path)
    const isShort = !quick || (screen && isMeasuredWith(screen, output, files))
    return {
      name,
      text: isShort ? await shorten(textOf.get(name), { module: true }) : textOf.get(name).trimEnd(),
      entry: output.entryPoint,
      imports: output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => nameIn(path)),
      has: path => output.inputs[path]?.bytesInOutput > 0
    }
  })
  return { scripts: await Promise.all(shortened), metafile }
}

/** Its own scripts, and what few parts share. */
function isMeasuredWith(screen, { entryPoint = '', inputs }, layerFiles) {
  if (entryPoint) return entryPoint.startsWith(`src/screens/${screen}/`)
  return !Object.values(layerFiles).some(files => files.some(path => inputs[path]?.bytesInOutput > 0))
}

/**
 * Names each script after its content, imported ones first because their names are part of it. The hash of a part
 * also covers its sheet and texts. A part's script names those that it alone loads, the shell's all other later parts.
 * @returns `texts` by final name, the chunk names of each layer, the chunks that a part loads, and each part's hash
 */
export function nameScripts(scripts, { entries, layerFiles, extrasOf, laterParts }) {
  const byName = new Map(scripts.map(script => [script.name, script]))
  const finalNames = new Map()
  const hashes = new Map()
  const texts = new Map()
  const layerOf = script => LAYERS.find(layer => !script.entry && layerFiles[layer].some(script.has))
  const partOf = script => entries.find(({ path }) => path === script.entry)
  const namesOthers = part => part !== undefined && entries.some(({ namedBy }) => namedBy === part.name)
  // The names of others are in its script, so they must be known before it.
  const namedBefore = name => {
    const script = byName.get(name)
    const part = partOf(script)
    const others = namesOthers(part) ? scripts.filter(other => partOf(other)?.namedBy === part.name) : []
    return [...script.imports, ...others.map(({ name }) => name)]
  }
  const laterPartsNamedBy = part => {
    if (part?.name === 'shell') return laterParts(hashes)
    return namesOthers(part) ? laterParts(hashes, part.name) : {}
  }
  const order = new Set(scripts.flatMap(script => closure(namedBefore, script.name)))
  const shell = scripts.find(script => partOf(script)?.name === 'shell').name
  order.delete(shell)
  for (const name of [...order, shell]) {
    const script = byName.get(name)
    const part = partOf(script)
    const later = JSON.stringify(laterPartsNamedBy(part))
    const own = later === '{}' ? '' : `Object.assign(BUILD.parts,${later});`
    const text = script.imports.reduce(
      (text, imported) => text.replaceAll(basename(imported), basename(finalNames.get(imported))),
      own + script.text
    )
    const label = part?.name ?? (layerOf(script) ? `layer-${layerOf(script)}` : 'shared')
    const version = hash(text, ...(part ? extrasOf(part.name) : []))
    finalNames.set(name, script.entry === CHART_LOADER ? name : `${label}-${version}.js`)
    if (part && part.path !== CHART_LOADER && part.path !== MAIN) hashes.set(part.name, version)
    // main only imports the frame, which the page loads itself.
    if (part?.path !== MAIN) texts.set(finalNames.get(name), text)
  }
  const nameOfEntry = path => scripts.find(({ entry }) => entry === path).name
  const chunksOf = path =>
    closure(name => byName.get(name).imports, nameOfEntry(path))
      .map(name => finalNames.get(name))
      .filter(name => texts.has(name))
      .reverse()
  const layerChunks = Object.fromEntries(
    LAYERS.map(layer => [
      layer,
      scripts.filter(script => layerFiles[layer].some(script.has)).map(({ name }) => finalNames.get(name))
    ])
  )
  return { texts, layerChunks, chunksOf, hashes }
}

/** Puts the build's stamp into the chart loader, where the page compares it with its own. */
export function stampLoader(texts, stamp) {
  const name = `${CHART_LOADER_NAME}.js`
  texts.set(name, texts.get(name).replace(STAMP, stamp))
}

/** The boot script's entry of a part: its hash, and the extensions of its files besides the script. */
export const describeAssets = (version, { sheet, texts }) => version + (sheet ? '.css' : '') + (texts ? '.json' : '')
