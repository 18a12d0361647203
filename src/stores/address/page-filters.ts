import { createUrlFilters, type UrlFilters } from '../../lib/browser/url-filters'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { complain } from '../notices'

const LONGEST_SHOWN = 100

/** Filters in the address of a screen, which says what a link to it names that it does not have. */
export function createPageFilters<F extends object>(filters: UrlFilters<F>, cleared?: readonly string[]) {
  const { unknown, ...made } = createUrlFilters(filters, cleared)
  reportUnknown(unknown)
  return made
}

/** `parts` as `name=text`. */
export function reportUnknown(parts: readonly string[]): void {
  if (parts.length > 0) complain(['common.link.unknown', { parts: plainText(joinList(parts), LONGEST_SHOWN) }])
}
