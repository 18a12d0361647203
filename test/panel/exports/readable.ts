import locales from 'virtual:locales'
import { LANGUAGES } from '../device/languages'
import type { Language } from '../events/event-log-state'
import { OWN_TEXTS, TEXTS_OF_CODES, TITLE_KEYS } from './readable-texts'
import { type Cell, type LogTable, OFFSET } from './table'

/** English where the panel has no texts in the language. */
const known = (language: Language) => (LANGUAGES.includes(language) ? language : 'en')
const wordsIn = (language: Language) => locales[known(language)] ?? {}
const GAP = /^(\d+)(?: to (\d+))? missing$/

/** The title of a column, as it is on the screens of the console; in English without a language. */
export function titleIn(language: Language | undefined, title: string): string {
  if (language === undefined) return title
  const time = title.endsWith(`: ${OFFSET}`) && title.slice(0, -OFFSET.length - 2)
  if (time) return `${titleIn(language, time)}: ${titleIn(language, OFFSET)}`
  const key = TITLE_KEYS[title]
  return (key && wordsIn(language)[key]) || OWN_TEXTS[title]?.[known(language)] || title
}

/** Yes or no, which is `yes` or `no` without a language. */
export function yesNoIn(language: Language | undefined, value: boolean): string {
  const word = value ? 'yes' : 'no'
  return language === undefined ? word : (wordsIn(language)[`common.term.${word}`] ?? word)
}

/** The table with titles and codes in a language, for people; as it is, for programs, without one. */
export function readable({ columns, total, rows }: LogTable, language: Language | undefined): LogTable {
  if (language === undefined) return { columns, total, rows }
  const codes = columns.map(({ name }) => TEXTS_OF_CODES[name])
  const textOf = (cell: Cell, column: number): Cell => {
    if (typeof cell === 'boolean') return yesNoIn(language, cell)
    const gap = column === 0 && GAP.exec(String(cell))
    if (gap) return gapText(language, gap[1] ?? '', gap[2])
    const key = typeof cell === 'string' ? codes[column]?.(cell) : undefined
    return (key && (wordsIn(language)[key] ?? OWN_TEXTS[key]?.[known(language)])) || cell
  }
  return {
    columns: columns.map(({ name, type }) => ({ name: titleIn(language, name), type })),
    total,
    *rows(timeCells) {
      for (const row of rows(timeCells)) yield row.map(textOf)
    }
  }
}

function gapText(language: Language, first: string, last = ''): string {
  const text = wordsIn(language)[`operationLog.gap.${last ? 'several' : 'single'}`] ?? ''
  return text.replace('{{first}}', first).replace('{{last}}', last)
}
