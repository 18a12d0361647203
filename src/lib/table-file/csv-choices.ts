import { decimalSign } from '../text/format'
import { $i18n } from '../text/i18n'
import type { Message } from '../text/message'
import type { DecimalSign } from '../text/numbers'
import type { FileLanguage } from './file-words'

export interface CsvPurpose {
  purpose: 'reading' | 'programs'
}

export interface CsvChoices extends CsvPurpose {
  separator: ',' | ';' | '\t'
  decimal: DecimalSign
}

/** The first is the default. */
export const PURPOSE_OPTIONS = { purpose: ['reading', 'programs'] } as const

/** By default what spreadsheets expect in the language of the page: a semicolon where the comma is the decimal sign. */
export function csvOptions() {
  const isComma = decimalSign() === ','
  return {
    ...PURPOSE_OPTIONS,
    separator: [isComma ? ';' : ',', ',', ';', '\t'],
    decimal: [isComma ? ',' : '.', '.', ',']
  } as const
}

/** A file for people is in the language of the page. */
export const languageFor = ({ purpose }: CsvPurpose): FileLanguage =>
  purpose === 'reading' ? $i18n.get().language : undefined

export function validateCsvChoices({ separator, decimal }: CsvChoices): { decimal?: Message } {
  return separator === decimal ? { decimal: 'common.csv.sameSign' } : {}
}
