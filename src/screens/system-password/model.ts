import type { FieldTexts, RefusalTexts } from '../../api/client/refusal-types'
import {
  changeSystemPassword,
  listSystemPasswords,
  type SystemLevel,
  type SystemPasswordFault,
  type SystemPasswordRefusal
} from '../../api/system-passwords'
import { createForm, type Form } from '../../lib/form/form'
import { refusalOf } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import { notify } from '../../stores/notices'
import { type PasswordChange, passwordRules } from './password-rules'

const POLL_SECONDS = 15

const CODES: FieldTexts<SystemPasswordFault> = {
  factory_password: 'systemPassword.password.factory',
  same_password: 'common.password.same',
  pattern: 'systemPassword.password.keyboard'
}

export type SystemPasswordModel = ReturnType<typeof createSystemPassword>

/** The level passwords of the device, not the password of the user's account. */
export function createSystemPassword() {
  const $passwords = polled(listSystemPasswords, { everySeconds: POLL_SECONDS })

  const changeForm = (level: SystemLevel): Form<PasswordChange> => {
    const form = createForm<PasswordChange>({
      initial: { current: '', password: '', repeated_password: '' },
      rules: passwordRules,
      codes: CODES,
      async save({ current, password }) {
        try {
          const { ended } = await changeSystemPassword(level, { current, password })
          notify(['systemPassword.changed', { count: ended }])
        } catch (error) {
          if (refusalOf(error)?.fields.current) form.set('current', '')
          throw error
        } finally {
          void $passwords.reload()
        }
      }
    })
    return form
  }

  return { $passwords, changeForm }
}

/** Errors of the panel while it applies a valid new password. */
export const REASONS: RefusalTexts<SystemPasswordRefusal, 'wrong_password'> = {
  password_change_failed: 'systemPassword.failure.change',
  verify_failed: 'systemPassword.failure.validation'
}
