import { createHash } from 'node:crypto'
import { PLURAL } from './locales.mjs'

const KEY = /^[a-z]\w*(\.\w+)+$/
const BEGINNING = /^[a-z]\w*\.[\w.]*$/

const stemOf = key => key.replace(PLURAL, '')
const segmentOf = key => key.split('.')[0]
const beginsKey = (keys, text) => BEGINNING.test(text) && [...keys].some(key => key.startsWith(text))
const isFound = (keys, text) => keys.has(text) || keys.has(`${text}.other`)

/** For each text the shortest unique prefix of its hash, so that a new text seldom changes others. */
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
 * Short names for the keys of texts, used in code and texts: a key often takes more bytes than its text. A name
 * consists of the abbreviated first segment and the position within that segment, so that a new key renames keys of its
 * own segment only. If templates complete a key, its beginning is shortened. A key without a dot is kept, because the
 * same string may have another meaning.
 * @returns the name of a key, of the stem of a plural, or of a beginning
 */
export function shortenKeys(keys, beginnings) {
  const shared = beginnings.filter(
    beginning => !beginnings.some(other => other !== beginning && beginning.startsWith(other))
  )
  const beginningOf = text => shared.find(beginning => text.startsWith(beginning))
  const nameable = keys.filter(key => key.includes('.')).map(key => beginningOf(key) ?? stemOf(key))
  const segments = groupBy([...new Set(nameable)].sort(), segmentOf)
  const abbreviations = abbreviate([...segments.keys()])
  const names = new Map(
    [...segments].flatMap(([segment, items]) =>
      items.map((item, index) => [item, abbreviations.get(segment) + index.toString(36)])
    )
  )
  return text => {
    const beginning = beginningOf(text)
    if (beginning) return `${names.get(beginning)}.${text.slice(beginning.length)}`
    return (names.get(stemOf(text)) ?? stemOf(text)) + text.slice(stemOf(text).length)
  }
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The beginnings of keys that templates of a source complete. */
export const keyBeginnings = ({ beginnings }, keys) =>
  beginnings.map(({ value }) => value).filter(value => beginsKey(keys, value))

/** @returns the errors of a source: keys that are not in `keys`, and keys put together so that they cannot be found */
export function createKeyCheck(keys) {
  const segments = new Set([...keys].map(segmentOf))
  const isOwn = value => segments.has(segmentOf(value))
  return (path, source) => {
    const error = ({ line }, text) => ({ text, location: { file: path, line } })
    return [
      ...source.texts
        .filter(({ value }) => KEY.test(value) && isOwn(value) && !isFound(keys, value))
        .map(item => error(item, `${item.value} is not in locales/en.json`)),
      ...source.texts
        .filter(({ value }) => BEGINNING.test(value) && value.endsWith('.') && isOwn(value))
        .map(item => error(item, `${item.value} begins a key: complete it in one template, \`${item.value}\${…}\``)),
      ...source.beginnings
        .filter(({ value }) => BEGINNING.test(value) && isOwn(value) && !beginsKey(keys, value))
        .map(item => error(item, `no key of locales/en.json begins with ${item.value}`)),
      ...source.continuations
        .filter(
          ({ value }) => /^\.\w[\w.]*$/.test(value) && !PLURAL.test(value) && [...keys].some(key => key.endsWith(value))
        )
        .map(item => error(item, `a key may not begin with a gap: name its first segment before …${item.value}`))
    ]
  }
}

/** Edits that replace the keys in a source by their short names. */
export const keyEdits = (source, keys, nameOf) => [
  ...source.texts
    .filter(({ value }) => isFound(keys, value))
    .map(({ value, start, end }) => ({ start, end, replacement: JSON.stringify(nameOf(value)) })),
  ...source.beginnings
    .filter(({ value }) => beginsKey(keys, value))
    .map(({ value, start, end }) => ({ start, end, replacement: `\`${nameOf(value)}\${` }))
]

/** Renames the keys of a slice and sorts it by them, which compresses better. */
export const renameKeys = (texts, nameOf) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [nameOf(key), text])
      .sort(([one], [other]) => (one < other ? -1 : 1))
  )
