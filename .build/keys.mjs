import { createHash } from 'node:crypto'

const PLURAL = /\.(one|other)$/
const KEY = /^[a-z]\w*(\.\w+)+$/
const BEGINNING = /^[a-z]\w*\.[\w.]*$/

const stemOf = key => key.replace(PLURAL, '')
const segmentOf = key => key.split('.')[0]
const isFound = (keys, text) => keys.has(text) || keys.has(`${text}.other`)

/** For each text the shortest beginning of its hash that no other text has, so that a new text seldom changes others. */
function abbreviate(texts) {
  const digits = text => {
    const number = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    return String.fromCharCode(97 + Number(number % 26n)) + (number / 26n).toString(36)
  }
  const hashes = texts.map(digits)
  const lengthOf = hash => {
    let length = 1
    while (hashes.filter(other => other.startsWith(hash.slice(0, length))).length > 1) length += 1
    return length
  }
  return new Map(texts.map((text, index) => [text, hashes[index].slice(0, lengthOf(hashes[index]))]))
}

/**
 * Short names for the keys of texts, given to code and texts alike: a key often takes more bytes than its text. A name is
 * made of the abbreviated first segment and of the position within that segment, so that a new key renames keys of its
 * own segment only. A key that a template completes keeps its name; so does one without a dot, which may mean other things.
 */
export function shortenKeys(keys, beginnings) {
  const isFixed = key => !key.includes('.') || beginnings.some(beginning => key.startsWith(beginning))
  const fixed = new Set(keys.filter(isFixed).map(stemOf))
  const free = [...new Set(keys.map(stemOf))].filter(stem => !fixed.has(stem)).sort()
  const segments = groupBy(free, segmentOf)
  const abbreviations = abbreviate([...segments.keys()])
  const names = new Map(
    [...segments].flatMap(([segment, stems]) =>
      stems.map((stem, index) => [stem, abbreviations.get(segment) + index.toString(36)])
    )
  )
  return key => (names.get(stemOf(key)) ?? stemOf(key)) + key.slice(stemOf(key).length)
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The beginnings of keys that templates of a source complete. */
export const keyBeginnings = ({ beginnings }) =>
  beginnings.map(({ value }) => value).filter(value => BEGINNING.test(value))

/** What is wrong with the keys in a source: those that are no key of `keys`, and those that could not be found in code. */
export function checkKeys(path, source, keys) {
  const segments = new Set([...keys].map(segmentOf))
  const all = [...keys]
  const mine = value => segments.has(segmentOf(value))
  const error = ({ line }, text) => ({ text, location: { file: path, line } })
  return [
    ...source.texts
      .filter(({ value }) => KEY.test(value) && mine(value) && !isFound(keys, value))
      .map(item => error(item, `${item.value} is not in locales/en.json`)),
    ...source.texts
      .filter(({ value }) => BEGINNING.test(value) && value.endsWith('.') && mine(value))
      .map(item => error(item, `${item.value} begins a key: complete it in one template, \`${item.value}\${…}\``)),
    ...source.beginnings
      .filter(({ value }) => BEGINNING.test(value) && mine(value) && !all.some(key => key.startsWith(value)))
      .map(item => error(item, `no key of locales/en.json begins with ${item.value}`)),
    ...source.continuations
      .filter(({ value }) => /^\.\w[\w.]*$/.test(value) && !PLURAL.test(value) && all.some(key => key.endsWith(value)))
      .map(item => error(item, `a key may not begin with a gap: name its first segment before …${item.value}`))
  ]
}

/** Edits that give the keys in a source their short names. */
export const keyEdits = (source, keys, nameOf) =>
  source.texts
    .filter(({ value }) => isFound(keys, value))
    .map(({ value, start, end }) => ({ start, end, replacement: JSON.stringify(nameOf(value)) }))

/** Short names for the keys of a slice, sorted by them, which compresses better. */
export const renameKeys = (words, nameOf) =>
  Object.fromEntries(
    Object.entries(words)
      .map(([key, text]) => [nameOf(key), text])
      .sort(([one], [other]) => (one < other ? -1 : 1))
  )
