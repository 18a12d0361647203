import { useState } from 'react'
import { type LeavingQuestion, unsavedInputs } from '../../../lib/form/unsaved'
import { useText } from '../../../lib/text/use-text'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { confirmLeaving, stay } from '../../shell/navigation'

const DISCARDS: LeavingQuestion = {
  title: 'shell.leaving.title',
  text: 'common.discardText',
  stay: 'shell.leaving.stay'
}

export default function LeavingDialog() {
  const { t } = useText()
  const [question] = useState(questionOf)
  return (
    <ConfirmDialog
      title={t(question.title)}
      verb={t('shell.leaving.leave')}
      cancel={t(question.stay ?? 'common.cancel')}
      onConfirm={confirmLeaving}
      onCancel={stay}
    >
      <p>{t(question.text)}</p>
    </ConfirmDialog>
  )
}

/** That of the page's only input; of several, some may be lost. */
function questionOf(): LeavingQuestion {
  const [input, ...others] = unsavedInputs
  return (others.length === 0 && input?.question?.()) || DISCARDS
}
