/** A text as it is compared: without case, accents, width, kind of kana, and what joins or ends words. */
export interface SearchText {
  words: readonly string[]
  /** The words as they are written, not in singular and American English. */
  written: readonly string[]
  /** Without spaces. */
  joined: string
}

/** How well a text has what is searched for, the best first. */
export const MATCH = { whole: 0, words: 1, beginnings: 2, parts: 3 } as const
export type Match = (typeof MATCH)[keyof typeof MATCH]

const HIRAGANA = /[\u3041-\u3096]/g
const TO_KATAKANA = 0x60
const ACCENTS = /[\u0300-\u036f]/g
/** Left out, as are the long vowels of Katakana, which not everybody writes at the end of a word. */
const JOINERS = /[-'’.ー‐·]/g
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const WITHOUT_SPACES = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/
/** Shorter ones are within too many words. */
const LEAST_PART = 3
const LEAST_TYPED_WRONG = 5

export function searchText(text: string): SearchText {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(HIRAGANA, kana => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(JOINERS, '')
  const written = folded.split(BETWEEN_WORDS).filter(Boolean)
  const words = written.map(stem)
  return { words, written, joined: words.join('') }
}

/** British and American English, singular and plural are one word. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^aisu])s$/, '$1')
    .replace(/(..)our$/, '$1or')
    .replace(/is(e|ed|ing|ation)$/, 'iz$1')
    .replace(/(lic|def|off)ence$/, '$1ense')
    .replace(/([^aeiou])tre$/, '$1ter')
    .replace(/alogue$/, 'alog')
}

/** `typos`: a word of some length may have one typing error. */
export function matchText(text: SearchText, query: SearchText, typos = false): Match | undefined {
  if (text.joined === query.joined) return MATCH.whole
  const each = (isIn: (word: string) => boolean) => query.words.every(isIn)
  if (each(word => text.words.includes(word))) return MATCH.words
  if (typos) return isNearTo(text, query) ? MATCH.words : undefined
  if (text.joined.startsWith(query.joined) || each(word => text.words.some(other => other.startsWith(word))))
    return MATCH.beginnings
  return each(word => isPart(text.joined, word)) ? MATCH.parts : undefined
}

const isPart = (text: string, word: string) =>
  (word.length >= LEAST_PART || WITHOUT_SPACES.test(word)) && text.includes(word)

const isNearTo = (text: SearchText, query: SearchText) =>
  query.written.every(word => text.written.some(other => isNear(other, word)))

/** Whether they are equal but for one character that is missing, too many, another one, or two that are exchanged. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (other.length < LEAST_TYPED_WRONG || long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  if (long.length > short.length) return rest(short, 0) === rest(long, 1)
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2))
}

/** From 0, for nothing in common, to 1: the share of pairs of characters that both have. */
export function likeness({ joined: one }: SearchText, { joined: other }: SearchText): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const shared = pairs.filter(pair => others.includes(pair)).length
  return (2 * shared) / (pairs.length + others.length || 1)
}

const pairsOf = (text: string) => [...text].slice(1).map((character, index) => text.charAt(index) + character)
