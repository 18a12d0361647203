export const NO_VALUE = '–'
const GROUP_SPACE = '\u00a0'

/** Groups a whole number of five or more digits. */
export const groupDigits = (whole: string): string =>
  /\d{5}/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE) : whole

/** `4310`, `24 310`: grouped from five digits on, as SI writes it; without Intl, which is slow to start on weak machines. */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return NO_VALUE
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = groupDigits(whole)
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
