/** What differs from build to build. The boot script sets it, so that a script's text changes with its own parts only. */
export interface Build {
  /** The same for all files of one build. */
  readonly stamp: string
  readonly icons: string
  /** By part: the hash in its files' names, then the endings of those it has beside its script (`5f3a1.css.json`). */
  readonly parts: Readonly<Record<string, string>>
}

declare global {
  /** Not there where modules run without a build, as in tests. */
  var BUILD: Build | undefined
}

const unbuilt: Build = { stamp: 'unbuilt', icons: 'icons.svg', parts: {} }

/** Not kept, as the boot script may come after this module: see main.tsx. */
const build = () => globalThis.BUILD ?? unbuilt
const base = '/admin/static/'

export const stamp = (): string => build().stamp

const addressOf = (part: string, ending: string) => `${base}${part}-${build().parts[part]?.split('.')[0]}${ending}`

/** The build calls it in place of the path of each `import()`. */
export const scriptUrl = (part: string): string => addressOf(part, '.js')

/** `undefined` where a part has no sheet of its own. */
export const sheetUrl = (part: string): string | undefined =>
  build().parts[part]?.includes('.css') ? addressOf(part, '.css') : undefined

/** `undefined` where a part has no texts of its own, as everywhere outside a build. */
export const wordsUrl = (part: string, language: string): string | undefined =>
  build().parts[part]?.includes('.json') ? addressOf(part, `.${language}.json`) : undefined

export const iconsUrl = (): string => base + build().icons

export const screenIconsUrl = (): string => addressOf('screen-icons', '.svg')

export const chartLoaderUrl = `${base}googleCharts/loader.js`
