import { useStore } from '@nanostores/preact'
import type { SaveQuestion } from '../../lib/form/save-question'
import { useText } from '../../lib/text/use-text'
import type { Fault } from '../status/fault'
import { FaultBanner } from '../status/fault-banner'
import { ConfirmDialog } from './confirm-dialog'

interface SaveQuestionDialogProps<R> {
  of: SaveQuestion<R>
  faultOf: (failed: R) => Fault | undefined
}

/** Before values are saved whose test has just failed. */
export function SaveQuestionDialog<R>({ of: { $asked, answer }, faultOf }: SaveQuestionDialogProps<R>) {
  const { t } = useText()
  const failed = useStore($asked)
  if (failed === undefined) return null
  const fault = faultOf(failed)
  return (
    <ConfirmDialog
      title={t('common.path.failed')}
      verb={t('common.path.failed.save')}
      cancel={t('common.keepEditing')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {fault && <FaultBanner fault={{ ...fault, fixes: [] }} />}
      <p>{t('common.path.failed.text')}</p>
    </ConfirmDialog>
  )
}
