import { differsFrom, length, pattern, type Rule, requiredExactly, sameAs } from '../../lib/form/rules'

export interface PasswordChange {
  current: string
  password: string
  confirm: string
}

const SHORTEST = 8
const LONGEST = 64

/** What the keyboard on the panel's own screen can type. */
export const TYPEABLE = '! # $ % & ( ) * + , - . / : ; = ? @ _'

export const onPanelKeyboard = pattern(/^[A-Za-z0-9!#$%&()*+,./:;=?@_-]*$/, 'systemPassword.password.keyboard')

export const passwordRules = {
  current: [requiredExactly],
  password: [
    requiredExactly,
    onPanelKeyboard,
    length(SHORTEST, LONGEST),
    differsFrom('current', 'systemPassword.password.same')
  ],
  confirm: [requiredExactly, sameAs('password')]
} satisfies { [F in keyof PasswordChange]: Rule<PasswordChange>[] }
