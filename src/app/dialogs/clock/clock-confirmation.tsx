import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { createImpact } from '../../../stores/impact'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { ClockEffects, type ClockJump } from '../../../ui/impact/clock-effects'
import { Banner } from '../../../ui/status/banner'
import type { ClockChange } from './clock-change'

/** Shows the jump and warns of its effects. */
export function ClockConfirmation({ jump, change }: { jump: ClockJump; change: ClockChange }) {
  const { t } = useText()
  const synchronised = useStore(change.$synchronised)
  const $impact = useModel(() => createImpact('clock'))
  const confirm = async () => {
    if (await change.confirm()) closeDialog()
  }
  return (
    <ConfirmDialog
      harmless
      title={t('time.confirmTitle')}
      verb={t('time.confirm')}
      onConfirm={confirm}
      onCancel={closeDialog}
    >
      <ClockEffects jump={jump} impact={$impact} />
      {synchronised && (
        <Banner tone="bad" role="alert" title={t('time.synchronised.title')}>
          {t('time.synchronised.text')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
