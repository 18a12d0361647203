import type { Message } from '../text/message'
import type { CsvOptions } from './csv'

export type CsvChoices = Required<CsvOptions>

/** The first is the default. */
export const CSV_OPTIONS = { separator: [',', ';', '\t'], decimal: ['.', ','] } as const

export function validateCsvChoices({ separator, decimal }: CsvChoices): { decimal?: Message } {
  return separator === decimal ? { decimal: 'common.csv.sameSign' } : {}
}
