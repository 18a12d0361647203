import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { RadioField } from '../../ui/form/radio-field'
import type { OperationLogModel } from './model'

const POLICIES = ['overwrite', 'stop'] as const

export function PolicyDialog({ model, onClose }: { model: OperationLogModel; onClose: () => void }) {
  const { t } = useText()
  const $policy = useModel(model.policy)
  const options = POLICIES.map(value => ({ value, text: t(`operationLog.policy.${value}`) }))
  const label = t('operationLog.policy')
  return (
    <EditDialog
      from={$policy}
      edit={model.policyForm}
      title={t('operationLog.policy.title')}
      labels={{ when_full: label }}
      textOf={(_, value) => t(`operationLog.policy.${value}`)}
      onClose={onClose}
      onSaved={() => notify('operationLog.policy.saved')}
    >
      {form => (
        <RadioField of={form} name="when_full" label={label} options={options} hint={t('operationLog.policy.hint')} />
      )}
    </EditDialog>
  )
}
