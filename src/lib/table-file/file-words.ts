import type { Language } from '../text/languages'

/** The language of titles and codes in a file for people; undefined in one for programs. */
export type FileLanguage = Language | undefined

/** A code in a file: what programs read, and what people read in each language. */
export type Code = { programs: string } & Record<Language, string>

export const YES: Code = { programs: 'yes', en: 'Yes', ja: 'はい', ko: '예' }
export const NO: Code = { programs: 'no', en: 'No', ja: 'いいえ', ko: '아니요' }

export const writeCode = (code: Code, language: FileLanguage): string => code[language ?? 'programs']

/** Whether a cell is the code, for programs or in any language, whatever the language of the page is. */
export const isCode = (code: Code, cell: string): boolean =>
  Object.values(code).some(word => word.toLowerCase() === cell.trim().toLowerCase())
