import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../dialog/confirm-dialog'

/** Leaves a form at once when nothing was changed, otherwise after a confirmation. */
export function useDiscard<V extends object>(form: Form<V>, leave: () => void) {
  const { t } = useStore($i18n)
  const [confirming, setConfirming] = useState(false)
  const discard = () => {
    form.discard()
    leave()
  }
  return {
    leave: () => (form.$changed.get().length > 0 ? setConfirming(true) : discard()),
    confirmation: confirming && (
      <ConfirmDialog
        title={t('common.discardTitle')}
        verb={t('common.discard')}
        cancel={t('common.keepEditing')}
        onConfirm={discard}
        onCancel={() => setConfirming(false)}
      >
        {t('common.discardText')}
      </ConfirmDialog>
    )
  }
}
