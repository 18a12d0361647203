import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import zopfli from '@gfx/zopfli'
import { build as esbuild, transform } from 'esbuild'
import { assembleContract } from './.build/contract.mjs'
import { shortenKeys } from './.build/keys.mjs'
import { assignLayers, checkLayers, closure, isLight, LAYERS, layerPlugin, MAIN, survey } from './.build/layers.mjs'
import { leanUplot } from './.build/lean-uplot.mjs'
import { SHORTENED_BY, shorten } from './.build/shorten.mjs'
import { compare, LANGUAGES, measure, newBudget, table } from './.build/sizes.mjs'
import { checkWords, sliceWords } from './.build/words.mjs'

const ROOT = dirname(fileURLToPath(import.meta.url))
const BASE = '/admin/static/'
const STYLES = ['tokens', 'reset', 'base', 'first-paint'].map(name => `src/styles/${name}.css`)
/** Characters below which zopfli saves next to nothing, and takes as long. */
const WORTH_ZOPFLI = 3000
const TARGET = ['chrome80', 'firefox78', 'safari14']
const OPTIONS = {
  absWorkingDir: ROOT,
  outdir: join(ROOT, 'dist/admin/static'),
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  splitting: true,
  target: TARGET,
  supported: { destructuring: true, 'optional-chain': true },
  entryNames: '[dir]/[name]-[hash]',
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  logLevel: 'silent',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    // Their entries are CommonJS, whose helpers would stand in the frame.
    dlv: 'dlv/dist/dlv.es.js',
    'dayjs/plugin/utc': 'dayjs/esm/plugin/utc/index.js',
    dayjs: 'dayjs/esm/index.js',
    'use-sync-external-store': 'preact/compat',
    'use-sync-external-store/shim': 'preact/compat',
    'use-sync-external-store/shim/index.js': 'preact/compat'
  },
  define: { globalThis: 'self', 'process.env.NODE_ENV': '"production"', BUILT: 'true', BUILD: '{}' }
}

