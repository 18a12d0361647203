import { useStore } from '@nanostores/preact'
import type { RefusalTexts } from '../../api/client/refusal-types'
import type { RestartRefusal } from '../../api/system-info'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { $hmiName } from '../../stores/hmi-name'
import { createImpact } from '../../stores/impact'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TextField } from '../../ui/form/text-field'
import { Impact } from '../../ui/impact/impact'
import type { SystemInfoModel } from './model'

const REASONS: RefusalTexts<RestartRefusal> = { busy: 'systemInfo.restart.updateRunning' }

export function RestartDialog({ model, onClose }: { model: SystemInfoModel; onClose: () => void }) {
  const { t } = useText()
  const name = useStore($hmiName)
  const form = useForm(() => model.restartForm())
  const $impact = useModel(() => createImpact('restart'))
  return (
    <FormDialog
      of={form}
      danger
      title={name ? t('systemInfo.restart.titleNamed', { name }) : t('systemInfo.restart.title')}
      save={t('systemInfo.restart.verb')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{t('systemInfo.restart.effects')}</p>
      <Impact from={$impact} />
      <TextField
        of={form}
        name="reason"
        label={t('common.term.reason')}
        hint={t('common.reason.hint')}
        required
        first
      />
    </FormDialog>
  )
}
