/** The country in the user's language, by its code where the browser knows no names. */
export function countryName(code: string, language: string): string {
  if (typeof Intl.DisplayNames !== 'function') return code
  return `${new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code} (${code})`
}
