export type DecimalSign = '.' | ','

const GROUPS = /^(-?\d{1,3})((?:[ \u00a0\u2009\u202f]\d{3})+)(?=$|[.,])/
const ONE_SIGN = /^[^.,]*[.,][^.,]*$/
/** `1,500` is 1500 in some countries and 1.5 in others. */
const MAYBE_GROUPED = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * A number as people and spreadsheets write it, such as `1 500` or `4,2`, as digits with a point. Other text is only trimmed.
 * @returns undefined if the other sign than `decimal` may separate thousands
 */
export function plainNumber(text: string, decimal: DecimalSign = '.'): string | undefined {
  const trimmed = text.trim().replace(GROUPS, (_, first: string, groups: string) => first + groups.replace(/\D/g, ''))
  if (!ONE_SIGN.test(trimmed)) return trimmed
  if (!trimmed.includes(decimal) && MAYBE_GROUPED.test(trimmed)) return undefined
  return trimmed.replace(',', '.')
}

/** The decimal sign of the numbers of a file; undefined if none has a comma. */
export function decimalSignOf(numbers: readonly string[]): DecimalSign | undefined {
  const withComma = numbers.filter(text => text.includes(','))
  if (withComma.length === 0) return undefined
  return withComma.some(text => ONE_SIGN.test(text) && plainNumber(text) !== undefined) ? ',' : '.'
}

/** Both readings of an ambiguous number, each as it can be written without doubt. */
export function bothReadings(text: string, decimal: DecimalSign = '.'): { whole: string; fraction: string } {
  const trimmed = text.trim()
  return { whole: trimmed.replace(/[.,]/, ''), fraction: trimmed.replace(/[.,]/, decimal) }
}
