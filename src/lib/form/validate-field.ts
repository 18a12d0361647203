import type { Message } from '../text/message'
import type { Rule } from './rules'

/** What the first rule that is broken says. */
export function validateField<V>(
  rules: readonly Rule<V>[] | undefined,
  value: unknown,
  values: V
): Message | undefined {
  const text = asText(value)
  for (const rule of rules ?? []) {
    const error = rule(text, values)
    if (error) return error
  }
  return
}

/** Rules judge text: nothing, `false` and an empty list are the empty text. */
function asText(value: unknown): string {
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return ''
  return String(value)
}
