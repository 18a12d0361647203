import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useClose } from '../../../ui/dialog/use-close'
import type { TraceModel } from './model'

export function ClearDialog({ model, onClose }: { model: TraceModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const clear = async () => {
    await model.clear()
    close()
  }
  return (
    <ConfirmDialog
      title={t('opcuaTrace.clear.title')}
      verb={t('opcuaTrace.clear')}
      onConfirm={clear}
      onCancel={onClose}
    >
      <p>{t('opcuaTrace.clear.text')}</p>
    </ConfirmDialog>
  )
}
