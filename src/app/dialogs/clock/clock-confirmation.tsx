import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { spanText } from '../../../lib/text/time-span'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { createImpact } from '../../../stores/impact'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { Impact } from '../../../ui/impact/impact'
import { DataList, DataRow } from '../../../ui/page/data-list'
import { Banner } from '../../../ui/status/banner'
import type { ClockChange, ClockJump } from './clock-change'

/** Shows the jump and warns of its effects. */
export function ClockConfirmation({ jump, change }: { jump: ClockJump; change: ClockChange }) {
  const { t } = useText()
  const synchronised = useStore(change.$synchronised)
  const { from, to } = jump
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
      <DataList>
        {from !== undefined && <DataRow label={t('time.old')}>{showDeviceTime(from)}</DataRow>}
        <DataRow label={t('time.new')}>{showDeviceTime(to)}</DataRow>
        {from !== undefined && <DataRow label={t('time.jump')}>{spanText(to - from, t)}</DataRow>}
      </DataList>
      <Banner tone="warn" title={t('time.warning.title')}>
        {t('time.warning.text')}
      </Banner>
      <Impact from={$impact} />
      {synchronised && (
        <Banner tone="bad" role="alert" title={t('time.synchronised.title')}>
          {t('time.synchronised.text')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
