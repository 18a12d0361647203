import { systemPasswordChange } from '../../api/generated/limits/system-passwords'
import { differsFrom, length, nonEmpty, pattern, type Rule, sameAs } from '../../lib/form/rules'

export interface PasswordChange {
  current: string
  password: string
  repeated_password: string
}

/** The special characters of the keyboard on the panel's screen. */
export const SPECIAL_CHARACTERS = '! # $ % & ( ) * + , - . / : ; = ? @ _'

export const onPanelKeyboard = pattern(/^[A-Za-z0-9!#$%&()*+,./:;=?@_-]*$/, 'systemPassword.password.keyboard')

export const passwordRules = {
  current: [nonEmpty],
  password: [
    nonEmpty,
    onPanelKeyboard,
    length(...systemPasswordChange.password),
    differsFrom('current', 'common.password.same')
  ],
  repeated_password: [nonEmpty, sameAs('password')]
} satisfies { [F in keyof PasswordChange]: Rule<PasswordChange>[] }
