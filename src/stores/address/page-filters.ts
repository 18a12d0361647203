import { createUrlFilters, type UnknownPart, type UrlFilters } from '../../lib/browser/url-filters'
import { $i18n } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { complain } from '../notices'

const LONGEST_SHOWN = 100

/** Filters in the address of a screen, which says what a link to it names that it does not have. */
export function createPageFilters<F extends object>(filters: UrlFilters<F>, cleared?: readonly string[]) {
  const { unknown, ...made } = createUrlFilters(filters, { cleared })
  reportUnknown(unknown)
  return made
}

export function reportUnknown(parts: readonly UnknownPart[]): void {
  if (parts.length === 0) return
  const { t } = $i18n.get()
  const shown = parts.map(({ label, text }) => t('common.labelled', { label: t(label), value: text }))
  complain(['common.link.unknown', { parts: plainText(joinList(shown), LONGEST_SHOWN) }])
}
