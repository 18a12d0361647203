import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../../lib/text/i18n'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import type { NodeEditor } from '../model'

interface Props {
  editor: NodeEditor
  onClose: () => void
}

export function DiscardDialog({ editor, onClose }: Props) {
  const { t } = useStore($i18n)
  return (
    <ConfirmDialog
      title={t('common.discardTitle')}
      verb={t('common.discard')}
      cancel={t('common.keepEditing')}
      onConfirm={() => {
        editor.discardChanges()
        onClose()
      }}
      onCancel={onClose}
    >
      {t('common.discardText')}
    </ConfirmDialog>
  )
}
