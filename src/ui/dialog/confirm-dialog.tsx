import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { ApiError } from '../../lib/remote/failure'
import type { CodeTexts } from '../../lib/text/code-texts'
import { $i18n } from '../../lib/text/i18n'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { FailureBanner } from '../page/failure-banner'
import { Modal } from './modal'

export interface ConfirmDialogProps {
  title: string
  /** Names the thing and what will happen. */
  children: Children
  /** The verb on the button, as in 'Stop server'. */
  verb: string
  cancel?: string
  reasons?: CodeTexts
  /** For what neither destroys nor stops anything. */
  harmless?: boolean
  /** While its promise is open the button is busy; its failure is shown here. */
  onConfirm: () => unknown
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, verb, cancel, reasons, harmless, onConfirm, onCancel } = props
  const { t } = useStore($i18n)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal described title={title} onCancel={onCancel}>
      {children}
      {failure && <FailureBanner error={failure} reasons={reasons} />}
      <Actions>
        <Button onClick={onCancel}>{cancel ?? t('common.cancel')}</Button>
        <Button kind={harmless ? 'primary' : 'danger'} busy={busy} onClick={confirm}>
          {verb}
        </Button>
      </Actions>
    </Modal>
  )
}
