import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { BASE, BOOT, ESBUILD } from './options.mjs'
import { shorten } from './shorten.mjs'

/** The parts that a first visit may show, which the boot script preloads. */
const FIRST_PARTS = ['login', 'shell', 'dashboard']

const escaped = text => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
const fill = (text, values) => text.replace(/{{(\w+)}}/g, (mark, name) => values[name] ?? mark)
const unquoted = code => decodeURIComponent(code).replace('"', "'")
const dataUri = ({ bytes, ending }) =>
  ending === '.png'
    ? `data:image/png;base64,${bytes.toString('base64')}`
    : `data:image/svg+xml,${encodeURIComponent(bytes.toString().trim().replace(/>\s+</g, '><')).replace(/%(20|22|3D|3A|2F)/g, unquoted)}`

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
export async function buildBoot({ facts, firstFiles, languages, defines, quick }) {
  const { outputFiles, metafile } = await build({
    ...ESBUILD,
    splitting: false,
    format: 'iife',
    minify: true,
    define: {
      ...ESBUILD.define,
      ...defines,
      BUILT: JSON.stringify(facts),
      FIRST_FILES: JSON.stringify(firstFiles),
      LANGUAGE_CODES: JSON.stringify(languages)
    },
    entryPoints: [BOOT]
  })
  const [{ text }] = outputFiles
  return { boot: quick ? text : await shorten(text, { module: false }), metafile }
}

/** A source expression of a content security policy, which permits this very text inline. */
const permission = text => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Response headers, or settings of a server, with a policy that permits the inline script and sheet. */
export const fillHeaders = (headers, { boot, sheet }) =>
  fill(headers, { boot: permission(boot), sheet: permission(sheet) })

/** The product's name in each language, of which the sheet shows one. */
export const productNames = locales => inEachLanguage('b', locales, 'frame.product')

/** The sentence in each language that is shown where scripts are switched off. */
export const noScriptSentences = locales => inEachLanguage('p', locales, 'language.noScript')

const inEachLanguage = (tag, locales, key) =>
  Object.entries(locales)
    .map(([language, texts]) => `<${tag} lang="${language}">${escaped(texts[key])}</${tag}>`)
    .join('')

/** `frame` is the colour of the browser's own frame, `inline` are boot script and sheet, which become part of the page; `files` are the names of those that it loads. */
export function fillPage(page, { headers, favicon, title, frame, product, noScript, inline, files }) {
  const addresses = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, BASE + file]))
  return fill(page.replace(/\n\s+/g, '\n'), {
    policy: headers.match(/Content-Security-Policy: (.*)/)[1].replace(/frame-ancestors [^;]*; /, ''),
    favicon: dataUri(favicon),
    title: escaped(title),
    frame,
    product,
    noScript,
    inline: `<script>${inline.boot}</script>\n<style>${inline.sheet}</style>`,
    ...addresses
  })
}
