import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandDefines, withBrandTexts } from './brand.mjs'
import { brandFiles, brandSheet } from './brand-files.mjs'
import { readGraph } from './graph.mjs'
import { hash } from './hash.mjs'
import { createKeyCheck, keyBeginnings, nameAt, packTexts, placeKeys } from './keys.mjs'
import { assignLayers, checkLayers } from './layers.mjs'
import { loadedTexts, readLocales } from './locales.mjs'
import { COMMON_SHEETS, DEFAULT_LANGUAGES, ROOT } from './options.mjs'
import { bundledPackages, licenceTexts } from './packages.mjs'
import { buildBoot, fillHeaders, fillPage, listFirstFiles, noScriptSentences, productNames } from './page.mjs'
import { bundleScripts, describeAssets, nameScripts, stampLoader } from './scripts.mjs'
import { assembleSheets, buildSheets, minify } from './sheets.mjs'
import { SourceError } from './source.mjs'
import { checkTextSlices, sliceTexts } from './texts.mjs'
import { readThemes } from './theme.mjs'
import { checkVariant, presentSlices, readVariant, usedTexts } from './variant.mjs'

const read = path => readFileSync(join(ROOT, path), 'utf8')
const readJson = path => JSON.parse(read(path))

/** Of a tile with an icon, which the logo of a brand replaces. */
const LOGO_TILE = 'src/ui/page/logo-tile.module.css'

/**
 * Builds dist/admin in memory: `files` by path, and the data for the checks and the size report.
 * @param {object} options
 * @param {boolean} options.quick
 * @param {string} [options.screen]
 * @param {readonly string[]} [options.languages] English first
 * @param {import('./brand-files.mjs').Brand} [options.brand]
 * @param {readonly string[]} [options.without] the names of screens
 */
