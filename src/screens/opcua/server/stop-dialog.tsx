import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useClose } from '../../../ui/dialog/use-close'
import { RestartNotice } from '../restart-notice'
import type { ServerTabModel } from './model'
import { SERVER_REASONS } from './texts'

export type StopKind = 'stop' | 'restart'

interface Props {
  model: ServerTabModel
  kind: StopKind
  onClose: () => void
}

export function StopDialog({ model, kind, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const confirm = async () => {
    await model[kind]()
    close()
  }
  return (
    <ConfirmDialog
      title={t(`opcuaServer.${kind}.title`)}
      verb={t(`opcuaServer.${kind}`)}
      reasons={SERVER_REASONS}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <RestartNotice until={kind} />
    </ConfirmDialog>
  )
}
