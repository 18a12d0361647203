import type { Message } from '../text/message'
import type { Rule } from './rules'

/** The message of the first violated rule. */
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

/** Rules validate text: undefined, null, `false`, NaN and an empty list count as empty text. */
function asText(value: unknown): string {
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return ''
  return String(value)
}
