import type { MessageKey } from '../../../lib/text/message'
import { KEYWORDS } from '../../../session/generated/keywords'
import type { MenuEntry } from '../../shell/menu'

export interface Findable {
  /** Of a screen. */
  path: string
  title: MessageKey
  group?: MessageKey
  /** Common words for what it is about. */
  keywords?: MessageKey
}

/** Translates a text into one language. */
export type Wording = (key: MessageKey) => string

/** The screens of the menu with their groups. */
export function listScreens(entries: readonly MenuEntry[]): Findable[] {
  return entries.flatMap((entry): Findable[] => {
    if (entry.kind === 'link') return []
    if (entry.kind === 'item') return [{ path: entry.path, title: entry.title }]
    return entry.items.map(({ path, title }) => ({ path, title, group: entry.title }))
  })
}

/** What the top bar opens, found like a screen. */
export const CLOCK: Findable = { path: '', title: 'shell.changeTime', keywords: 'finderDialog.clock' }

/** The screens whose name, group or keywords contain every word of the query in any of the languages; best matches first. */
export function matchScreens(screens: readonly Findable[], query: string, wordings: readonly Wording[]): Findable[] {
  const wanted = fold(query)
  const words = wanted.split(' ')
  const ranked = screens.map(screen => {
    const names = wordings.map(wording => fold(wording(screen.title)))
    const groups = wordings.map(wording => (screen.group ? fold(wording(screen.group)) : ''))
    const keywords = screen.keywords ?? KEYWORDS[screen.title]
    const others = keywords ? wordings.map(wording => fold(wording(keywords))) : []
    const all = [...names, ...groups, ...others]
    const found = words.every(word => all.some(text => text.includes(word)))
    return { screen, rank: found ? rankOf(names, wanted) : -1 }
  })
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ screen }) => screen)
}

function rankOf(names: readonly string[], wanted: string): number {
  if (names.some(name => name.startsWith(wanted))) return 0
  return names.some(name => name.includes(wanted)) ? 1 : 2
}

const HIRAGANA = /[\u3041-\u3096]/g
const TO_KATAKANA = 0x60

/** Ignores case, character width and the kind of kana. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(HIRAGANA, sign => String.fromCharCode(sign.charCodeAt(0) + TO_KATAKANA))
    .replace(/\s+/g, ' ')
    .trim()
}