const read = path => readFileSync(join(ROOT, path), 'utf8')
const hash = text => createHash('sha256').update(text).digest('hex').slice(0, 8)
const dataUri = svg =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim().replace(/>\s+</g, '><')).replace(/%(20|22|3D|3A|2F)/g, unquoted)}`
const unquoted = code => decodeURIComponent(code).replace('"', "'")
const fill = (text, values) => text.replace(/{{(\w+)}}/g, (_, name) => values[name])

/** The code of those of the paths that are ours. */
const codeOf = paths =>
  [...new Set(paths)]
    .filter(path => /^src\/.*\.tsx?$/.test(path))
    .map(read)
    .join('\n')

const bundle = ({ entries, layers, keys }, facts, options) =>
  esbuild({
    ...OPTIONS,
    ...options,
    entryPoints: [
      ...entries.map(({ path, name }) => ({ in: path, out: name })),
      ...STYLES.map(path => ({ in: path, out: path }))
    ],
    define: { ...OPTIONS.define, BUILD: JSON.stringify(facts) },
    plugins: [layerPlugin(ROOT, entries, layers, keys.inCode), leanUplot]
  })

const cssOf = ({ outputFiles }) => outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text)

/** One sheet per layer and per screen that has css of its own, cut out of esbuild's sheets at its comments. */
async function assembleSheets(styled, sheetOf) {
  const pieces = new Map()
  for (const text of cssOf(styled)) {
    const parts = text.split(/^\/\* (\S+\.css) \*\/$/m)
    for (let index = 1; index < parts.length; index += 2)
      if (!pieces.has(parts[index])) pieces.set(parts[index], parts[index + 1])
  }
  const sheets = {}
  for (const file of new Set([...STYLES, ...pieces.keys()]))
    sheets[sheetOf(file)] = (sheets[sheetOf(file)] ?? '') + pieces.get(file)
  const minified = Object.entries(sheets).map(async ([name, css]) => [
    name,
    (await transform(css, { loader: 'css', minify: true, target: TARGET })).code.replace(/(--[\w-]+): /g, '$1:').trim()
  ])
  return new Map((await Promise.all(minified)).filter(([, css]) => css))
}

/** Class names, to compare two runs of esbuild: sheets come from the first, code from the second. */
const classNames = result =>
  cssOf(result)
    .map(text => text.match(/(?<!\/\*.*)\.[a-z_][\w-]*/gi)?.join(''))
    .sort()
    .join()

/** The built scripts by the name of their entry or layer, each with the names of what it loads with it. */
function readChunks({ metafile: { outputs }, outputFiles }, layers) {
  const file = path => path.slice(path.indexOf('static/') + 7).replace(/(googleCharts\/loader)-\w+/, '$1')
  const scripts = Object.keys(outputs).filter(path => path.endsWith('.js'))
  const holders = name =>
    scripts.filter(path => layers.files[name].some(source => outputs[path].inputs[source]?.bytesInOutput))
  const loads = path =>
    closure(
      next => outputs[next].imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
      path
    )
  const layerChunks = Object.fromEntries(LAYERS.map(name => [name, holders(name).map(file)]))
  const ofEntry = path => scripts.find(script => outputs[script].entryPoint === path)
  const texts = new Map(
    outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ path, text }) => [file(path), text])
  )
  // What it imports is all there is to it, and the page asks for that itself.
  texts.delete(file(ofEntry(MAIN)))
  const chunksOf = path =>
    loads(ofEntry(path))
      .map(file)
      .filter(name => texts.has(name))
      .reverse()
  return { texts, layerChunks, chunksOf }
}

/** Built apart, as it stands before everything else and is no module. */
async function buildBoot(firstFiles) {
  const define = { ...OPTIONS.define, BOOT: JSON.stringify(firstFiles) }
  const options = { ...OPTIONS, splitting: false, format: 'iife', minify: true, metafile: false, define }
  const [{ text }] = (await esbuild({ ...options, entryPoints: ['src/app/start/boot.ts'] })).outputFiles
  return shorten(text, { module: false })
}

/** What a visit loads after the page's own links: addresses by layer or screen, with `*` for the language. */
function listFirstFiles({ chunks, facts, entries }) {
  const ownChunks = name => {
    const path = entries.find(entry => entry.name === name)?.path
    return path ? chunks.chunksOf(path).filter(file => !chunks.layerChunks.frame.includes(file)) : []
  }
  const ownFiles = name => [
    ...ownChunks(name).filter(file => name === 'shell' || !chunks.layerChunks.shell.includes(file)),
    ...facts.sheets.filter(sheet => sheet === name).map(sheet => `${sheet}-${facts.stamp}.css`),
    ...facts.words.filter(slice => slice === name).map(slice => `${slice}.*-${facts.stamp}.json`)
  ]
  return Object.fromEntries(
    ['login', 'shell', 'dashboard'].map(name => [name, ownFiles(name).map(file => BASE + file)])
  )
}

function fillPage({ chunks, facts, bootFile, headers }) {
  const page = fill(read('static/index.html'), {
    policy: headers.match(/Content-Security-Policy: (.*)/)[1].replace(/frame-ancestors [^;]*; /, ''),
    favicon: dataUri(read('static/favicon.svg')),
    boot: BASE + bootFile,
    sheet: `${BASE}frame-${facts.stamp}.css`,
    main: BASE + chunks.layerChunks.frame[0]
  })
  return page.replace(/\n\s+/g, '\n')
}

/** Everything of dist/admin in memory: `files` by path, and what the checks and the size report need to know of them. */
async function make() {
  const { entries, ...graph } = await survey(OPTIONS)
  const layers = assignLayers(entries, graph)
  const locales = Object.fromEntries(
    LANGUAGES.map(language => [language, JSON.parse(read(`locales/${language}.json`))])
  )
  const keys = shortenKeys(Object.keys(locales.en), codeOf([...layers.reached.values()].flat()))
  const parts = { entries, layers, keys }
  const icons = read('static/icons.svg')
  const contract = JSON.stringify(assembleContract(ROOT))
  const facts = {
    stamp: '00000000',
    version: JSON.parse(read('package.json')).version,
    icons: `icons-${hash(icons)}.svg`,
    contract: `openapi-${hash(contract)}.json`
  }
  const styled = await bundle(parts, facts, { minifyIdentifiers: true, minifySyntax: true })
  const sheets = await assembleSheets(styled, layers.sheetOf)
  const words = sliceWords({ ...parts, locales, codeOf })
  facts.stamp = hash(JSON.stringify([...sheets, ...words]))
  facts.sheets = [...sheets.keys()].filter(name => name !== 'frame')
  facts.words = [...words.keys()].filter(name => name.endsWith('.en')).map(name => name.slice(0, -3))
  facts.light = entries.filter(isLight).map(({ name }) => name)

  const built = await bundle(parts, facts, { minify: true, banner: { js: SHORTENED_BY } })
  if (classNames(styled) !== classNames(built)) throw new Error('class names differ between two runs of esbuild')
  const chunks = readChunks(built, layers)
  const boot = await buildBoot(listFirstFiles({ chunks, facts, entries }))
  const bootFile = `boot-${hash(boot)}.js`
  const headers = read('static/headers.txt')
  const scripts = [...chunks.texts].map(async ([name, text]) => [name, await shorten(text, { module: true })])
  const files = new Map(
    [
      ...(await Promise.all(scripts)),
      [bootFile, boot],
      [facts.icons, icons],
      [facts.contract, contract],
      ...[...sheets].map(([name, css]) => [`${name}-${facts.stamp}.css`, css]),
      ...[...words].map(([name, json]) => [`${name}-${facts.stamp}.json`, json])
    ].map(([name, text]) => [`static/${name}`, text])
  )
  files.set('index.html', fillPage({ chunks, facts, bootFile, headers }))
  const problems = [...checkLayers(chunks, entries), ...checkWords(facts.words, entries)]
  return { files, headers, facts, chunks, entries, keys, bootFile, problems }
}

/** Writes dist/, each text file also compressed. @returns the gzip sizes by path. */
async function writeFiles({ files, headers }, folder, quick) {
  rmSync(folder, { recursive: true, force: true })
  const sizes = new Map()
  for (const [path, text] of files) {
    const target = join(folder, 'admin', path)
    const zipped =
      quick || text.length < WORTH_ZOPFLI
        ? gzipSync(text, { level: 9 })
        : await zopfli.gzipAsync(Buffer.from(text), { numiterations: 5 })
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    writeFileSync(`${target}.gz`, zipped)
    writeFileSync(`${target}.br`, brotliCompressSync(text))
    sizes.set(path, zipped.length)
  }
  writeFileSync(join(folder, 'admin/headers.txt'), headers)
  return sizes
}

/**
 * A `quick` build is compressed less, and held to no budget.
 * @returns also `problems` and `passed` budgets, one sentence each; the build is written all the same.
 */
export async function build({ folder = join(ROOT, 'dist'), quick = false } = {}) {
  const made = await make()
  const sizes = await writeFiles(made, folder, quick)
  const lines = measure(made, sizes)
  return { ...made, sizes, lines, passed: quick ? [] : compare(lines, JSON.parse(read('size-budget.json'))) }
}

async function run({ report, budget, watch: quick }) {
  const started = Date.now()
  const built = await build({ quick })
  if (report) console.log(table(built))
  if (budget) writeFileSync(join(ROOT, 'size-budget.json'), newBudget(built.lines))
  const problems = budget ? built.problems : [...built.problems, ...built.passed]
  for (const problem of problems) console.error(problem)
  console.log(`built in ${Date.now() - started} ms, first visit ${built.lines['first visit: login']} bytes`)
  return problems.length === 0
}

async function tryRun(options) {
  try {
    process.exitCode = (await run(options)) ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

function rebuildOnChange(options) {
  let timer
  let running = Promise.resolve()
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(() => tryRun(options))
    }, 100)
  }
  for (const folder of ['src', 'static', 'locales']) watch(join(ROOT, folder), { recursive: true }, again)
}

function readOptions() {
  const flag = { type: 'boolean', default: false }
  try {
    return parseArgs({ options: { watch: flag, report: flag, budget: flag } }).values
  } catch ({ message }) {
    console.error(message)
    process.exit(2)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = readOptions()
  await tryRun(options)
  if (options.watch) rebuildOnChange(options)
}
