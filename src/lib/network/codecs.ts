import { ADDRESS, type FieldOptions, NAME, text } from '../form/codecs'
import type { FieldEntry } from '../form/field-table'
import type { Message } from '../text/message'
import { email as validEmail, host as validHost } from './host-rules'
import { ipv4 } from './ipv4-rules'

/** An IPv4 address. */
export const address = <V>(label: Message, options: FieldOptions<V> = {}): FieldEntry<string, string, V> => ({
  ...text(label, undefined, { ...options, trim: true, rules: [ipv4, ...(options.rules ?? [])] }),
  control: 'decimal',
  chars: ADDRESS
})

/** The name or the address of a host. */
export const host = <V>(label: Message, options: FieldOptions<V> = {}): FieldEntry<string, string, V> =>
  text(label, undefined, { ...options, chars: NAME, trim: true, rules: [validHost, ...(options.rules ?? [])] })

/** An email address. */
export const email = <V>(label: Message, options: FieldOptions<V> = {}): FieldEntry<string, string, V> => ({
  ...text(label, undefined, { chars: NAME, ...options, trim: true, rules: [validEmail, ...(options.rules ?? [])] }),
  control: 'email'
})
