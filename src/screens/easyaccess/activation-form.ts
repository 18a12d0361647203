import { activateEasyAccess, type EasyAccessActivation } from '../../api/easyaccess'
import { easyAccessActivation } from '../../api/generated/limits/easyaccess'
import { createForm, type Form } from '../../lib/form/form'
import { length, nonEmpty, pattern, type Rule, required, trimmed } from '../../lib/form/rules'

export const activationRules: { [F in keyof EasyAccessActivation]: readonly Rule<unknown>[] } = {
  partner_account: [
    required,
    trimmed(pattern(/^\w+$/, 'easyaccess.account.invalid')),
    trimmed(length(...easyAccessActivation.partner_account))
  ],
  password: [nonEmpty, length(...easyAccessActivation.password)]
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
