import type { Message } from '../text/message'
import type { DecimalSign } from '../text/numbers'

export interface CsvChoices {
  separator: ',' | ';' | '\t'
  decimal: DecimalSign
}

/** The first is the default. */
export const CSV_OPTIONS = { separator: [',', ';', '\t'], decimal: ['.', ','] } as const

export function validateCsvChoices({ separator, decimal }: CsvChoices): { decimal?: Message } {
  return separator === decimal ? { decimal: 'common.csv.sameSign' } : {}
}
