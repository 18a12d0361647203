import { detailsOf } from '../../lib/remote/failure-text'
import type { Message, MessageKey } from '../../lib/text/message'

/** Where a cause is removed: another screen, a field of this one by its name and label, or a dialog. */
export type Fix =
  | { text: Message; path: string }
  | { text: Message; onPress: () => void }
  | { field: string; label: string }

export interface Fault {
  /** Missing for a code that this console does not know. */
  title?: Message | undefined
  remedy?: Message | undefined
  fixes?: readonly Fix[] | undefined
  /** A code and the other side's own words. */
  details: string
}

/** What a code means. */
export interface FaultText<F extends string = string> {
  title: MessageKey
  remedy: MessageKey
  /** The fields of this screen that may be at fault. */
  fields?: readonly F[]
  fixes?: readonly Fix[]
}

/** `labels` are those of the fields; `words` the other side's own. */
export function faultOf<F extends string>(
  { title, remedy, fields = [], fixes = [] }: FaultText<F>,
  code: string,
  words: string,
  labels: Partial<Record<F, string>> = {}
): Fault {
  const toFields = fields.map(field => ({ field, label: labels[field] ?? '' }))
  return { title, remedy, fixes: [...toFields, ...fixes], details: detailsOf(code, words) }
}
