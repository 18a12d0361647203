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
 * Short places for the keys of texts: a key often takes more bytes than its text. A place is the abbreviated first segment,
 * the position within that segment, and what follows: the form of a plural, or what completes the beginning of a template.
 * A new key thus moves keys of its own segment only. Those of one `group` are next to each other.
 * @param {(key: string) => string} groupOf of keys that are often stored together
 * @returns the place of a key, of the stem of a plural, or of a beginning; undefined for any other text
 */
export function placeKeys(keys, beginnings, groupOf = () => '') {
  const shared = beginnings.filter(
    beginning => !beginnings.some(other => other !== beginning && beginning.startsWith(other))
  )
  const beginningOf = text => shared.find(beginning => text.startsWith(beginning))
  const itemOf = text => beginningOf(text) ?? stemOf(text)
  const groups = new Map([...keys].reverse().map(key => [itemOf(key), groupOf(key)]))
  const order = item => `${groups.get(item)} ${item}`
  const items = [...groups.keys()].sort((one, other) => (order(one) < order(other) ? -1 : 1))
  const segments = groupBy(items, segmentOf)
  const abbreviations = abbreviate([...segments.keys()])
  const places = new Map(
    [...segments].flatMap(([segment, members]) =>
      members.map((item, position) => [item, { segment: abbreviations.get(segment), position }])
    )
  )
  return text => {
    const item = itemOf(text)
    const place = places.get(item)
    return place && { ...place, end: beginningOf(text) ? `.${text.slice(item.length)}` : text.slice(item.length) }
  }
}

/** The name of a place in code. */
export const nameAt = ({ segment, position, end }) => segment + position.toString(36) + end

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
      ...source.beginnings
        .filter(({ value }) => /^[a-z]\w*\.\w*$/.test(value) && isOwn(value))
        .map(item => error(item, `${item.value} would keep the names of all keys of its segment: name two segments`)),
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

/**
 * The texts of a slice without their keys, as `lib/text/unpack.ts` reads them: by segment, in the order of their positions. A
 * number is the position of the text after it, where it does not follow the one before; an object has the forms of a plural,
 * or the ends of a template.
 */
export function packTexts(texts, placeOf) {
  const placed = Object.entries(texts)
    .map(([key, text]) => ({ ...placeOf(key), text }))
    .sort((one, other) => one.position - other.position)
  return Object.fromEntries(
    [...groupBy(placed, ({ segment }) => segment)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([segment, members]) => [segment, packSegment([...groupBy(members, ({ position }) => position)])])
  )
}

function packSegment(positions) {
  return positions.flatMap(([position, members], index) => {
    const previous = index ? positions[index - 1][0] : -1
    const [{ end, text }] = members
    const packed = end ? Object.fromEntries(members.map(({ end, text }) => [end.slice(1), text])) : text
    return position === previous + 1 ? [packed] : [position, packed]
  })
}
