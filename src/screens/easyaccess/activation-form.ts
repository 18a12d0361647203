import { activateEasyAccess, type EasyAccessActivation } from '../../api/easyaccess'
import { createForm, type Form } from '../../lib/form/form'
import { length, nonEmpty, pattern, type Rule, required, trimmed } from '../../lib/form/rules'

export const ACCOUNT_LENGTH = { least: 4, most: 30 }
export const PASSWORD_LENGTH = { least: 6, most: 16 }

export const activationRules: { [F in keyof EasyAccessActivation]: readonly Rule<unknown>[] } = {
  partner_account: [
    required,
    trimmed(pattern(/^\w+$/, 'easyaccess.account.invalid')),
    trimmed(length(ACCOUNT_LENGTH.least, ACCOUNT_LENGTH.most))
  ],
  password: [nonEmpty, length(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most)]
}

export function createActivationForm(onActivated: () => unknown): Form<EasyAccessActivation> {
  return createForm<EasyAccessActivation>({
    initial: { partner_account: '', password: '' },
    rules: activationRules,
    async save({ partner_account, password }) {
      await activateEasyAccess({ partner_account: partner_account.trim(), password })
      await onActivated()
    }
  })
}
