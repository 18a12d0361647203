const PLURAL = /\.(one|other)$/
const LITERAL = /(['"])([a-z]\w*\.[\w.]+)\1/g

/**
 * Short names for the keys of texts, given to the code and to the words alike, as class names have them: a key often weighs
 * more than its text. One that a template completes keeps its name; so does one without a dot, which may mean other things.
 */
export function shortenKeys(keys, code) {
  const beginnings = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(match => match[1])
  const stemOf = key => key.replace(PLURAL, '')
  const isFixed = key => !key.includes('.') || beginnings.some(beginning => key.startsWith(beginning))
  const fixed = new Set(keys.filter(isFixed).map(stemOf))
  const free = [...new Set(keys.map(stemOf))].filter(stem => !fixed.has(stem)).sort()
  const names = new Map(free.map((stem, index) => [stem, index.toString(36)]))
  const nameOf = key => {
    const stem = stemOf(key)
    return (names.get(stem) ?? stem) + key.slice(stem.length)
  }
  return {
    nameOf,
    inWords: words => Object.fromEntries(Object.entries(words).map(([key, text]) => [nameOf(key), text])),
    inCode: text => text.replace(LITERAL, (_, quote, key) => quote + nameOf(key) + quote)
  }
}
