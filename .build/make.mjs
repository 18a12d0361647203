import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assembleDocument } from './contract.mjs'
import { readGraph } from './graph.mjs'
import { hash } from './hash.mjs'
import { createKeyCheck, keyBeginnings, nameAt, packTexts, placeKeys } from './keys.mjs'
import { assignLayers, checkLayers } from './layers.mjs'
import { readLocales } from './locales.mjs'
import { COMMON_SHEETS, DEFAULT_LANGUAGES, ROOT } from './options.mjs'
import { bundledPackages, licenceTexts } from './packages.mjs'
import { buildBoot, fillHeaders, fillPage, listFirstFiles, noScriptSentences, productNames } from './page.mjs'
import { bundleScripts, describeAssets, nameScripts, stampLoader } from './scripts.mjs'
import { assembleSheets, buildSheets } from './sheets.mjs'
import { SourceError } from './source.mjs'
import { checkTextSlices, sliceTexts } from './texts.mjs'

const read = path => readFileSync(join(ROOT, path), 'utf8')
const readJson = path => JSON.parse(read(path))

/** Builds dist/admin in memory: `files` by path, and the data for the checks and the size report. */
export async function make({ quick, screen = undefined, languages = DEFAULT_LANGUAGES }) {
  const { all, locales } = readLocales(languages)
  const graph = await readGraph()
  const { entries } = graph
  const { files: layerFiles, sheetOf } = assignLayers(graph)

  const keys = new Set(Object.keys(locales.en))
  const slices = sliceTexts(graph, locales)
  const placeOf = createPlaces(graph.sources, keys, slices)
  const nameOf = key => nameAt(placeOf(key))
  const texts = pack(slices, placeOf)

  const imported = [...new Set([...graph.reached.values()].flat().filter(path => path.endsWith('.css')))]
  const { css, classNames } = await buildSheets([...COMMON_SHEETS, ...imported], languages)
  const sheets = await assembleSheets([...COMMON_SHEETS, ...imported], sheetOf, css)

  const contract = JSON.stringify(assembleDocument(ROOT))
  const contractFile = `openapi-${hash(contract)}.json`
  const { scripts, metafile } = await bundleScripts({
    graph,
    files: layerFiles,
    texts: { keys, nameOf, all },
    classNames,
    contractFile,
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
    return { ...describeParts(later, hashes), ...(part === undefined && { 'screen-icons': hash(screenIcons) }) }
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
  const { boot, metafile: bootMetafile } = await buildBoot(facts, firstFiles, languages, quick)
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
      ...[...sheets].map(([name, text]) => [fileNames.sheet(name), text]),
      ...[...texts].flatMap(([name, languages]) =>
        Object.entries(languages).map(([language, json]) => [fileNames.texts(name, language), json])
      )
    ].map(([name, text]) => [`static/${name}`, text])
  )
  const page = {
    headers,
    inline,
    favicon: read('static/favicon.svg'),
    product: productNames(locales),
    noScript: noScriptSentences(all),
    files: { main: chunks.layerChunks.frame[0], boot: bootFile, sheet: fileNames.sheet('frame') }
  }
  files.set('index.html', fillPage(read('static/index.html'), page))
  const packages = bundledPackages([metafile, bootMetafile])
  files.set('licenses.txt', licenceTexts(packages))
  const problems = [...checkLayers(chunks, entries), ...checkTextSlices([...texts.keys()], entries)]
  return {
    files,
    languages,
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
