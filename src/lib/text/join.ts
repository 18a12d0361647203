import { $i18n } from './i18n'
import type { MessageKey } from './message'

/** The items of a list. */
export const joinList = (items: readonly string[]): string => join(items, 'common.join.items')

/** Sentences or parts of a time span. */
export const joinParts = (parts: readonly string[]): string => join(parts, 'common.join.parts')

/** A name and what explains it, in brackets. */
export const joinDetail = (name: string, detail: string): string => join([name, detail], 'common.join.detail')

/** With texts, as languages differ in separators and spaces; Safari before 14.1 lacks `Intl.ListFormat`. */
function join(texts: readonly string[], key: MessageKey): string {
  const { t } = $i18n.get()
  return texts.length > 0 ? texts.reduce((before, next) => t(key, { before, next })) : ''
}
