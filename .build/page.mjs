import { build } from 'esbuild'
import { BASE, BOOT, ESBUILD } from './options.mjs'
import { shorten } from './shorten.mjs'

/** The parts that a first visit may show, which the boot script preloads. */
const FIRST_PARTS = ['login', 'shell', 'dashboard']

const fill = (text, values) => text.replace(/{{(\w+)}}/g, (_, name) => values[name])
const unquoted = code => decodeURIComponent(code).replace('"', "'")
const dataUri = svg =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim().replace(/>\s+</g, '><')).replace(/%(20|22|3D|3A|2F)/g, unquoted)}`

/** What a first visit loads besides the page's own links: addresses by part, with `*` for the language. */
export function listFirstFiles({ chunks: { chunksOf, layerChunks }, entries, fileNames }) {
  const filesOf = name => {
    const { path } = entries.find(entry => entry.name === name)
    const there = name === 'shell' ? layerChunks.frame : [...layerChunks.frame, ...layerChunks.shell]
    const scripts = chunksOf(path).filter(chunk => !there.includes(chunk))
    return [...scripts, fileNames.sheet(name), fileNames.texts(name, '*')].filter(Boolean).map(file => BASE + file)
  }
  return Object.fromEntries(FIRST_PARTS.map(name => [name, filesOf(name)]))
}

/** The boot script is built separately, because it runs before everything else and is not a module. */
export async function buildBoot(facts, firstFiles, quick) {
  const { outputFiles } = await build({
    ...ESBUILD,
    splitting: false,
    format: 'iife',
    minify: true,
    metafile: false,
    define: { ...ESBUILD.define, BUILT: JSON.stringify(facts), FIRST_FILES: JSON.stringify(firstFiles) },
    entryPoints: [BOOT]
  })
  const [{ text }] = outputFiles
  return quick ? text : shorten(text, { module: false })
}

/** `files` are the names of the boot script, the sheet and the script that the page loads. */
export function fillPage(page, { headers, favicon, files }) {
  const addresses = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, BASE + file]))
  return fill(page, {
    policy: headers.match(/Content-Security-Policy: (.*)/)[1].replace(/frame-ancestors [^;]*; /, ''),
    favicon: dataUri(favicon),
    ...addresses
  }).replace(/\n\s+/g, '\n')
}
