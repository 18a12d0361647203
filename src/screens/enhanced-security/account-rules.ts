import type { RuntimeAccountSettings } from '../../api/enhanced-security'
import { newRuntimeAccount } from '../../api/generated/limits/enhanced-security'
import { choice, flag, setOf, text } from '../../lib/form/codecs'
import { fields } from '../../lib/form/field-table'
import { length, nonEmpty, pattern, type Rule, required } from '../../lib/form/rules'
import { DURATION_RULES, isLimited, normalizeValidity, type ValidityInput } from './validity'

export type AccountInput = Omit<RuntimeAccountSettings, 'valid_minutes'> & ValidityInput
export type NewAccountInput = AccountInput & { password: string }

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

const limited = { applies: isLimited, required: true }
const TABLE = fields<AccountInput, AccountInput>({
  username: text('common.term.account', undefined, {
    trim: true,
    required: true,
    hint: ['enhancedSecurity.name.hint', { most: newRuntimeAccount.username[1] }],
    rules: NAME_RULES
  }),
  classes: setOf('enhancedSecurity.classes', String, { hint: 'enhancedSecurity.classes.hint' }),
  browse: flag('enhancedSecurity.browse'),
  read: flag('enhancedSecurity.read'),
  write: flag('enhancedSecurity.write'),
  hidden: flag('enhancedSecurity.hiddenUser', { hint: 'enhancedSecurity.hiddenUser.hint' }),
  validity: choice(
    'common.term.validity',
    {
      permanent: 'enhancedSecurity.validity.permanent',
      limited: 'enhancedSecurity.validity.limited',
      untilRestart: 'enhancedSecurity.validity.untilRestart'
    },
    { hint: ({ validity }) => (validity === 'permanent' ? undefined : 'enhancedSecurity.validity.hint') }
  ),
  duration: {
    ...text('enhancedSecurity.duration', undefined, { ...limited, rules: DURATION_RULES }),
    control: 'numeric'
  },
  unit: choice(
    'common.term.unit',
    {
      minutes: 'enhancedSecurity.unit.minutes',
      hours: 'enhancedSecurity.unit.hours',
      days: 'enhancedSecurity.unit.days'
    },
    limited
  )
})

export const ACCOUNT = { ...TABLE, normalize: (values: AccountInput) => normalizeValidity(TABLE.normalize(values)) }
