/** First segments of keys that belong to no screen: these texts are with whatever layer uses them. */
const SHARED = ['common', 'errors', 'frame', 'login', 'shell', 'menu', 'app', 'units', 'session', 'time', 't0200052']
const PLURAL = /\.(one|other)$/

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Whether any of the sources uses a key: whole, as the stem of a plural, or by the beginning of a template. */
function usesOf(sources) {
  const texts = new Set(sources.flatMap(({ texts }) => texts.map(({ value }) => value)))
  const beginnings = sources.flatMap(({ beginnings }) => beginnings.map(({ value }) => value)).filter(isOfKey)
  return key =>
    texts.has(key) || texts.has(key.replace(PLURAL, '')) || beginnings.some(beginning => key.startsWith(beginning))
}

const isOfKey = beginning => /^[a-z]\w*\./.test(beginning)

/**
 * Cuts the texts into slices: a screen's by the first segment of the key, shared ones by the layer that uses them. A page
 * begins either with the slice of login or with that of the shell, so each also has what the frame uses; the kit has the rest.
 * @returns the texts by language, by slice
 */
export function sliceWords({ entries, reached, sources }, locales) {
  const usedBy = wanted =>
    usesOf(
      entries
        .filter(wanted)
        .flatMap(({ path }) => reached.get(path))
        .flatMap(path => sources.get(path) ?? [])
    )
  const byLogin = usedBy(({ layers }) => !layers.includes('shell'))
  const byShell = usedBy(({ name, layers }) => name !== 'login' && !layers.includes('kit'))
  const byKit = usedBy(({ layers }) => layers.includes('kit'))
  const slicesOf = key => {
    const [first] = key.split('.')
    if (!SHARED.includes(first)) return [kebab(first)]
    const slices = [...(byLogin(key) ? ['login'] : []), ...(byShell(key) ? ['shell'] : [])]
    const forKit = !slices.includes('shell') && (!slices.length || byKit(key))
    return forKit ? [...slices, 'kit'] : slices
  }
  const words = new Map()
  for (const [language, texts] of Object.entries(locales))
    for (const [key, text] of Object.entries(texts))
      for (const slice of slicesOf(key)) {
        const languages = words.get(slice) ?? {}
        words.set(slice, { ...languages, [language]: { ...languages[language], [key]: text } })
      }
  return new Map([...words].sort())
}

export function checkWords(slices, entries) {
  const owners = ['kit', ...entries.map(({ owner }) => owner)]
  return slices.filter(slice => !owners.includes(slice)).map(slice => `texts of ${slice} belong to no screen`)
}
