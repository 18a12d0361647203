interface Build {
  readonly stamp: string
  readonly sheets: readonly string[]
  readonly words: readonly string[]
  /** The lazy parts that make do without the kit. */
  readonly light: readonly string[]
  readonly icons: string
}

/** Both are put in place by build.mjs; neither is there where modules run without a build, as in tests. */
declare const BUILD: Build
declare const BUILT: true | undefined

const isBuilt = typeof BUILT !== 'undefined'

const unbuilt: Build = {
  stamp: 'unbuilt',
  sheets: [],
  words: [],
  light: [],
  icons: 'icons.svg'
}

const build = isBuilt ? BUILD : unbuilt

/** The directory of the built files, found from the running module, so that it holds below /app and /admin alike. */
const base = isBuilt ? new URL('.', import.meta.url).href : '/admin/static/'

export const { stamp } = build

/** `undefined` where a screen has no sheet of its own. */
export const sheetUrl = (name: string): string | undefined =>
  build.sheets.includes(name) ? `${base}${name}-${stamp}.css` : undefined

/** `undefined` where a slice has no words, as everywhere outside a build. */
export const wordsUrl = (slice: string, language: string): string | undefined =>
  build.words.includes(slice) ? `${base}${slice}.${language}-${stamp}.json` : undefined

/** Whose sheets and words a lazy part needs beside those of frame and shell: those of the kit, then its own. */
export const partsOf = (name: string): string[] => (build.light.includes(name) ? [name] : ['kit', name])

export const iconsUrl = base + build.icons

export const chartLoaderUrl = `${base}googleCharts/loader.js`
