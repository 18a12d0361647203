import { groupDigits } from './group-digits'
import { $i18n } from './i18n'
import { LANGUAGES } from './languages'

export const NO_VALUE = '–'

/** `4310`, `24 310`: grouped from five digits on, as SI writes it in every language; without Intl, which is slow to start on weak machines. */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return NO_VALUE
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = groupDigits(whole)
  const text = fraction === undefined ? grouped : grouped + decimalSign() + fraction
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** Where the language of the page differs from English. */
const marks = () => LANGUAGES.find(({ value }) => value === $i18n.get().language)

export const decimalSign = (): string => marks()?.decimal ?? '.'

/** With the space that the language has before a unit. */
export const withUnit = (value: number | string, unit: string): string => value + (marks()?.unit ?? ' ') + unit

export const formatPercent = (value: number, decimals = 0): string =>
  formatNumber(value, decimals) + (marks()?.percent ?? '%')
