import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { provide } from '../../../lib/environment'
import { canKeepDrafts } from '../../../lib/form/drafts'
import { $unsaved } from '../../../lib/form/unsaved'
import { useText } from '../../../lib/text/use-text'
import { relogin } from '../../../session/relogin'
import { signedInUser, stayAfterSessionEnd } from '../../../session/session'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'

export default function EndedSessionDialog() {
  const { t } = useText()
  const unsaved = useStore($unsaved) > 0
  const [kept] = useState(() => canKeepDrafts(signedInUser()?.username))
  const cancel = () => {
    provide({ relogin })
    stayAfterSessionEnd()
  }
  return (
    <ConfirmDialog
      harmless
      title={t('app.t0100008')}
      verb={t('app.t0100010')}
      cancel={t('app.t0100002')}
      onConfirm={relogin}
      onCancel={cancel}
    >
      <p>{t('app.t0100007')}</p>
      {unsaved && <p>{t(kept ? 'session.lost.kept' : 'session.lost.discarded')}</p>}
    </ConfirmDialog>
  )
}
