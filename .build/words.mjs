/** First parts of keys that belong to no screen, and those of the login page, which come with the frame. */
const SHARED = ['common', 'errors', 'frame', 'login', 'shell', 'menu', 'app', 'units', 'session', 'time', 't0200052']
const PLURAL = /\.(one|other)$/

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Whether the code names a key: whole, as the stem of a plural, or by the beginning of a template. */
const names = (texts, key) => texts.whole.has(key) || texts.whole.has(key.replace(PLURAL, '')) || texts.begins(key)

function textsOf(code) {
  const whole = new Set([...code.matchAll(/(['"`])([a-z][\w.]*)\1/g)].map(match => match[2]))
  const beginnings = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(match => match[1])
  return { whole, begins: key => beginnings.some(beginning => key.startsWith(beginning)) }
}

/**
 * Cuts the words into slices: a screen's by the first part of the key, shared ones by who names them. A page begins either
 * with the slice of login or with that of the shell, so each also has what the frame names; the kit has the rest.
 * @returns JSON by `<slice>.<language>`
 */
export function sliceWords({ entries, layers, locales, codeOf, keys }) {
  const textsFor = wanted => textsOf(codeOf(entries.filter(wanted).flatMap(({ path }) => layers.reached.get(path))))
  const login = textsFor(({ layers }) => !layers.includes('shell'))
  const shell = textsFor(({ name, layers }) => name !== 'login' && !layers.includes('kit'))
  const kit = textsFor(({ layers }) => layers.includes('kit'))
  const slicesOf = key => {
    const [first] = key.split('.')
    if (!SHARED.includes(first)) return [kebab(first)]
    const slices = [...(names(login, key) ? ['login'] : []), ...(names(shell, key) ? ['shell'] : [])]
    const forKit = !slices.includes('shell') && (!slices.length || names(kit, key))
    return forKit ? [...slices, 'kit'] : slices
  }
  const words = new Map()
  for (const [language, texts] of Object.entries(locales))
    for (const [key, text] of Object.entries(texts))
      for (const slice of slicesOf(key)) {
        const name = `${slice}.${language}`
        words.set(name, { ...words.get(name), [key]: text })
      }
  return new Map([...words].sort().map(([name, slice]) => [name, JSON.stringify(keys.inWords(slice))]))
}

export function checkWords(slices, entries) {
  const owners = ['kit', ...entries.map(({ owner }) => owner)]
  return slices.filter(slice => !owners.includes(slice)).map(slice => `words of ${slice} belong to no screen`)
}
