import { isAfterFirstView } from './layers.mjs'
import { PLURAL } from './locales.mjs'

/** First segments of keys that belong to no screen; these texts go to the layers that use them. */
const SHARED = [
  'common',
  'errors',
  'frame',
  'login',
  'shell',
  'menu',
  'app',
  'units',
  'session',
  'time',
  'range',
  't0200052'
]

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** @returns whether a source uses a key: literally, as the stem of a plural, or, unless it is `dropped`, through a template */
export function createUseTest(sources, dropped = new Set()) {
  const texts = new Set(sources.flatMap(({ texts }) => texts.map(({ value }) => value)))
  const beginnings = sources.flatMap(({ beginnings }) => beginnings.map(({ value }) => value)).filter(isOfKey)
  return key =>
    texts.has(key) ||
    texts.has(key.replace(PLURAL, '')) ||
    (!dropped.has(key) && beginnings.some(beginning => key.startsWith(beginning)))
}

const isOfKey = beginning => /^[a-z]\w*\./.test(beginning)

/**
 * Divides the texts into slices: a screen's by the first segment of the key, shared ones by the layer that uses them. A page
 * starts with the slice of login or that of the shell, so both include what the frame uses; a part right after the first
 * view has what only such parts use there; the kit has the rest.
 * @returns by slice and language
 */
export function sliceTexts({ entries, reached, sources }, locales) {
  const usedBy = predicate =>
    createUseTest(
      entries
        .filter(predicate)
        .flatMap(({ path }) => reached.get(path))
        .flatMap(path => sources.get(path) ?? [])
    )
  const byLogin = usedBy(({ layers }) => !layers.includes('shell'))
  const segments = new Set(Object.keys(locales.en).map(key => kebab(key.split('.')[0])))
  const pieces = entries.filter(entry => segments.has(entry.name) && isAfterFirstView(entry))
  const byPiece = pieces.map(({ name }) => ({ name, uses: usedBy(entry => entry.name === name) }))
  const byShell = usedBy(
    ({ name, layers }) => name !== 'login' && !layers.includes('kit') && !byPiece.some(piece => piece.name === name)
  )
  // A dialog may repeat what screens show.
  const byDialog = entries
    .filter(({ kind }) => kind === 'dialog')
    .map(({ name }) => ({ name, uses: usedBy(entry => entry.name === name) }))
  const byKit = usedBy(({ layers }) => layers.includes('kit'))
  const slicesOf = key => {
    const [first] = key.split('.')
    if (!SHARED.includes(first)) {
      const others = byDialog.filter(({ name, uses }) => name !== kebab(first) && uses(key))
      return [kebab(first), ...others.map(({ name }) => name)]
    }
    const slices = [...(byLogin(key) ? ['login'] : []), ...(byShell(key) ? ['shell'] : [])]
    if (slices.includes('shell')) return slices
    const later = byPiece.filter(({ uses }) => uses(key)).map(({ name }) => name)
    return [...slices, ...later, ...((!slices.length && !later.length) || byKit(key) ? ['kit'] : [])]
  }
  const textSlices = new Map()
  for (const [language, texts] of Object.entries(locales))
    for (const [key, text] of Object.entries(texts))
      for (const slice of slicesOf(key)) {
        const languages = textSlices.get(slice) ?? {}
        textSlices.set(slice, { ...languages, [language]: { ...languages[language], [key]: text } })
      }
  return new Map([...textSlices].sort())
}

export function checkTextSlices(slices, entries) {
  const owners = ['kit', ...entries.flatMap(({ name, owner }) => [name, owner])]
  return slices.filter(slice => !owners.includes(slice)).map(slice => `texts of ${slice} belong to no screen`)
}
