import { useState } from 'react'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { ConfirmDialog } from './confirm-dialog'

/** Leaves a form at once when it is short or nothing was changed, otherwise after a confirmation. */
export function useDiscard<V extends object>(form: Form<V>, leave: () => void, short: boolean) {
  const { t } = useText()
  const [confirming, setConfirming] = useState(false)
  const discard = () => {
    form.discard()
    leave()
  }
  return {
    leave: () => (!short && form.$changed.get().length > 0 ? setConfirming(true) : discard()),
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
