import type { RuntimeAccountSettings } from '../../api/enhanced-security'
import { length, nonEmpty, pattern, type Rule, required } from '../../lib/form/rules'
import type { ValidityInput } from './validity'

/** The password is empty when an account is edited; it has a separate form. */
export type AccountInput = Omit<RuntimeAccountSettings, 'valid_minutes'> & ValidityInput & { password: string }

export const LONGEST_NAME = 20
export const SHORTEST_PASSWORD = 4
export const LONGEST_PASSWORD = 16

/** ASCII letters, digits, and Chinese, Japanese or Korean characters. */
const NAME = /^\s*(?:[A-Za-z0-9\u30FC]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})*\s*$/u

export const NAME_RULES: readonly Rule<unknown>[] = [
  required,
  pattern(NAME, 'enhancedSecurity.name.letters'),
  length(1, LONGEST_NAME)
]

export const PASSWORD_RULES: readonly Rule<unknown>[] = [
  nonEmpty,
  pattern(/^[A-Za-z0-9]*$/, 'enhancedSecurity.password.letters'),
  length(SHORTEST_PASSWORD, LONGEST_PASSWORD)
]
