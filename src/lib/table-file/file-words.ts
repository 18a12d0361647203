import type { Language } from '../text/languages'
import type { MessageKey } from '../text/message'

/** The language of titles and codes in a file for people; undefined in one for programs. */
export type FileLanguage = Language | undefined

declare global {
  /** The text of a key in the languages of the bundle, where it is not that of English; the build writes it in place of the call. */
  function inOtherLanguages(key: MessageKey): Readonly<Record<Language, string>>
}

/** A code in a file: what programs read, and what people read in each language. */
export type Code = Readonly<{ programs: string; en: string } & Record<Language, string>>

export const YES: Code = { programs: 'yes', en: 'Yes', ...inOtherLanguages('common.term.yes') }
export const NO: Code = { programs: 'no', en: 'No', ...inOtherLanguages('common.term.no') }

export const writeCode = (code: Code, language: FileLanguage): string => code[language ?? 'programs'] ?? code.en

/** Whether a cell is the code, for programs or in any language, whatever the language of the page is. */
export const isCode = (code: Code, cell: string): boolean =>
  Object.values(code).some(word => word.toLowerCase() === cell.trim().toLowerCase())
