import { joinDetail } from '../../lib/text/join'
/** The country in the user's language, or its code if the browser has no name for it. */
export function countryName(code: string, language: string): string {
  if (typeof Intl.DisplayNames !== 'function') return code
  return joinDetail(new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code, code)
}
