import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../dialog/confirm-dialog'

/** Leaving a form: at once when nothing was changed, else after a question. */
export function useDiscard<V extends object>(form: Form<V>, leave: () => void) {
  const { t } = useStore($i18n)
  const [asking, setAsking] = useState(false)
  const discard = () => {
    form.discard()
    leave()
  }
  return {
    leave: () => (form.$changed.get().length > 0 ? setAsking(true) : discard()),
    question: asking && (
      <ConfirmDialog
        title={t('common.discardTitle')}
        verb={t('common.discard')}
        cancel={t('common.keepEditing')}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        {t('common.discardText')}
      </ConfirmDialog>
    )
  }
}
