import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build, transform } from 'esbuild'
import { DEFAULT_LANGUAGES, ESBUILD, ROOT, TARGET } from './options.mjs'
import { themePlugin } from './theme.mjs'

const NAMES = 'class-names'

/** A script that imports every CSS module and exports the class names by path. */
const namesPlugin = modules => ({
  name: NAMES,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${NAMES}$`) }, ({ path }) => ({ path, namespace: NAMES }))
    build.onLoad({ filter: /./, namespace: NAMES }, () => ({
      contents: [
        ...modules.map((path, index) => `import names${index} from ${JSON.stringify(`./${path}`)}`),
        `export default [${modules.map((_, index) => `names${index}`)}]`
      ].join('\n'),
      resolveDir: ROOT
    }))
  }
})

const FIRST_PAINT = 'first-paint.css'
const ENGLISH_NAME = 'html:lang(en) .first-paint b:lang(en)'

/** The first paint shows the product's name in the language of the page, of those that the page has. */
const languagesPlugin = languages => ({
  name: 'languages',
  setup(build) {
    build.onLoad({ filter: new RegExp(`${FIRST_PAINT}$`) }, ({ path }) => {
      const css = readFileSync(path, 'utf8')
      if (!css.includes(ENGLISH_NAME)) throw new Error(`${FIRST_PAINT} has no rule for ${ENGLISH_NAME}`)
      const names = languages.map(language => ENGLISH_NAME.replaceAll('(en)', `(${language})`))
      return { contents: css.replace(ENGLISH_NAME, names.join()), loader: 'css' }
    })
  }
})

/**
 * Each sheet of src separately, built in one run because esbuild numbers the short class names over all of them.
 * @param {readonly string[]} paths
 * @param {{ languages?: readonly string[], brand?: import('./brand-files.mjs').Brand }} [options] `brand` has colours and fonts of the tokens
 * @returns `css` by path, and `classNames`, the class names of a CSS module as JSON
 */
export async function buildSheets(paths, { languages = DEFAULT_LANGUAGES, brand = {} } = {}) {
  const modules = paths.filter(path => path.endsWith('.module.css'))
  const { outputFiles, metafile } = await build({
    ...ESBUILD,
    minifyIdentifiers: true,
    entryPoints: [{ in: NAMES, out: NAMES }, ...paths.map(path => ({ in: path, out: path }))],
    plugins: [namesPlugin(modules), themePlugin(brand), languagesPlugin(languages)]
  })
  const textOf = path => outputFiles.find(file => relative(ROOT, file.path).replaceAll('\\', '/') === path).text
  const outputs = Object.entries(metafile.outputs)
  const script = textOf(outputs.find(([path, { entryPoint }]) => entryPoint && path.endsWith('.js'))[0])
  const { default: names } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  const sheets = new Map(
    outputs
      .filter(([path, { entryPoint }]) => entryPoint && path.endsWith('.css'))
      .map(([path, { entryPoint }]) => [entryPoint, textOf(path)])
  )
  return {
    css: path => {
      if (!sheets.has(path)) throw new Error(`esbuild wrote no sheet for ${path}`)
      return sheets.get(path)
    },
    classNames: path => JSON.stringify(names[modules.indexOf(path)] ?? {})
  }
}

/** A sheet of fewer characters costs more as a file, and a request, than its rules cost the pages that do without them. */
const SMALL = 400

/** One sheet per layer and per part with its own CSS, in the order in which its files are imported; small ones of parts on the kit are in the kit's. */
export async function assembleSheets(paths, { css, sheetOf, isOnKit }) {
  const sheets = new Map()
  for (const path of paths) sheets.set(sheetOf(path), (sheets.get(sheetOf(path)) ?? '') + css(path))
  for (const [name, text] of sheets) sheets.set(name, await minify(text))
  for (const [name, text] of sheets) {
    if (text.length >= SMALL || !isOnKit(name)) continue
    sheets.set('kit', (sheets.get('kit') ?? '') + text)
    sheets.delete(name)
  }
  return new Map([...sheets].filter(([, text]) => text))
}

export async function minify(text) {
  const { code } = await transform(text, { loader: 'css', minify: true, target: TARGET })
  return code.replace(/(--[\w-]+): /g, '$1:').trim()
}
