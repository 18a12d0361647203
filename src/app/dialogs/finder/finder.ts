import type { MessageKey } from '../../../lib/text/message'
import { likeness, MATCH, matchText, type SearchText, searchText } from '../../../lib/text/search-text'
import { type Findable, titleOf } from './findable'

/** Translates a text into one language. */
export type Wording = (key: MessageKey) => string

/** What can be found, with its words in some languages. */
interface Entry {
  item: Findable
  names: readonly SearchText[]
  keywords: readonly SearchText[]
  /** Of all titles and keywords of a language. */
  all: readonly SearchText[]
}

export interface Found {
  items: readonly Findable[]
  /** Nothing has this name: the items are those with the nearest ones. */
  isNearest: boolean
}

export type Finder = (query: string) => Found

const MOST = 30
const NEAREST = 3
const LEVELS = ['screen', 'card', 'field'] as const
const BETWEEN_KEYWORDS = /[,、]/
const BEFORE_FIELDS = 1.5
/** Behind what matches by one name: words that several of its titles have together. */
const TOGETHER = MATCH.parts + 1
const NONE = Number.POSITIVE_INFINITY

/** Finds by the words in these languages. */
export function createFinder(items: readonly Findable[], wordings: readonly Wording[]): Finder {
  const entries = items.map(item => entryOf(item, wordings))
  return text => {
    const query = searchText(text)
    if (query.words.length === 0) return { items: items.filter(({ level }) => level === 'screen'), isNearest: false }
    const exact = rank(entries, entry => rankOf(entry, query))
    const found = exact.length > 0 ? exact : rank(entries, entry => rankOf(entry, query, true))
    if (found.length > 0) return { items: found.slice(0, MOST), isNearest: false }
    return { items: rank(entries, entry => unlikeness(entry, query)).slice(0, NEAREST), isNearest: true }
  }
}

function entryOf(item: Findable, wordings: readonly Wording[]): Entry {
  const { keywords } = item
  const title = titleOf(item)
  const textsOf = (key: MessageKey | undefined) => (key ? wordings.map(wording => wording(key)).filter(Boolean) : [])
  return {
    item,
    names: textsOf(title).map(searchText),
    keywords: textsOf(keywords)
      .flatMap(text => text.split(BETWEEN_KEYWORDS))
      .map(searchText),
    all: wordings.map(wording => searchText([...item.titles, ...(keywords ? [keywords] : [])].map(wording).join(' ')))
  }
}

/** The entries with a rank, the lowest first. */
function rank(entries: readonly Entry[], rankOf: (entry: Entry) => number | undefined): Findable[] {
  return entries
    .flatMap(entry => {
      const rank = rankOf(entry)
      return rank === undefined ? [] : [{ item: entry.item, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/**
 * The lowest is the best: whole words come before parts of them, and within that screens before cards, cards before fields, and fields
 * before other words. Only the other words for a whole screen come before fields: many have the label `User`.
 */
function rankOf({ item, names, keywords, all }: Entry, query: SearchText, typos?: boolean): number | undefined {
  const best = (texts: readonly SearchText[]) => Math.min(...texts.map(text => matchText(text, query, typos) ?? NONE))
  const level = LEVELS.indexOf(item.level)
  const byName = best(names)
  const byKeyword = best(keywords)
  const isForScreen = item.level === 'screen' && byKeyword <= MATCH.words
  const isTogether = query.words.length > 1 && best(all) <= MATCH.beginnings
  const least = Math.min(
    weigh(byName, level),
    weigh(byKeyword, isForScreen ? BEFORE_FIELDS : LEVELS.length),
    weigh(isTogether ? TOGETHER : NONE, level)
  )
  return least < NONE ? least : undefined
}

/** A name and a word of it are one step, within which the level counts first. */
const weigh = (match: number, level: number) => Math.max(match, MATCH.words) * 100 + level * 10 + match

/** Less for each of its words, and for pairs of characters that a name shares with it. */
function unlikeness({ names, keywords, all }: Entry, query: SearchText): number | undefined {
  const known = query.words.filter(word => all.some(({ words }) => words.includes(word))).length
  const likest = Math.max(...[...names, ...keywords].map(text => likeness(text, query)))
  return known + likest > 0 ? -known - likest : undefined
}