export async function make({ quick, screen = undefined, languages = DEFAULT_LANGUAGES, brand = {}, without = [] }) {
  const variant = readVariant(without)
  const graph = await readGraph(variant)
  const { entries } = graph
  const { files: layerFiles, sheetOf, isOnKit } = assignLayers(graph)

  const all = withBrandTexts(readLocales(languages), brand)
  const loaded = loadedTexts(all)
  const locales = without.length > 0 ? usedTexts(graph.sources, variant, loaded) : loaded
  const keys = new Set(Object.keys(locales.en))
  const slices = presentSlices(sliceTexts(graph, locales), variant, entries)
  const placeOf = createPlaces(graph.sources, keys, slices)
  const nameOf = key => nameAt(placeOf(key))
  const texts = pack(slices, placeOf)

  const imported = [...new Set([...graph.reached.values()].flat().filter(path => path.endsWith('.css')))]
  const { css, classNames } = await buildSheets([...COMMON_SHEETS, ...imported], { languages, brand })
  const sheets = await assembleSheets([...COMMON_SHEETS, ...imported], { css, sheetOf, isOnKit })
  if (brand.logo || brand.font) {
    const { tile } = JSON.parse(classNames(LOGO_TILE))
    sheets.set('frame', sheets.get('frame') + (await minify(brandSheet(brand, tile))))
  }

  const contract = JSON.stringify(variant.contract)
  const contractFile = `openapi-${hash(contract)}.json`
  const defines = brandDefines(brand)
  const { scripts, metafile } = await bundleScripts({
    graph,
    files: layerFiles,
    texts: { keys, nameOf, all },
    classNames,
    contractFile,
    defines,
    quick,
    screen
  })
  const extrasOf = name => [sheets.get(name) ?? '', ...Object.values(texts.get(name) ?? {})]
  const describeParts = (names, hashes) =>
    Object.fromEntries(
      [...names].sort().map(name => {
        const version = hashes.get(name) ?? hash(...extrasOf(name))
        return [name, describeAssets(version, { sheet: sheets.has(name), texts: texts.has(name) })]
      })
    )
  const firstNames = new Set(entries.filter(({ path }) => graph.firstParts.has(path)).map(({ name }) => name))
  const namedBy = new Map(entries.map(entry => [entry.name, entry.namedBy]))
  const screenIcons = read('static/screen-icons.svg')
  const laterParts = (hashes, part) => {
    const names = new Set([...hashes.keys(), ...sheets.keys(), ...texts.keys()])
    const later = [...names].filter(name => name !== 'frame' && !firstNames.has(name) && namedBy.get(name) === part)
    return {
      ...describeParts(later, hashes),
      ...(part === undefined && { 'screen-icons': hash(screenIcons) })
    }
  }
  const chunks = nameScripts(scripts, { entries, layerFiles, extrasOf, laterParts })

  const versionOf = name => chunks.hashes.get(name) ?? hash(...extrasOf(name))
  const fileNames = {
    sheet: name => (sheets.has(name) ? `${name}-${versionOf(name)}.css` : undefined),
    texts: (name, language) => (texts.has(name) ? `${name}-${versionOf(name)}.${language}.json` : undefined)
  }
  const parts = describeParts(firstNames, chunks.hashes)
  const icons = read('static/icons.svg')
  const { version } = readJson('package.json')
  const named = { icons: `icons-${hash(icons)}.svg`, parts }
  const facts = { stamp: hash(JSON.stringify([version, contractFile, named, [...chunks.texts.keys()]])), ...named }
  stampLoader(chunks.texts, facts.stamp)

  const firstFiles = listFirstFiles({ chunks, entries, fileNames })
  const { boot, metafile: bootMetafile } = await buildBoot({ facts, firstFiles, languages, defines, quick })
  const bootFile = `boot-${hash(boot)}.js`
  const inline = { boot, sheet: sheets.get('frame') }
  const headers = fillHeaders(read('static/headers.txt'), inline)
  const files = new Map(
    [
      ...chunks.texts,
      [bootFile, boot],
      [facts.icons, icons],
      [`screen-icons-${hash(screenIcons)}.svg`, screenIcons],
      [contractFile, contract],
      ...brandFiles(brand),
      ...[...sheets].map(([name, text]) => [fileNames.sheet(name), text]),
      ...[...texts].flatMap(([name, languages]) =>
        Object.entries(languages).map(([language, json]) => [fileNames.texts(name, language), json])
      )
    ].map(([name, text]) => [`static/${name}`, text])
  )
  const page = {
    headers,
    inline,
    favicon: brand.favicon ?? { bytes: Buffer.from(read('static/favicon.svg')), ending: '.svg' },
    title: locales[brand.language ?? 'en']['frame.product'],
    frame: readThemes(brand.colours).light.sidebar,
    product: productNames(locales),
    noScript: noScriptSentences(all),
    files: { main: chunks.layerChunks.frame[0], boot: bootFile, sheet: fileNames.sheet('frame') }
  }
  files.set('index.html', fillPage(read('static/index.html'), page))
  const packages = bundledPackages([metafile, bootMetafile])
  files.set('licenses.txt', licenceTexts(packages))
  const problems = [
    ...checkLayers(chunks, entries),
    ...checkTextSlices([...texts.keys()], entries),
    ...checkVariant(variant, graph)
  ]
  return {
    brand,
    variant,
    languages,
    files,
    headers,
    inline,
    packages,
    facts,
    chunks,
    entries,
    fileNames,
    texts,
    nameOf,
    bootFile,
    problems
  }
}

/** Short places for the keys, those of the same slices together. @throws SourceError with the location of each invalid key */
function createPlaces(sources, keys, slices) {
  const check = createKeyCheck(keys)
  const errors = [...sources].flatMap(([path, source]) => check(path, source))
  if (errors.length) throw new SourceError(errors)
  const beginnings = new Set([...sources.values()].flatMap(source => keyBeginnings(source, keys)))
  const slicesOf = key => [...slices].filter(([, { en }]) => key in en).map(([slice]) => slice)
  return placeKeys([...keys], [...beginnings], key => slicesOf(key).join())
}

const pack = (slices, placeOf) =>
  new Map(
    [...slices].map(([slice, languages]) => [
      slice,
      Object.fromEntries(
        Object.entries(languages).map(([language, texts]) => [language, JSON.stringify(packTexts(texts, placeOf))])
      )
    ])
  )
