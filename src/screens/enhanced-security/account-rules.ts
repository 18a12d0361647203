import type { RuntimeAccountSettings } from '../../api/enhanced-security'
import { newRuntimeAccount } from '../../api/generated/limits/enhanced-security'
import { length, nonEmpty, pattern, type Rule, required } from '../../lib/form/rules'
import type { ValidityInput } from './validity'

/** The password is empty when an account is edited; it has a separate form. */
export type AccountInput = Omit<RuntimeAccountSettings, 'valid_minutes'> & ValidityInput & { password: string }

const [least, most] = newRuntimeAccount.password
export const PASSWORD_PARAMS = { least, most }

/** ASCII letters, digits, and Chinese, Japanese or Korean characters. */
const NAME =
  /^\s*(?:(?:[A-Za-z0-9\u30FC]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})+\s*)?$/u

export const NAME_RULES: readonly Rule<unknown>[] = [
  required,
  pattern(NAME, 'enhancedSecurity.name.letters'),
  length(...newRuntimeAccount.username)
]

export const PASSWORD_RULES: readonly Rule<unknown>[] = [
  nonEmpty,
  pattern(/^[A-Za-z0-9]*$/, 'enhancedSecurity.password.letters'),
  length(least, most)
]
