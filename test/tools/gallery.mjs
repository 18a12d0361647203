import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describeLanguages, knownLanguages, localesPlugin } from '../../.build/locales.mjs'
import { BASE, COMMON_SHEETS, ESBUILD, ROOT } from '../../.build/options.mjs'
import { themePlugin } from '../../.build/theme.mjs'

const PAGES = ['/gallery', '/gallery/states']
const ICONS = new Map([
  [`${BASE}icons.svg`, 'static/icons.svg'],
  [`${BASE}screen-icons-gallery.svg`, 'static/screen-icons.svg']
])
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'"
const HTML = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/gallery/main.css"></head>
<body><div id="root"></div><script src="/gallery/main.js"></script></body></html>`

/** Serves the gallery of test/gallery beside the console; it is built again whenever its page is opened. */
export function createGallery() {
  let built

  async function respond(path, response) {
    if (path === PAGES[0]) built = undefined
    built ??= buildGallery()
    if (PAGES.includes(path)) {
      await built
      return send(response, 'text/html', HTML)
    }
    const { script, sheet } = await built
    if (path === '/gallery/main.js') return send(response, 'text/javascript', script)
    if (path === '/gallery/main.css') return send(response, 'text/css', sheet)
    response.writeHead(404).end()
  }

  /** Takes the requests of the gallery; returns whether it was one. */
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const icons = ICONS.get(path)
    if (icons) send(response, 'image/svg+xml', readFileSync(join(ROOT, icons)))
    else if (PAGES.includes(path) || path.startsWith('/gallery/'))
      respond(path, response).catch(({ message }) => response.writeHead(500).end(message))
    else return false
    return true
  }
}

function send(response, type, body) {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': POLICY }
  response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' }).end(body)
}

async function buildGallery() {
  const imports = [...COMMON_SHEETS, 'test/gallery/main.tsx'].map(path => `import './${path}'`)
  const { outputFiles } = await build({
    ...ESBUILD,
    ...{ splitting: false, format: 'iife', metafile: false },
    plugins: [themePlugin(), localesPlugin],
    define: { ...ESBUILD.define, BUILT_LANGUAGES: JSON.stringify(describeLanguages(knownLanguages())) },
    inject: ['test/setup/in-other-languages.ts'],
    stdin: { contents: imports.join('\n'), resolveDir: ROOT, sourcefile: 'gallery.ts' },
    alias: {
      ...ESBUILD.alias,
      'react-dom': './test/gallery/in-place.tsx',
      'react-dom/client': 'preact/compat/client'
    }
  })
  const textOf = ending => outputFiles.find(({ path }) => path.endsWith(ending)).text
  return { script: textOf('.js'), sheet: textOf('.css') }
}
