import { useText } from '../../../../lib/text/use-text'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import type { NodeEditor } from '../model'

interface Props {
  editor: NodeEditor
  onClose: () => void
}

export function DiscardDialog({ editor, onClose }: Props) {
  const { t } = useText()
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
