import { createForm } from '../../lib/form/form'
import { required } from '../../lib/form/rules'

/** Where the panel will be reached, typed once more. */
export function createUncheckedForm(expected: string) {
  const same = (text: string) => text.trim().toLowerCase() === expected.toLowerCase()
  return createForm({
    initial: { address: '' },
    rules: { address: [required, value => (same(value) ? undefined : 'safeApplyDialog.retype.differs')] },
    save: () => Promise.resolve()
  })
}
