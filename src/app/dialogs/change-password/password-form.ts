import type { FieldTexts } from '../../../api/client/refusal-types'
import { passwordReset } from '../../../api/generated/limits/accounts'
import type { OwnPasswordFault } from '../../../api/own-account'
import { createForm, type Form } from '../../../lib/form/form'
import { passwordPolicy } from '../../../lib/form/password-policy'
import { differsFrom, nonEmpty, sameAs } from '../../../lib/form/rules'
import { refusalOf } from '../../../lib/remote/failure'
import { changePassword } from '../../../session/own-account'
import { notify } from '../../../stores/notices'

const CODES: FieldTexts<OwnPasswordFault> = {
  same_password: 'common.password.same',
  weak_password: 'session.password.weak',
  too_short: 'session.password.weak',
  too_long: 'session.password.weak'
}

export interface OwnPassword {
  current: string
  password: string
  repeated_password: string
}

/** A wrong current password is emptied; the new one need not be typed again. */
export function createOwnPassword(username: string): Form<OwnPassword> {
  const form = createForm<OwnPassword>({
    initial: { current: '', password: '', repeated_password: '' },
    rules: {
      current: [nonEmpty],
      password: [
        nonEmpty,
        value => passwordPolicy(value, username, passwordReset.password),
        differsFrom('current', 'common.password.same')
      ],
      repeated_password: [nonEmpty, sameAs('password')]
    },
    codes: CODES,
    async save({ current, password }) {
      try {
        await changePassword(current, password)
        notify('session.password.changed')
      } catch (error) {
        if (refusalOf(error)?.fields.current) form.set('current', '')
        throw error
      }
    }
  })
  return form
}
