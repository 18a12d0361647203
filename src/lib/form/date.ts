import type { Message } from '../text/message'
import { ADDRESS, type FieldOptions, text } from './codecs'
import type { FieldEntry } from './field-table'
import type { Rule } from './rules'

const existing: Rule<unknown> = value => {
  if (!value) return
  const [, year = '', month = '', day = ''] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(value) ?? []
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = year !== '' && time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day)
  return exists ? undefined : 'common.date.invalid'
}

/** A day as the panel writes it; what it says of one that has passed is `DATE_CODES`. */
export const date = <V>(label: Message, options: FieldOptions<V> = {}): FieldEntry<string, string, V> => ({
  ...text(label, undefined, { ...options, trim: true, chars: ADDRESS, placeholder: 'YYYY/MM/DD', rules: [existing] }),
  control: 'numeric'
})

export const DATE_CODES = { in_the_past: 'common.date.past', invalid_date: 'common.date.invalid' } as const
